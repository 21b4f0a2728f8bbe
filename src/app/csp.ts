import type { Config } from './config.ts'
import type { PublicNodes } from './publicNodes.ts'
import { relayOf } from './relay.ts'

const fixed = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "object-src 'none'",
]

/** Known once the gateway has listed its chains. */
export interface KnownChains {
  /** URLs of nodes that the page may contact. */
  nodes: readonly string[]
  /** Whether any chain offers embedded apps. */
  hasApps: boolean
  /** Whether any chain lists NFTs. */
  hasPictures: boolean
}

/** Embedded apps and custom nodes may be on any HTTPS host, or on this machine. */
const anywhere = ['https:', 'http://localhost:*', 'http://127.0.0.1:*']

/**
 * The Content-Security-Policy of a configuration: only the site's own code, styles, and fonts, and
 * connections to the gateway and the nodes. If the gateway lists the chains, the server's header
 * has to allow `https:`, and the page restricts it once they are `known`: to the nodes in the
 * configuration, the public nodes of these chains, and those that the user has chosen. For a listed
 * chain without its own node, it is the one in `publicNodes`. The WalletConnect relay is only
 * allowed with a project ID, and the source of past prices if there is one. Embedded apps can be
 * anywhere, so where a chain offers them, frames and connections (to read an app's manifest) may go
 * to any host. So may connections where `ownNodes` lets people read from nodes of their own. So can
 * pictures of NFTs and icons of apps, which are only asked for when the user wants to see them.
 */
export function contentSecurityPolicy(
  config: Config,
  known?: KnownChains,
  publicNodes: PublicNodes = {},
): string {
  const table = config.publicNodes ? publicNodes : {}
  const { chains } = config
  const listed = chains === 'gateway' ? [] : chains
  const named = [
    ...Object.values(config.rpc).flat(),
    ...listed.flatMap(({ chainId }) => (config.rpc[chainId] ? [] : (table[chainId] ?? []))),
  ]
  const isKnown = chains !== 'gateway' || known !== undefined
  const hasApps =
    known?.hasApps ??
    (chains === 'gateway' || chains.some(({ features }) => features.includes('SAFE_APPS')))
  const hasPictures =
    known?.hasPictures ??
    (chains === 'gateway' || chains.some(({ features }) => features.includes('ERC721')))
  const pictures = `img-src 'self' data:${hasPictures || hasApps ? ' https:' : ''}`
  const relay = relayOf(config)
  const sources = [
    ...(config.gateway === null ? [] : [config.gateway]),
    ...(known?.nodes ?? named),
    ...(relay ? [relay] : []),
    ...(config.prices ? [config.prices.url] : []),
  ].map((url) => new URL(url).origin)
  const connections = [
    ...sources,
    ...(isKnown ? [] : ['https:']),
    ...(hasApps || config.ownNodes ? anywhere : []),
  ]
  return [
    ...fixed,
    pictures,
    ...(hasApps ? [`frame-src ${anywhere.join(' ')}`] : []),
    `connect-src 'self' ${[...new Set(connections)].join(' ')}`,
  ].join('; ')
}

/**
 * Browser features that this page never uses. If a chain offers apps, the page may delegate them to
 * an app's iframe with its `allow` attribute.
 */
const unusedFeatures = 'microphone=(), geolocation=(), payment=(), usb=(), '

/**
 * Headers that a server should send as well; a page cannot set them itself. `inlineScripts` are the
 * sources that allow what the page contains: the hashes of its own modules.
 */
export const serverHeaders = (
  policy: string,
  inlineScripts: readonly string[] = [],
): Record<string, string> => ({
  'Content-Security-Policy': `${policy.replace(
    "script-src 'self'",
    ["script-src 'self'", ...inlineScripts].join(' '),
  )}; frame-ancestors 'none'`,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Permissions-Policy': `${policy.includes('frame-src') ? '' : unusedFeatures}interest-cohort=()`,
})

/** Adds a policy to the page. This can only make the page's policy stricter. */
export function applyPolicy(policy: string, page: Document = document): void {
  const meta = page.createElement('meta')
  meta.httpEquiv = 'Content-Security-Policy'
  meta.content = policy
  page.head.append(meta)
}
