/** Above this number, segments are indistinguishable and the ring is one arc. */
export const mostSegments = 20

export interface Segment {
  /** Degrees from the top, clockwise. */
  start: number
  length: number
  filled: boolean
}

/**
 * Divides the ring: one segment per required signature, `gap` degrees apart. Additional signatures
 * do not overfill it.
 */
export function ringSegments(signed: number, required: number, gap: number): Segment[] {
  if (required <= 1) return [{ start: 0, length: 360, filled: signed >= 1 }]
  if (required > mostSegments) {
    const share = Math.min(1, signed / required) * 360
    return [
      { start: 0, length: share, filled: true },
      { start: share, length: 360 - share, filled: false },
    ].filter(({ length }) => length > 0)
  }
  const step = 360 / required
  const space = Math.min(gap, step * 0.45)
  return Array.from({ length: required }, (_, index) => ({
    start: index * step + space / 2,
    length: step - space,
    filled: index < signed,
  }))
}
