/** The flight of one particle. */
export interface Flight {
  /** Width and height in pixels. */
  size: number
  /** In milliseconds, until it is below the window. */
  duration: number
  frames: { translate: string; rotate: string }[]
}

export const sizes = { from: 15, to: 45 } as const
const steps = 20
/** In pixels per second, and per second squared. */
const [slowest, fastest, widest, gravity] = [450, 1100, 420, 2200] as const

/**
 * A throw upward and to one side, until the particle has fallen `depth` pixels below its start.
 * `random` returns numbers from 0 to 1.
 */
export function flightOf(depth: number, random: () => number): Flight {
  const between = (from: number, to: number) => from + (to - from) * random()
  const size = between(sizes.from, sizes.to)
  const [up, side, turn] = [
    between(slowest, fastest),
    between(-widest, widest),
    between(-540, 540),
  ] as const
  const seconds = (up + Math.sqrt(up * up + 2 * gravity * (depth + size))) / gravity
  const frames = Array.from({ length: steps + 1 }, (_, step) => {
    const time = (seconds * step) / steps
    return {
      translate: `${round(side * time)}px ${round(-up * time + (gravity * time * time) / 2)}px`,
      rotate: `${round(turn * time)}deg`,
    }
  })
  return { size, duration: seconds * 1000, frames }
}

const round = (value: number) => Math.round(value * 10) / 10
