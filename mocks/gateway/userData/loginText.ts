import { getAddress, isAddress, type Address } from 'viem'

/** The fields of an EIP-4361 message. Times in milliseconds. */
export interface LoginText {
  domain: string
  address: Address
  uri: string
  chainId: string
  nonce: string
  issuedAt: number
  expirationTime?: number
  notBefore?: number
}

const moment = String.raw`(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d))`
const optional = (label: string, value: string) => `(?:\\n${label}: ${value})?`
// All lines in order; without a statement there are two empty lines.
const form = new RegExp(
  [
    String.raw`^(?:[a-z][a-z0-9+.-]*://)?([^\s/]+)`,
    ' wants you to sign in with your Ethereum account:',
    String.raw`\n(0x[0-9a-fA-F]{40})\n\n(?:[^\n]+\n)?`,
    String.raw`\nURI: ([a-z][a-z0-9+.-]*:\S+)\nVersion: 1`,
    String.raw`\nChain ID: ([1-9]\d*)\nNonce: ([a-zA-Z0-9]{8,})`,
    `\\nIssued At: ${moment}`,
    optional('Expiration Time', moment),
    optional('Not Before', moment),
    optional('Request ID', String.raw`\S*`),
    String.raw`(?:\nResources:(?:\n- [a-z][a-z0-9+.-]*:\S+)*)?$`,
  ].join(''),
)

/**
 * Parses a message by the grammar of EIP-4361, version 1; undefined for anything else. Any domain
 * is allowed.
 */
export function readLoginText(text: string): LoginText | undefined {
  const parts = form.exec(text)
  if (!parts) return undefined
  const [
    ,
    domain = '',
    address = '',
    uri = '',
    chainId = '',
    nonce = '',
    issued = '',
    expires,
    from,
  ] = parts
  const [issuedAt, expirationTime, notBefore] = [issued, expires, from].map((one) =>
    one === undefined ? undefined : Date.parse(one),
  )
  if (
    !isAddress(address) ||
    issuedAt === undefined ||
    [issuedAt, expirationTime, notBefore].some(Number.isNaN)
  )
    return undefined
  return {
    domain,
    address: getAddress(address),
    uri,
    chainId,
    nonce,
    issuedAt,
    ...(expirationTime !== undefined && { expirationTime }),
    ...(notBefore !== undefined && { notBefore }),
  }
}

/** Tolerated clock difference in milliseconds. */
const clockSkew = 30_000

/** Whether a message is valid at that time: not from the future, not expired, and begun. */
export const holdsAt = ({ issuedAt, expirationTime, notBefore }: LoginText, now: number): boolean =>
  issuedAt <= now + clockSkew &&
  (expirationTime === undefined || expirationTime > now) &&
  (notBefore === undefined || notBefore <= now + clockSkew)
