import { useState } from 'react'
import styles from './ChainIcon.module.css'
import { useNetworkMark } from './marks/useNetworkMark.ts'
import type { NetworkChoice } from './networkChoices.ts'

export interface ChainIconProps {
  network: NetworkChoice
  /** Width and height in pixels. */
  size?: 24 | 28 | undefined
}

/**
 * A network's icon next to its name: the app's own, otherwise the kit's mark; the first letter if
 * there is none, or if loading fails.
 */
export function ChainIcon({
  network: { id, name, icon, iconBackground },
  size = 28,
}: ChainIconProps) {
  const [broken, setBroken] = useState<string>()
  const own = icon !== undefined && icon !== broken
  const mark = useNetworkMark(own ? undefined : id)
  const shown = own ? icon : mark
  return (
    <span
      className={styles.icon}
      data-letter={shown === undefined ? '' : undefined}
      data-size={size}
      aria-hidden="true"
    >
      {/* Set through the DOM, because a style attribute in server markup would violate a strict
          Content-Security-Policy. */}
      {own && iconBackground && (
        <svg className={styles.ground} viewBox="0 0 1 1">
          <rect width="1" height="1" fill={iconBackground} />
        </svg>
      )}
      {shown === undefined
        ? [...name][0]?.toUpperCase()
        : shown && (
            <img src={shown} width={size} height={size} alt="" onError={() => setBroken(shown)} />
          )}
    </span>
  )
}
