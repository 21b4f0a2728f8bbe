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
  return (
    <svg className={styles.identicon} width={size} height={size} viewBox={`0 0 ${cells} ${cells}`} shapeRendering="crispEdges" aria-hidden="true">
      <rect width={cells} height={cells} fill={`oklch(0.86 0.075 ${ground})`} />
      {marks.map(({ column, row, strong }) => (
        <rect key={`${column}.${row}`} x={column} y={row} width="1" height="1" fill={`oklch(${strong ? '0.36 0.1' : '0.62 0.13'} ${figure})`} />
      ))}
    </svg>
  )
}
