import { Component, type ReactNode, useMemo } from 'react'
import { encode } from 'uqr'
import styles from './QrCode.module.css'

export interface QrCodeProps {
  /** What the code holds. */
  value: string
  /** Its name for those who do not see it. */
  label: string
  /** Stands in the middle; the code's error correction covers for it. */
  logo?: ReactNode
  /** Instead of the code where the value does not fit into one. */
  fallback: ReactNode
  /** Greyed out: it holds nothing any more. */
  dead?: boolean | undefined
}

/** Modules of white around a code, without which many cameras do not find it (ISO/IEC 18004). */
export const quietZone = 4

/** A code for cameras: black on white in every theme, as wide as its place. A value that does not fit breaks nothing. */
export const QrCode = ({ fallback, ...props }: QrCodeProps) => (
  <QrBoundary key={props.value} fallback={fallback}>
    <Drawing {...props} />
  </QrBoundary>
)

function Drawing({ value, label, logo, dead }: Omit<QrCodeProps, 'fallback'>) {
  const { path, size } = useMemo(() => drawn(value), [value])
  return (
    <span className={styles.code} role="img" aria-label={label} data-dead={dead || undefined}>
      <svg viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" aria-hidden="true">
        <path d={path} />
      </svg>
      {logo && <span className={styles.logo}>{logo}</span>}
    </span>
  )
}

/** The dark modules as one path, row by row. */
function drawn(value: string): { path: string; size: number } {
  const { data, size } = encode(value, { ecc: 'M', border: quietZone })
  const rows = data.flatMap((row, y) => runs(row).map(([from, length]) => `M${from} ${y}h${length}v1h-${length}z`))
  return { path: rows.join(''), size }
}

function runs(row: readonly boolean[]): [from: number, length: number][] {
  const found: [number, number][] = []
  row.forEach((dark, x) => {
    const last = found.at(-1)
    if (!dark) return
    if (last && last[0] + last[1] === x) last[1] += 1
    else found.push([x, 1])
  })
  return found
}

class QrBoundary extends Component<{ fallback: ReactNode; children: ReactNode }, { broken: boolean }> {
  override state = { broken: false }
  static getDerivedStateFromError = () => ({ broken: true })
  override render() {
    return this.state.broken ? this.props.fallback : this.props.children
  }
}
