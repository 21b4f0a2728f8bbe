import { type CSSProperties, useState } from 'react'
import { markHue } from './markHue.ts'
import styles from './Mark.module.css'

export interface MarkProps {
  /** URL of its picture. */
  src?: string | undefined
  /** What it represents, such as a symbol or name. Its first letters replace a missing picture. */
  label: string
  /** Determines the color behind the letters, so that two marks with the same letters differ. */
  seed: string
  /** Width and height in pixels. */
  size?: number | undefined
}

/**
 * The mark of a token, a network, or an app, in a box of fixed size: its picture, or its first
 * letters on a color if it has none, while it loads, and if it can't be loaded. Decorative: the
 * name is always next to it.
 */
export function Mark({ src, label, seed, size = 32 }: MarkProps) {
  const [seen, setSeen] = useState<{ src: string; loaded: boolean }>()
  const loaded = seen?.src === src ? seen?.loaded : undefined
  const isShown = src !== undefined && loaded !== false
  // A picture in the browser's cache is shown in the first frame.
  const ready = (img: HTMLImageElement | null) => {
    if (src !== undefined && loaded === undefined && img?.complete && img.naturalWidth > 0)
      setSeen({ src, loaded: true })
  }
  return (
    <span
      className={styles.mark}
      style={{ inlineSize: size, blockSize: size, '--hue': markHue(seed) } as CSSProperties}
      data-size={size < 20 ? 'xs' : size < 28 ? 's' : undefined}
      data-status={isShown ? (loaded ? 'loaded' : 'loading') : 'letters'}
      aria-hidden="true"
    >
      {/* Drawn with CSS, because the letters aren't part of the surrounding text. */}
      <span className={styles.letters} data-letters={lettersOf(label, size)} />
      {isShown && (
        <img
          key={src}
          ref={ready}
          src={src}
          width={size}
          height={size}
          alt=""
          draggable={false}
          onLoad={() => setSeen({ src, loaded: true })}
          onError={() => setSeen({ src, loaded: false })}
        />
      )}
    </span>
  )
}

/** Up to three letters of a short word, two of a long one, and one where there is little room. */
function lettersOf(label: string, size: number): string {
  const letters = [...label.trim()]
  return letters.slice(0, size < 20 ? 1 : letters.length > 3 ? 2 : 3).join('') || '?'
}
