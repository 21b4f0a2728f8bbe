import { useMemo } from 'react'
import styles from './Identicon.module.css'
import { cells, identiconPattern } from './pattern.ts'

export interface IdenticonProps {
  address: string
  /** Width and height in pixels. */
  size?: number | undefined
}

/** A drawing derived from an address. Decorative, so screen readers skip it. */
export function Identicon({ address, size = 24 }: IdenticonProps) {
  const { hues, marks } = useMemo(() => identiconPattern(address), [address])
  const [ground, figure] = hues
  // One path for each tone: a long list draws many of them.
  const tone = (isStrong: boolean) =>
    marks
      .map(({ column, row, strong }) => (strong === isStrong ? `M${column} ${row}h1v1h-1z` : ''))
      .join('')
  return (
    <svg
      className={styles.identicon}
      width={size}
      height={size}
      viewBox={`0 0 ${cells} ${cells}`}
      shapeRendering="crispEdges"
      aria-hidden="true"
    >
      <rect width={cells} height={cells} fill={`oklch(0.86 0.075 ${ground})`} />
      <path d={tone(false)} fill={`oklch(0.62 0.13 ${figure})`} />
      <path d={tone(true)} fill={`oklch(0.36 0.1 ${figure})`} />
    </svg>
  )
}
