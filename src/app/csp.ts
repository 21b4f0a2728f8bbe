import type { Config } from './config.ts'

/** The relay for pairing wallets on other devices; undefined without a project id. */
export const relayOf = ({ walletConnectProjectId, walletConnectRelay = 'wss://relay.walletconnect.org' }: Config): string | undefined =>
  walletConnectProjectId === undefined ? undefined : walletConnectRelay

const fixed = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self' data:",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "object-src 'none'",
]

/**
 * The Content-Security-Policy of a configuration: only the site's own code, styles and fonts, and connections to the gateway and the nodes.
 * `nodes` are the known node URLs. If the gateway provides them, the server's header has to allow `https:`, and the page restricts it once
 * the nodes are known. The WalletConnect relay is only allowed with a project id.
 */
export function contentSecurityPolicy(config: Config, nodes?: readonly string[]): string {
  const named = Object.values(config.rpc).filter((value) => typeof value === 'string')
  const known = config.chains !== 'gateway' || nodes !== undefined
  const relay = relayOf(config)
  const sources = [config.gateway, ...(nodes ?? named), ...(relay ? [relay] : [])].map((url) => new URL(url).origin)
  return [...fixed, `connect-src 'self' ${[...new Set(sources), ...(known ? [] : ['https:'])].join(' ')}`].join('; ')
}

/** Headers that a server should send as well; a page cannot set them itself. */
export const serverHeaders = (policy: string): Record<string, string> => ({
  'Content-Security-Policy': `${policy}; frame-ancestors 'none'`,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), interest-cohort=()',
})

/** Adds a policy to the page. This can only make the page's policy stricter. */
export function applyPolicy(policy: string, page: Document = document): void {
  const meta = page.createElement('meta')
  meta.httpEquiv = 'Content-Security-Policy'
  meta.content = policy
  page.head.append(meta)
}
