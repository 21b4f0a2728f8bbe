import { Mark } from '#ui'

/**
 * An app's initials. Its icon isn't loaded: its host would learn who views the list.
 */
export const AppMark = ({ name, url, size = 40 }: { name: string; url: string; size?: number }) => (
  <Mark label={name.toUpperCase()} seed={url} size={size} />
)
