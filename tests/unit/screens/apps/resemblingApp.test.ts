import { domainToUnicode } from 'node:url'
import { describe, expect, it } from 'vitest'
import { customEntry } from '../../../../src/screens/apps/common/appEntry.ts'
import { readHost } from '../../../../src/screens/apps/common/readHost.ts'
import { resemblingApp } from '../../../../src/screens/apps/common/resemblingApp.ts'

const app = (url: string) => ({
  ...customEntry({ url, name: new URL(url).host, description: '' }),
  isCustom: false,
})
const listed = [
  app('https://app.uniswap.org/'),
  app('https://aave.com/'),
  app('https://payments.vercel.app/'),
  app('https://x.io/'),
  app('https://127.0.0.1/'),
]
const found = (url: string) => resemblingApp(url, listed)?.url

describe('an address that could be mistaken for a listed app', () => {
  it.each([
    'https://app.uniswap.org.evil.test',
    'https://uniswap.evil.test/swap',
    'https://app-uniswap.com',
    'https://uniswap.com',
    'https://getuniswapapp.io',
    'https://unisvvap.org',
    'https://unlswap.org',
    'https://uniswаp.org',
    'https://uníswáp.org',
    'https://uniwsap.org',
    'https://unisswap.org',
    'https://uniswap.vercel.app',
  ])('is %s', (url) => {
    expect(found(url)).toBe('https://app.uniswap.org/')
  })

  it('has the whole of a short name, and no more than a part of a long one', () => {
    expect(found('https://aave.eth.limo')).toBe('https://aave.com/')
    expect(found('https://app-aave.org')).toBe('https://aave.com/')
    expect(found('https://aaave.org')).toBeUndefined()
    expect(found('https://brave.com')).toBeUndefined()
  })

  it('is another one on a host that many share', () => {
    expect(found('https://payment.vercel.app')).toBe('https://payments.vercel.app/')
    expect(found('https://books.vercel.app')).toBeUndefined()
  })

  it.each([
    'https://app.uniswap.org/swap',
    'https://pools.uniswap.org',
    'https://books.example.org',
    'https://x.org',
    'https://127.0.0.2',
    'http://localhost:3000',
    'not an address',
  ])('is none on the same site, nor with another name: %s', (url) => {
    expect(found(url)).toBeUndefined()
  })

  it("isn't compared with apps that the person added", () => {
    const own = customEntry({ url: 'https://uniswap.net', name: 'x', description: '' })
    expect(resemblingApp('https://uniswap.org', [own])).toBeUndefined()
  })
})

it.each(['bücher.example', 'uniswаp.org', '例え.テスト', 'ελ.gr', '💸.test', 'a-ü-b.test'])(
  'a host is read as it was typed: %s',
  (typed) => {
    const { hostname } = new URL(`https://${typed}`)
    expect(hostname).toContain('xn--')
    expect(readHost(hostname)).toBe(domainToUnicode(hostname))
    expect(readHost(hostname)).toBe(typed)
  },
)

it.each(['xn--', 'xn--!', 'xn--99999999', 'xn--a-\u00fc', 'plain.test'])(
  'what is no punycode stays: %s',
  (host) => {
    expect(readHost(host)).toBe(host)
  },
)
