import type { Address } from 'viem'
import { invalidField, type SigninMessage, textOf } from './signinMessage.ts'

const line = (label: string, name: string) => String.raw`\n${label}: (?<${name}>.*)`
/** Finds the fields; it doesn't validate their contents. */
const form = new RegExp(
  [
    '^(?:(?<scheme>[^:/]+)://)?(?<domain>.*) wants you to sign in with your Ethereum account:',
    String.raw`\n(?<address>.*)\n(?:\n(?<statement>.+))?\n`,
    line('URI', 'uri'),
    String.raw`\nVersion: 1`,
    line('Chain ID', 'chainId'),
    line('Nonce', 'nonce'),
    line('Issued At', 'issuedAt'),
    `(?:${line('Expiration Time', 'expirationTime')})?`,
    `(?:${line('Not Before', 'notBefore')})?`,
    `(?:${line('Request ID', 'requestId')})?`,
    String.raw`(?<resources>\nResources:(?:\n- .*)*)?$`,
  ].join(''),
)

/**
 * Parses a message by the grammar of EIP-4361, strictly; undefined for anything else, even one
 * extra space: only a text that would be written for the same fields is a message.
 */
export function readSigninMessage(text: string): SigninMessage | undefined {
  const groups = form.exec(text)?.groups
  if (!groups) return undefined
  const { address, chainId, resources, ...rest } = groups
  const given = Object.entries(rest).filter(([, value]) => value !== undefined)
  const message = {
    ...(Object.fromEntries(given) as Omit<SigninMessage, 'address' | 'chainId' | 'resources'>),
    address: address as Address,
    chainId: Number(chainId),
    ...(resources === undefined ? {} : { resources: resources.split('\n- ').slice(1) }),
  }
  return invalidField(message) === undefined && textOf(message) === text ? message : undefined
}
