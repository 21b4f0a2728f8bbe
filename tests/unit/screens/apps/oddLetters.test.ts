import { describe, expect, it } from 'vitest'
import { foreignLetters, hostPieces } from '../../../../src/screens/apps/common/oddLetters.ts'

const marked = (host: string, listed: string) =>
  hostPieces(host, listed)
    .map(({ text, isOdd }) => (isOdd ? `[${text}]` : text))
    .join('')

describe('the letters that set an imitation apart', () => {
  it.each([
    ['app.unisvvap.org', 'app.uniswap.org', 'app.unis[vv]ap.org'],
    ['app.uniswwap.org', 'app.uniswap.org', 'app.unisw[w]ap.org'],
    ['unsiwap.org', 'app.uniswap.org', 'un[si]wap.org'],
    ['payroll-claim.example', 'payroll.demo.test', 'payroll[-claim].example'],
    ['payroll.example', 'payroll.demo.test', 'payroll.example'],
    ['xn--pyroll-3nf.example', 'payroll.demo.test', '[xn--pyroll-3nf].example'],
    ['other.example', 'payroll.demo.test', 'other.example'],
  ])('%s beside %s', (host, listed, expected) => {
    expect(marked(host, listed)).toBe(expected)
  })

  it('never change the host', () => {
    for (const host of ['a', 'aaa.aaaa', 'payrollpayroll.test', 'payroll', 'pay.pay.pay'])
      expect(marked(host, 'payroll.demo.test').replaceAll(/[[\]]/g, '')).toBe(host)
  })

  it('in punycode are named with their code points, each once', () => {
    expect(foreignLetters(new URL('https://pаyroll.test').hostname)).toEqual(['а (U+0430)'])
    expect(foreignLetters(new URL('https://bаnаnü.test').hostname)).toEqual([
      'а (U+0430)',
      'ü (U+00FC)',
    ])
    expect(foreignLetters('payroll.test')).toEqual([])
  })
})
