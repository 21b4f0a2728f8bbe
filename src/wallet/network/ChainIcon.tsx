import { useState } from 'react'
import styles from './ChainIcon.module.css'

export interface ChainIconProps {
  name: string
  icon?: string | undefined
  /** Any CSS colour, behind the picture. */
  background?: string | undefined
  /** Width and height in pixels. */
  size?: number | undefined
}

/** A network's picture beside its name; its first letter where it has none, or where it does not come. */
export function ChainIcon({ name, icon, background, size = 28 }: ChainIconProps) {
  const [broken, setBroken] = useState<string>()
  const shown = icon !== broken ? icon : undefined
  return (
    <span className={styles.icon} data-letter={shown ? undefined : true} style={{ inlineSize: size, blockSize: size, fontSize: size * 0.5, background: shown && background }} aria-hidden="true">
      {shown ? <img src={shown} width={size} height={size} alt="" onError={() => setBroken(shown)} /> : [...name][0]?.toUpperCase()}
    </span>
  )
}
