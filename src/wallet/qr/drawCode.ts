import { encode } from 'uqr'

/**
 * Width of the quiet zone in modules, without which many cameras do not find the code (ISO/IEC
 * 18004).
 */
export const quietZone = 4

/** How much of the code's width a logo may hide. Error correction restores half as much again. */
export const logoShare = 0.19

/** Smaller versions have too little to restore what a logo hides. */
const smallestWithLogo = 7

/** Width of a corner pattern in modules. */
const corner = 7

export interface DrawnCode {
  /** The dark modules outside the corners, each a point: the stroke makes it round. */
  dots: string
  /** The three corner patterns, to be filled by the even-odd rule. */
  corners: string
  /** Width in modules, with the quiet zone. */
  size: number
}

/**
 * A code with round modules. Throws if the value is too long.
 * @param withLogo leaves out the modules behind a logo of `logoShare`
 */
export function drawCode(value: string, withLogo = false): DrawnCode {
  const { data, size } = encode(value, {
    ecc: 'M',
    border: quietZone,
    ...(withLogo && { minVersion: smallestWithLogo }),
  })
  const last = size - quietZone - corner
  const hidden = (size * logoShare) / 2
  const isCorner = (x: number, y: number) =>
    (y < quietZone + corner && (x < quietZone + corner || x >= last)) ||
    (y >= last && x < quietZone + corner)
  const isHidden = (x: number, y: number) =>
    withLogo && [x, y].every((at) => Math.abs(at + 0.5 - size / 2) < hidden)
  const dots = data.flatMap((row, y) =>
    row.flatMap((dark, x) =>
      dark && !isCorner(x, y) && !isHidden(x, y) ? [`M${x}.5 ${y}.5h0`] : [],
    ),
  )
  const corners = [
    [quietZone, quietZone],
    [last, quietZone],
    [quietZone, last],
  ] as const
  return { dots: dots.join(''), corners: corners.map(([x, y]) => drawCorner(x, y)).join(''), size }
}

/**
 * A ring of one module around a square of three, as cameras look for. So round that the middle of
 * each module keeps its color.
 */
const drawCorner = (x: number, y: number) =>
  rounded(x, y, 7, 1.7) + rounded(x + 1, y + 1, 5, 1.25) + rounded(x + 2, y + 2, 3, 0.9)

function rounded(x: number, y: number, width: number, radius: number): string {
  const side = width - 2 * radius
  const bend = (dx: number, dy: number) => `a${radius} ${radius} 0 0 1 ${dx} ${dy}`
  return (
    `M${x + radius} ${y}h${side}${bend(radius, radius)}v${side}${bend(-radius, radius)}` +
    `h${-side}${bend(-radius, -radius)}v${-side}${bend(radius, -radius)}z`
  )
}
