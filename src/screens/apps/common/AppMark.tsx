import { Mark } from '#ui'
import type { NamedPicture } from '#screens/common/marks'
import { useStoredApps } from '#screens/core/stores'

export interface AppMarkProps {
  name: string
  url: string
  icon?: NamedPicture | undefined
  /** Width and height in pixels. */
  size?: number
}

/**
 * An app's icon, or its initials: a picture from another host is loaded only if the user has chosen
 * to, since that host would learn who views the list.
 */
export function AppMark({ name, url, icon, size = 40 }: AppMarkProps) {
  const [{ showsIcons }] = useStoredApps()
  const isShown = icon && (icon.host === undefined || showsIcons)
  return (
    <Mark src={isShown ? icon.src : undefined} label={name.toUpperCase()} seed={url} size={size} />
  )
}
