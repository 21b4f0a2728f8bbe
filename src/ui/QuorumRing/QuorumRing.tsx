import type { CSSProperties } from 'react'
import { uiText } from '../text/uiText.ts'
import { useText } from '../text/useText.ts'
import styles from './QuorumRing.module.css'
import { RingMark, type RingSize, type RingStatus } from './RingMark.tsx'
import { ringSegments } from './segments.ts'

export interface QuorumRingProps {
  signed: number
  /** The threshold, which is the number of segments. */
  required: number
  status?: RingStatus | undefined
  size?: RingSize | undefined
  /** For use next to equivalent text: screen readers skip the ring. */
  decorative?: boolean | undefined
}

const strokes: Record<RingSize, number> = { 16: 3, 24: 3.5, 40: 4.5, 96: 8 }

/** A ring with one segment per required signature, filled as owners sign. */
export function QuorumRing({
  signed,
  required,
  status = signed >= required ? 'ready' : 'awaiting',
  size = 24,
  decorative,
}: QuorumRingProps) {
  const t = useText(uiText)
  const stroke = strokes[size]
  const radius = (size - stroke) / 2
  // Gap between two segments, as an angle.
  const gap = ((1.2 + size / 32) / radius) * (180 / Math.PI)
  const isLoading = status === 'loading'
  const isOver = status === 'done' || status === 'failed' || status === 'canceled'
  // A completed ring needs no segments where they would crowd the mark.
  const segments = isLoading
    ? ringSegments(1, 3, gap)
    : isOver && size < 40
      ? ringSegments(1, 1, gap)
      : ringSegments(status === 'done' ? required : signed, required, gap)
  const label = isLoading
    ? t('quorum.loading')
    : t('quorum.label', { signed, required, status: t(`status.${status}`) })
  const center = size / 2
  return (
    <span
      className={styles.ring}
      data-status={status}
      data-size={size}
      style={{ inlineSize: size, blockSize: size }}
      {...(decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <svg
        className={styles.drawing}
        width={size}
        height={size}
        viewBox={`0 0 ${size} ${size}`}
        fill="none"
        strokeWidth={stroke}
        aria-hidden="true"
      >
        {segments.map(({ start, length, filled }) => (
          <g key={start} transform={`rotate(${start - 90} ${center} ${center})`}>
            <circle
              className={styles.track}
              cx={center}
              cy={center}
              r={radius}
              pathLength={360}
              strokeDasharray={`${length} 360`}
            />
            <circle
              className={styles.segment}
              data-filled={filled || undefined}
              cx={center}
              cy={center}
              r={radius}
              pathLength={360}
              style={{ '--length': length } as CSSProperties}
            />
          </g>
        ))}
      </svg>
      <RingMark status={status} size={size} signed={signed} required={required} />
    </span>
  )
}
