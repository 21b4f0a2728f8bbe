import type { Address } from 'viem'
import { grammar, isAuthority, readTime } from './grammar.ts'
import { isChecksummed, type SigninMessage } from './signinMessage.ts'

const line = (label: string, kind: keyof typeof grammar, name: string) =>
  `\\n${label}: (?<${name}>${grammar[kind]})`
const form = new RegExp(
  [
    `^(?:(?<scheme>${grammar.scheme})://)?(?<domain>${grammar.authority}) ` +
      'wants you to sign in with your Ethereum account:',
    `\\n(?<address>0x[0-9a-fA-F]{40})\\n(?:\\n(?<statement>${grammar.statement}))?\\n`,
    line('URI', 'uri', 'uri'),
    '\\nVersion: 1',
    line('Chain ID', 'chainId', 'chainId'),
    line('Nonce', 'nonce', 'nonce'),
    line('Issued At', 'time', 'issuedAt'),
    `(?:${line('Expiration Time', 'time', 'expirationTime')})?`,
    `(?:${line('Not Before', 'time', 'notBefore')})?`,
    `(?:${line('Request ID', 'requestId', 'requestId')})?`,
    `(?<resources>\\nResources:(?:\\n- ${grammar.uri})*)?$`,
  ].join(''),
)

/**
 * Parses a message by the grammar of EIP-4361, strictly; undefined for anything else, even one
 * extra space.
 */
export function readSigninMessage(text: string): SigninMessage | undefined {
  const groups = form.exec(text)?.groups
  if (!groups) return undefined
  const { domain = '', address = '', uri = '', nonce = '', issuedAt = '', resources } = groups
  const chainId = Number(groups.chainId)
  const times = [issuedAt, groups.expirationTime, groups.notBefore].filter(
    (time) => time !== undefined,
  )
  if (
    !isAuthority(domain) ||
    !isChecksummed(address) ||
    !Number.isSafeInteger(chainId) ||
    times.some((time) => readTime(time) === undefined)
  )
    return undefined
  return {
    ...pick(groups, 'scheme'),
    domain,
    address: address as Address,
    ...pick(groups, 'statement'),
    uri,
    chainId,
    nonce,
    issuedAt,
    ...pick(groups, 'expirationTime'),
    ...pick(groups, 'notBefore'),
    ...pick(groups, 'requestId'),
    ...(resources === undefined ? {} : { resources: resources.split('\n- ').slice(1) }),
  }
}

const pick = <Name extends string>(groups: Record<string, string | undefined>, name: Name) =>
  (groups[name] === undefined ? {} : { [name]: groups[name] }) as { [Key in Name]?: string }
