import { Fragment } from 'react'
import { uiText } from '../text/uiText.ts'
import { useText } from '../text/useText.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import styles from './Skeleton.module.css'

export interface SkeletonProps {
  /** A line of text, a block of a given height, a circle, or a list row. */
  shape?: 'line' | 'block' | 'round' | 'row' | undefined
  /** Any CSS length. */
  width?: string | number | undefined
  height?: string | number | undefined
  /** Number of placeholders, stacked. */
  count?: number | undefined
  /** Announces "Loading…" once to screen readers; set it on one skeleton per view. */
  announced?: boolean | undefined
}

/**
 * Set by script, because a style attribute in server markup would violate a strict
 * Content-Security-Policy. Until then the shape has its default size.
 */
const sized = (width: Length, height?: Length) => (element: HTMLElement | null) => {
  if (!element) return
  element.style.inlineSize = length(width)
  element.style.blockSize = length(height)
}

type Length = string | number | undefined
const length = (value: Length = '') => (typeof value === 'number' ? `${value}px` : value)

const ragged = ['62%', '78%', '54%', '70%']

/** A placeholder for loading content, in its final size, so that nothing jumps. */
export function Skeleton({ shape = 'line', width, height, count = 1, announced }: SkeletonProps) {
  const t = useText(uiText)
  const widthOf = (index: number) =>
    width ?? (shape === 'line' ? ragged[index % ragged.length] : undefined)
  return (
    <>
      {announced && (
        <VisuallyHidden>
          <span role="status">{t('loading')}</span>
        </VisuallyHidden>
      )}
      {Array.from({ length: count }, (_, index) => (
        <Fragment key={index}>
          {shape === 'row' ? (
            <span className={styles.row} ref={sized(undefined, height)} aria-hidden="true">
              <span className={styles.skeleton} data-shape="round" />
              <span
                className={styles.skeleton}
                data-shape="line"
                ref={sized(`${38 - (index % 3) * 6}%`)}
              />
              <span className={styles.skeleton} data-shape="line" ref={sized(88)} />
            </span>
          ) : (
            <span
              className={styles.skeleton}
              data-shape={shape}
              ref={sized(widthOf(index), height)}
              aria-hidden="true"
            />
          )}
        </Fragment>
      ))}
    </>
  )
}
