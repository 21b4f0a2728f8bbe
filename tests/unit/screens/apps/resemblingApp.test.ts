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

  describe('the same site, or another name, resembles no listed app', () => {
    it.each([
      'https://app.uniswap.org/swap',
      'https://pools.uniswap.org',
      'https://books.example.org',
      'https://x.org',
      'https://127.0.0.2',
      'http://localhost:3000',
      'not an address',
    ])('%s', (url) => expect(found(url)).toBeUndefined())
  })

  it.each<[string, string, boolean]>([
    // Shared hosts: each subdomain is its own site.
    ['https://uniswap.workers.dev', 'https://app.uniswap.org', true],
    ['https://uniswap.someone.workers.dev', 'https://app.uniswap.org', true],
    ['https://uniswap-app.herokuapp.com', 'https://app.uniswap.org', true],
    ['https://app-uniswap-org.ipns.dweb.link', 'https://app.uniswap.org', true],
    ['https://lido-stake.netlify.app', 'https://stake.lido.fi', true],
    ['https://paymemts.workers.dev', 'https://payments.workers.dev', true],
    ['https://vault.pages.dev', 'https://garden.pages.dev', false],
    ['https://books.herokuapp.com', 'https://garden.herokuapp.com', false],
    ['https://books.someone.workers.dev', 'https://garden.workers.dev', false],
    ['https://bafybeia.ipfs.dweb.link', 'https://bafkreib.ipfs.dweb.link', false],
    ['https://bafybeia.ipfs.w3s.link', 'https://ipfs.io', false],
    ['https://a.someone.github.io', 'https://b.someone.github.io', false],
    ['https://someone.web.app', 'https://someone-else.firebaseapp.com', false],
    ['https://dweb.example', 'https://bafybeia.ipfs.dweb.link', false],
    // Names together with the words that apps put beside theirs.
    ['https://uniswap-app.org', 'https://app.uniswap.org', true],
    ['https://app-uniswap.com', 'https://app.uniswap.org', true],
    ['https://uni-swap.org', 'https://app.uniswap.org', true],
    ['https://cow-swap.fi', 'https://swap.cow.fi', true],
    ['https://cowswap.exchange', 'https://swap.cow.fi', true],
    ['https://swap-cow.com', 'https://swap.cow.fi', true],
    ['https://cow-dao.org', 'https://swap.cow.fi', true],
    ['https://getaave.io', 'https://aave.com', true],
    ['https://aaveapp.com', 'https://aave.com', true],
    ['https://1lnch.io', 'https://app.1inch.io', true],
    ['https://app-1inch.com', 'https://app.1inch.io', true],
    ['https://zora-claim.xyz', 'https://zora.co', true],
    ['https://csv-airdrop.example', 'https://csv-airdrop.app', true],
    ['https://aa-ve.com', 'https://aave.com', true],
    // Harmless neighbors.
    ['https://cow-farm.example', 'https://swap.cow.fi', false],
    ['https://cowboy.example', 'https://swap.cow.fi', false],
    ['https://cow.example', 'https://swap.cow.fi', false],
    ['https://swap.example', 'https://swap.cow.fi', false],
    ['https://brave.com', 'https://aave.com', false],
    ['https://safari.example', 'https://app.safe.global', false],
    ['https://curved.example', 'https://curve.fi', false],
    ['https://lidar.example', 'https://stake.lido.fi', false],
    ['https://myswap.example', 'https://swap.example.org', false],
    ['https://app.example', 'https://app.uniswap.org', false],
    ['https://finance.example', 'https://app.yearn.finance', false],
    ['https://pools.aave.com', 'https://aave.com', false],
  ])('%s beside %s: %s', (url, known, expected) => {
    expect(resemblingApp(url, [app(known)]) !== undefined).toBe(expected)
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
  'what isn’t punycode stays: %s',
  (host) => {
    expect(readHost(host)).toBe(host)
  },
)
