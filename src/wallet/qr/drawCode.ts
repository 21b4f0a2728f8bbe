import { encode } from 'uqr'

/**
 * Width of the quiet zone in modules, without which many cameras do not find the code (ISO/IEC
 * 18004).
 */
export const quietZone = 4

/**
 * The dark modules of a code as one path, row by row, and its width in modules. Throws if the value
 * is too long.
 */
export function drawCode(value: string): { path: string; size: number } {
  const { data, size } = encode(value, { ecc: 'M', border: quietZone })
  const rows = data.flatMap((row, y) =>
    runs(row).map(([from, length]) => `M${from} ${y}h${length}v1h-${length}z`),
  )
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
