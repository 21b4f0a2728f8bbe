import { type Config, relayOf } from './config.ts'

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
 * The Content-Security-Policy of a configuration: own code, own styles, own fonts, and connections to the gateway and the nodes alone.
 * `nodes` are the nodes' addresses as far as they are known; a node that only the gateway will name leaves `https:` open in the
 * server's header, and the page narrows it once it knows. The relay of WalletConnect is allowed only where there is a project id for it.
 */
export function contentSecurityPolicy(config: Config, nodes?: readonly string[]): string {
  const named = Object.values(config.rpc).filter((value) => typeof value === 'string')
  const known = config.chains !== 'gateway' || nodes !== undefined
  const relay = relayOf(config)
  const sources = [config.gateway, ...(nodes ?? named), ...(relay ? [relay] : [])].map((url) => new URL(url).origin)
  return [...fixed, `connect-src 'self' ${[...new Set(sources), ...(known ? [] : ['https:'])].join(' ')}`].join('; ')
}

/** Headers that a server should send besides; they cannot be given in a page. */
export const serverHeaders = (policy: string): Record<string, string> => ({
  'Content-Security-Policy': `${policy}; frame-ancestors 'none'`,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), interest-cohort=()',
})

/** Puts a policy into the page. A page can only become stricter by it, never looser. */
export function applyPolicy(policy: string, page: Document = document): void {
  const meta = page.createElement('meta')
  meta.httpEquiv = 'Content-Security-Policy'
  meta.content = policy
  page.head.append(meta)
}
