import type { CSSProperties } from 'react'
import styles from './TokenMark.module.css'

export interface TokenMarkProps {
  symbol: string
  /** Determines the color, so that two tokens with the same symbol look different. */
  address: string
  /** Width and height in pixels. */
  size?: number | undefined
}

/**
 * A tile with the first letters of a token's symbol. Token images are not loaded, because their
 * hosts could track users.
 */
export function TokenMark({ symbol, address, size = 32 }: TokenMarkProps) {
  const letters = [...symbol.trim()].slice(0, symbol.length > 3 ? 2 : 3).join('')
  const hue = (Number.parseInt(address.slice(2, 8), 16) || 0) % 360
  return (
    <span
      className={styles.mark}
      style={{ inlineSize: size, blockSize: size, '--hue': hue } as CSSProperties}
      data-size={size < 28 ? 's' : undefined}
      aria-hidden="true"
    >
      <bdi>{letters || '?'}</bdi>
    </span>
  )
}
