import { type Address, getAddress } from 'viem'
import { isAuthority, isOf, readTime } from './grammar.ts'

/**
 * Fields of a sign-in message (EIP-4361, version 1). Times are RFC 3339 strings, kept as written.
 */
export interface SigninMessage {
  /** RFC 3986 scheme of the site, if given. */
  scheme?: string
  /** The requesting site: host, with the port unless it is the default one. */
  domain: string
  /** In checksum format (EIP-55). */
  address: Address
  /** One line of plain ASCII, shown to the user. */
  statement?: string
  /** The resources the user gets access to. */
  uri: string
  chainId: number
  /** At least eight letters and digits, for single use. */
  nonce: string
  issuedAt: string
  expirationTime?: string
  notBefore?: string
  requestId?: string
  resources?: readonly string[]
}

/** A message cannot be written, because a field is not valid in EIP-4361. */
export class SigninMessageError extends Error {
  override readonly name = 'SigninMessageError'
  readonly field: keyof SigninMessage
  constructor(field: keyof SigninMessage, value: unknown) {
    super(
      `A sign-in message (EIP-4361) cannot have ${JSON.stringify(value) ?? 'nothing'} as its ` +
        `${field}: wallets wouldn't recognize it.`,
    )
    this.field = field
  }
}

const isChecksummed = (address: string) =>
  /^0x[0-9a-fA-F]{40}$/.test(address) && getAddress(address) === address
const isTime = (text: string) => readTime(text) !== undefined

const rules: {
  [Field in keyof SigninMessage]-?: (value: NonNullable<SigninMessage[Field]>) => boolean
} = {
  scheme: (value) => isOf('scheme', value),
  domain: isAuthority,
  address: isChecksummed,
  statement: (value) => isOf('statement', value),
  uri: (value) => isOf('uri', value),
  chainId: (value) => Number.isSafeInteger(value) && value > 0,
  nonce: (value) => isOf('nonce', value),
  issuedAt: isTime,
  expirationTime: isTime,
  notBefore: isTime,
  requestId: (value) => isOf('requestId', value),
  resources: (value) => value.every((one) => isOf('uri', one)),
}
const required = ['domain', 'address', 'uri', 'chainId', 'nonce', 'issuedAt'] as const

/**
 * The text of a message, exactly as specified in EIP-4361. An empty statement counts as none.
 * @throws {SigninMessageError} for a missing or invalid field; nothing is fixed silently.
 */
export function writeSigninMessage({ statement, ...rest }: SigninMessage): string {
  const message: SigninMessage = { ...rest, ...(statement ? { statement } : {}) }
  const field = invalidField(message)
  if (field) throw new SigninMessageError(field, message[field])
  return textOf(message)
}

/** The first field that is missing, or invalid in EIP-4361. */
export const invalidField = (message: SigninMessage): keyof SigninMessage | undefined =>
  (Object.keys(rules) as (keyof SigninMessage)[]).find((field) => {
    const value = message[field]
    if (value === undefined) return required.some((one) => one === field)
    const rule = rules[field] as (value: unknown) => boolean
    return !rule(value)
  })

/** The text of valid fields. */
export function textOf({
  scheme,
  domain,
  address,
  statement,
  uri,
  chainId,
  nonce,
  issuedAt,
  expirationTime,
  notBefore,
  requestId,
  resources,
}: SigninMessage): string {
  return [
    `${scheme ? `${scheme}://` : ''}${domain} wants you to sign in with your Ethereum account:`,
    address,
    '',
    ...(statement ? [statement] : []),
    '',
    `URI: ${uri}`,
    'Version: 1',
    `Chain ID: ${chainId}`,
    `Nonce: ${nonce}`,
    `Issued At: ${issuedAt}`,
    ...(expirationTime === undefined ? [] : [`Expiration Time: ${expirationTime}`]),
    ...(notBefore === undefined ? [] : [`Not Before: ${notBefore}`]),
    ...(requestId === undefined ? [] : [`Request ID: ${requestId}`]),
    ...(resources ? ['Resources:', ...resources.map((one) => `- ${one}`)] : []),
  ].join('\n')
}
