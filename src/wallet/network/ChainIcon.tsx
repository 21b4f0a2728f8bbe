import { useState } from 'react'
import styles from './ChainIcon.module.css'

export interface ChainIconProps {
  name: string
  icon?: string | undefined
  /** Any CSS colour, behind the icon. */
  background?: string | undefined
  /** Width and height in pixels. */
  size?: 24 | 28 | undefined
}

/** A network's icon next to its name; the first letter if it has none, or if loading fails. */
export function ChainIcon({ name, icon, background, size = 28 }: ChainIconProps) {
  const [broken, setBroken] = useState<string>()
  const shown = icon !== broken ? icon : undefined
  if (!shown) {
    return (
      <span className={styles.icon} data-letter="" data-size={size} aria-hidden="true">
        {[...name][0]?.toUpperCase()}
      </span>
    )
  }
  return (
    <span className={styles.icon} data-size={size} aria-hidden="true">
      {/* Set through the DOM, because a style attribute in server markup would violate a strict Content-Security-Policy. */}
      {background && (
        <svg className={styles.ground} viewBox="0 0 1 1">
          <rect width="1" height="1" fill={background} />
        </svg>
      )}
      <img src={shown} width={size} height={size} alt="" onError={() => setBroken(shown)} />
    </span>
  )
}
