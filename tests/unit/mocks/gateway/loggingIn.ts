import { routes, type EmailHeaders, type Gateway } from '#gateway'
import type { Hex } from 'viem'
import { signMessage } from 'viem/accounts'
import { storyInstant } from '../../../../mocks/clock.ts'
import type { Person } from '../../../../mocks/people.ts'

export interface LoginParts {
  domain?: string
  address?: string
  statement?: string | null
  version?: string
  chainId?: string
  nonce: string
  issuedAt?: number
  expirationTime?: number
  notBefore?: number
}

const time = (label: string, at: number | undefined) =>
  at === undefined ? [] : [`${label}: ${new Date(at).toISOString()}`]

/** An EIP-4361 message, line by line. */
export function loginText(
  who: Person,
  {
    domain = 'coffer.test',
    address = who.address,
    statement = 'Sign in to Coffer.',
    version = '1',
    chainId = '1',
    nonce,
    issuedAt = storyInstant,
    ...times
  }: LoginParts,
): string {
  return [
    `${domain} wants you to sign in with your Ethereum account:`,
    address,
    '',
    ...(statement === null ? [] : [statement]),
    '',
    `URI: https://${domain}`,
    `Version: ${version}`,
    `Chain ID: ${chainId}`,
    `Nonce: ${nonce}`,
    ...time('Issued At', issuedAt),
    ...time('Expiration Time', times.expirationTime),
    ...time('Not Before', times.notBefore),
  ].join('\n')
}

export const signText = (who: Person, message: string): Promise<Hex> =>
  signMessage({ message, privateKey: who.privateKey })

/** Logs in: nonce, message, signature. */
export async function logIn(
  gateway: Gateway,
  who: Person,
  parts: Omit<LoginParts, 'nonce'> = {},
): Promise<void> {
  const { nonce } = await gateway.call(routes.authNonce, {})
  const message = loginText(who, { nonce, ...parts })
  await gateway.call(routes.verifyLogin, {
    body: { message, signature: await signText(who, message) },
  })
}

/**
 * The headers that authenticate email calls without a login: `about` is the text between action
 * and time.
 */
export async function emailHeaders(
  who: Person,
  action: string,
  about: readonly string[],
  at = storyInstant,
): Promise<Required<EmailHeaders>> {
  const signature = await signText(who, [`email-${action}`, ...about, at].join('-'))
  return { 'Safe-Wallet-Signature': signature, 'Safe-Wallet-Signature-Timestamp': String(at) }
}

/** A manually controlled clock. */
export function aMovingClock(start = storyInstant) {
  let at = start
  return { now: () => at, pass: (ms: number) => void (at += ms) }
}
