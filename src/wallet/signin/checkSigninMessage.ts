import { readUrl } from '#base'
import type { Address } from 'viem'
import { readTime } from './grammar.ts'
import type { SigninMessage } from './signinMessage.ts'

/**
 * What a message must contain. Values that are not given are not checked, except the URI and the
 * times.
 */
export interface SigninExpectation {
  /** The site, as in `location.host`. */
  domain: string
  /** Such as `https`; a message may leave it out, but must not name another one. */
  scheme?: string | undefined
  /** The exact URI. Without it, the URI must belong to the domain. */
  uri?: string | undefined
  address?: Address | undefined
  chainId?: number | undefined
  nonce?: string | undefined
  /** Milliseconds. */
  now: number
  /** Maximum difference between two clocks in milliseconds. Default: `clockSkew`. */
  skew?: number | undefined
}

/** The problem with a message. */
export type SigninProblem =
  | 'malformed'
  | 'domain'
  | 'scheme'
  | 'uri'
  | 'address'
  | 'chain'
  | 'nonce'
  | 'fromTheFuture'
  | 'expired'
  | 'notYetValid'
  | 'signature'

/**
 * Default clock difference between user and server, in milliseconds. The nonce, not the time, keeps
 * a message from being used again.
 */
export const clockSkew = 600_000

/**
 * The first problem of a message; undefined if it is valid. There is no tolerance for an expired
 * message.
 */
export function checkSigninMessage(
  message: SigninMessage,
  expected: SigninExpectation,
): SigninProblem | undefined {
  const { now, skew = clockSkew } = expected
  const issued = readTime(message.issuedAt)
  const expires =
    message.expirationTime === undefined
      ? Number.POSITIVE_INFINITY
      : readTime(message.expirationTime)
  const begins =
    message.notBefore === undefined ? Number.NEGATIVE_INFINITY : readTime(message.notBefore)
  if (issued === undefined || expires === undefined || begins === undefined) return 'malformed'
  const differs: [SigninProblem, boolean][] = [
    ['domain', message.domain.toLowerCase() !== expected.domain.toLowerCase()],
    [
      'scheme',
      message.scheme !== undefined &&
        expected.scheme !== undefined &&
        message.scheme.toLowerCase() !== expected.scheme.toLowerCase(),
    ],
    [
      'uri',
      expected.uri === undefined
        ? hostOf(message.uri) !== expected.domain.toLowerCase()
        : message.uri !== expected.uri,
    ],
    [
      'address',
      expected.address !== undefined &&
        message.address.toLowerCase() !== expected.address.toLowerCase(),
    ],
    ['chain', expected.chainId !== undefined && message.chainId !== expected.chainId],
    ['nonce', expected.nonce !== undefined && message.nonce !== expected.nonce],
    ['fromTheFuture', issued > now + skew],
    ['expired', expires <= now],
    ['notYetValid', begins > now + skew],
  ]
  return differs.find(([, wrong]) => wrong)?.[0]
}

const hostOf = (uri: string) => readUrl(uri)?.host
