import { renderToStaticMarkup } from 'react-dom/server'
import { encode } from 'uqr'
import { beforeAll, describe, expect, test } from 'vitest'
import { ReceiveStep } from '../../../../src/wallet/account/ReceiveStep.tsx'
import { quietZone } from '../../../../src/wallet/qr/drawCode.ts'
import { codeDrawing, QrCode } from '../../../../src/wallet/qr/QrCode.tsx'

/** The modules of a rendered code, row by row. */
function modulesOf(html: string): string[] {
  const size = Number(/viewBox="0 0 (\d+) \1"/.exec(html)?.[1])
  const grid = Array.from({ length: size }, () => Array.from({ length: size }, () => ' '))
  const runs = [
    ...(/<path d="([^"]*)"/.exec(html)?.[1] ?? '').matchAll(/M(\d+) (\d+)h(\d+)v1h-(\d+)z/g),
  ]
  for (const [, x, y, length] of runs)
    grid[Number(y)]?.fill('#', Number(x), Number(x) + Number(length))
  return grid.map((row) => row.join(''))
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

  test('the receive step shows a code of the plain address, and the address', () => {
    const account = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
    const html = renderToStaticMarkup(<ReceiveStep account={account} />)
    expect(modulesOf(html)).toEqual(holding(account))
    expect(html.replaceAll(/<[^>]*>/g, '').replaceAll(/\s/g, '')).toContain(account)
  })
})
