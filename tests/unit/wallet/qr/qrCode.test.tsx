import { renderToStaticMarkup } from 'react-dom/server'
import { encode } from 'uqr'
import { beforeAll, describe, expect, test } from 'vitest'
import { ReceiveStep } from '../../../../src/wallet/account/ReceiveStep.tsx'
import { quietZone } from '../../../../src/wallet/qr/drawCode.ts'
import { codeDrawing, QrCode } from '../../../../src/wallet/qr/QrCode.tsx'

/** The modules of a rendered code, row by row, as seen in their middle. */
function modulesOf(html: string): string[] {
  const size = Number(/viewBox="0 0 (\d+) \1"/.exec(html)?.[1])
  const [dots = '', corners = ''] = [...html.matchAll(/ d="([^"]*)"/g)].map(([, path]) => path)
  const points = new Set([...dots.matchAll(/M([\d.]+) ([\d.]+)h0/g)].map(([, x, y]) => `${x} ${y}`))
  const boxes = [...corners.matchAll(/M([\d.]+) ([\d.]+)h([\d.]+)a([\d.]+)/g)].map(
    ([, ...numbers]) => {
      const [start = 0, top = 0, side = 0, radius = 0] = numbers.map(Number)
      return { left: start - radius, top, width: side + 2 * radius, radius }
    },
  )
  const isDark = (x: number, y: number) =>
    points.has(`${x} ${y}`) || boxes.filter((box) => holds(box, x, y)).length % 2 === 1
  return Array.from({ length: size }, (_, y) =>
    Array.from({ length: size }, (_, x) => (isDark(x + 0.5, y + 0.5) ? '#' : ' ')).join(''),
  )
}

type Box = { left: number; top: number; width: number; radius: number }

/** Whether a point is in a box with round corners. */
function holds({ left, top, width, radius }: Box, x: number, y: number): boolean {
  const beyond = (at: number, from: number) =>
    Math.max(from + radius - at, at - (from + width - radius), 0)
  return Math.hypot(beyond(x, left), beyond(y, top)) <= radius
}

const drawn = (value: string) =>
  modulesOf(renderToStaticMarkup(<QrCode value={value} label="Code" fallback="none" />))
const holding = (value: string) =>
  encode(value, { ecc: 'M', border: 4 }).data.map((row) =>
    row.map((dark) => (dark ? '#' : ' ')).join(''),
  )

test("until the encoder is loaded, a placeholder has the code's name", () => {
  const html = renderToStaticMarkup(<QrCode value="x" label="Code" fallback="none" />)
  expect(html).toMatch(/^<span class="[^"]*" role="img" aria-label="Code"><\/span>$/)
})

/** Codewords for error correction per block, and blocks, at level M by version (ISO/IEC 18004). */
const correction = [10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22]
const blocks = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9]

/** The modules that hold data, in the order of their bits: in columns of two, up and down. */
function dataModules({ types, size }: ReturnType<typeof encode>): [x: number, y: number][] {
  const width = size - 8
  const columns = Array.from({ length: width }, (_, x) => width - 1 - x).filter((x) => x !== 6)
  return columns.flatMap((right, at) => {
    if (at % 2 === 1) return []
    const rows = Array.from({ length: width }, (_, y) => (at % 4 === 0 ? width - 1 - y : y))
    return rows.flatMap((y) =>
      [right, columns[at + 1] ?? 0]
        .filter((x) => types[y + 4]?.[x + 4] === 0)
        .map((x): [number, number] => [x + 4, y + 4]),
    )
  })
}

describe('once it is loaded', () => {
  beforeAll(async () => void (await codeDrawing.load()))

  describe.each([
    ['short', 'https://rainbow.test/app'],
    ['long', `wc:${'7f'.repeat(32)}@2?relay-protocol=irn&symKey=${'c'.repeat(64)}`],
  ])('a %s code', (_, value) => {
    test('has the expected content', () => expect(drawn(value)).toEqual(holding(value)))

    test('has a quiet zone of four modules on each side, followed by its corners', () => {
      const rows = drawn(value)
      expect(quietZone).toBe(4)
      const dark = rows.flatMap((row, y) =>
        [...row].flatMap((module, x) => (module === '#' ? [[x, y] as const] : [])),
      )
      const columns = dark.map(([x]) => x)
      const lines = dark.map(([, y]) => y)
      expect([Math.min(...columns), Math.min(...lines)]).toEqual([4, 4])
      expect([Math.max(...columns), Math.max(...lines)]).toEqual([rows.length - 5, rows.length - 5])
      expect(rows[4]?.slice(4, 12)).toBe('####### ')
      expect(rows.at(-5)?.slice(4, 12)).toBe('####### ')
      expect(rows[4]?.slice(-12, -4)).toBe(' #######')
    })
  })

  describe.each([
    ['a short', 'https://rainbow.test/app'],
    ["a pairing's", `wc:${'7f'.repeat(32)}@2?relay-protocol=irn&symKey=${'c'.repeat(64)}`],
    [
      "a longer pairing's",
      `wc:${'7f'.repeat(32)}@2?expiryTimestamp=1764000000&relay-protocol=irn` +
        `&symKey=${'c'.repeat(64)}&methods=wc_sessionAuthenticate`,
    ],
  ])('the logo in the middle of %s code', (_, value) => {
    const code = encode(value, { ecc: 'M', border: 4, minVersion: 7 })
    const rows = () =>
      modulesOf(
        renderToStaticMarkup(<QrCode value={value} label="Code" fallback="" logo={<i />} />),
      )

    test('hides only modules that error correction restores, and a third of it is to spare', () => {
      const shown = rows()
      const damaged = new Set(
        dataModules(code).flatMap(([x, y], bit) =>
          (shown[y]?.[x] === '#') === code.data[y]?.[x] ? [] : [bit >> 3],
        ),
      )
      const count = blocks[code.version - 1] ?? 0
      const perBlock = Array.from(
        { length: count },
        (_, block) => [...damaged].filter((codeword) => codeword % count === block).length,
      )
      expect(damaged.size).toBeGreaterThan(0)
      expect(Math.max(...perBlock)).toBeLessThanOrEqual((correction[code.version - 1] ?? 0) / 3)
    })

    test('leaves the corners and the timing between them as they are', () => {
      const shown = rows()
      const changed = code.types.flatMap((row, y) =>
        row.flatMap((type, x) =>
          (type === 2 || type === 3) && (shown[y]?.[x] === '#') !== code.data[y]?.[x]
            ? [`${x} ${y}`]
            : [],
        ),
      )
      expect(changed).toEqual([])
    })
  })

  test('the receive step shows a code of the plain address, and the address', () => {
    const account = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
    const html = renderToStaticMarkup(<ReceiveStep account={account} />)
    expect(modulesOf(html)).toEqual(holding(account))
    expect(html.replaceAll(/<[^>]*>/g, '').replaceAll(/\s/g, '')).toContain(account)
  })
})
