import { useState } from 'react'
import { shownIcon } from '../catalog/shownIcon.ts'
import styles from './WalletIcon.module.css'

export interface WalletIconProps {
  name: string
  icon?: string | undefined
  /** Width and height in pixels. */
  size: 32 | 44 | 56
}

/**
 * A wallet's icon next to its name; the first letter if it has none, or none that is safe to show.
 */
export function WalletIcon({ name, icon, size }: WalletIconProps) {
  const [broken, setBroken] = useState<string>()
  const data = shownIcon(icon)
  const shown = data === broken ? undefined : data
  return shown ? (
    <img
      className={styles.icon}
      data-size={size}
      src={shown}
      width={size}
      height={size}
      alt=""
      onError={() => setBroken(shown)}
    />
  ) : (
    <span className={styles.icon} data-size={size} aria-hidden="true">
      {[...name][0]?.toUpperCase()}
    </span>
  )
}
