import { expect, test, vi } from 'vitest'
import { manifestUrl, readAppUrl } from '#apps/host'
import { type ChainSummary, explorerLink, isExplorerTemplate } from '#base'
import { createGateway, routes } from '#gateway'
import { readPicture } from '../../../src/screens/common/marks/readPicture.ts'
import { shownIcon } from '../../../src/wallet/catalog/shownIcon.ts'
import { rounds } from '../../size.ts'
import { type Random, random } from '../safe/random.ts'

// What data say becomes the host of a URL only where a person sees that host.

/** What someone could write where a URL is expected. */
function theirText({ pick, upTo }: Random): string {
  const scheme = pick([
    'https://',
    'HTTPS://',
    'http://',
    '//',
    '///',
    '\\\\',
    'https:\\',
    'javascript:',
    'data:text/html,',
    'data:image/png;base64,',
    'data:image/svg+xml,',
    'blob:https://',
    'filesystem:https://',
    'ipfs://',
    'ws://',
    'mailto:',
    '',
  ])
  const user = pick(['', '', '', 'wallet.example@', 'a:b@', '%40'])
  const host = pick([
    'hostile.test',
    'gateway.example',
    'gateway.example.hostile.test',
    'explorer.example',
    'localhost:9',
    '[::1]',
    'xn--80ak6aa92e.test',
    'hostile。test',
    '',
  ])
  const path = pick(['', '/', '/a.png', '?x=1', '#x', '/../..', '/%2e%2e/', '\n', '<img src=x>'])
  const blank = pick(['', '', '', ' ', '\t', '\n', '\0'])
  return `${blank}${scheme}${user}${host}${path}${upTo(3) ? '' : '{{address}}{{txHash}}'}`
}

const chainOf = (template: string): ChainSummary => ({
  chainId: '1',
  name: 'Ethereum',
  shortName: 'eth',
  symbol: 'ETH',
  decimals: 18,
  testnet: false,
  features: [],
  explorer: { address: template, txHash: template },
})

const own = 'https://explorer.example'

/** Whether what each makes of a text is safe; undefined if it makes nothing. */
const makers: Record<string, (text: string) => boolean | undefined> = {
  picture(text) {
    const picture = readPicture(text)
    if (!picture) return undefined
    const { protocol, host } = new URL(picture.src)
    return protocol === 'data:'
      ? picture.host === undefined && picture.src.startsWith('data:image/')
      : protocol === 'https:' && picture.host === host
  },
  icon(text) {
    const icon = shownIcon(text)
    return icon === undefined ? undefined : /^data:image\//i.test(icon)
  },
  app(text) {
    const app = readAppUrl(text, 'https://wallet.example')
    if (app.kind === 'invalid') return undefined
    const { protocol, username, origin } = new URL(app.url)
    const manifest = new URL(manifestUrl(app.url))
    return (
      /^https?:$/.test(protocol) &&
      username === '' &&
      origin === app.origin &&
      manifest.origin === origin
    )
  },
  /** An address or a hash never changes where a template of the chain leads. */
  link(text) {
    const link = explorerLink(chainOf(`${own}/a/{{address}}`), 'address', text)
    return link === undefined ? undefined : new URL(link).origin === own
  },
  template(text) {
    if (!isExplorerTemplate(text, 'address')) return undefined
    return /^https?:\/\//i.test(explorerLink(chainOf(text), 'address', '0x') ?? '')
  },
}

test.each(Object.entries(makers))(
  'data only leads to safe URLs of hosts that are shown: %s',
  (_, make) => {
    const dice = random()
    const texts = Array.from({ length: rounds(5_000) }, () => theirText(dice))
    const made = texts.map((text) => ({ text, isSafe: make(text) }))
    expect(made.filter(({ isSafe }) => isSafe === false)).toEqual([])
    expect(made.filter(({ isSafe }) => isSafe).length).toBeGreaterThan(rounds(50))
  },
)

test('the next page of a list is requested from the gateway, whatever its URL says', async () => {
  const dice = random()
  const fetch = vi.fn<typeof globalThis.fetch>(async () => Response.json({ results: [] }))
  const gateway = createGateway({ baseUrl: 'https://gateway.example/base', fetch })
  const path = { chainId: '1', safeAddress: '0x0000000000000000000000000000000000000001' } as const
  for (let round = 0; round < rounds(500); round++)
    await gateway
      .page(routes.queued, `${theirText(dice)}?cursor=${dice.upTo(9)}`, { path })
      .catch(() => undefined)
  expect(fetch.mock.calls.length).toBeGreaterThan(rounds(100))
  for (const [url] of fetch.mock.calls)
    expect(String(url)).toMatch(/^https:\/\/gateway\.example\/base\/v1\/chains\/1\/safes\//)
})
