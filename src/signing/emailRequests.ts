import { stringToHex } from 'viem'
import { type Address, type Hex, sameAddress, type SafeRef } from '#base'
import { InvalidSignatureError, messageHash, normalizeSignature, recoverSigner } from '#safe'
import { SignatureExpiredError } from './errors.ts'
import type { WalletPort } from './ports.ts'
import { SignatureMismatchError } from './sign.ts'
import { signatureFrom } from './walletAnswers.ts'

/**
 * An owner's request about the email address to which the gateway sends a Safe's alerts.
 * `timestamp`: milliseconds since 1970.
 */
export type EmailRequest = { at: SafeRef; timestamp: number } & (
  | { action: 'register' | 'edit'; email: string }
  | { action: 'retrieval' | 'delete' }
)

/** A signature of {@link emailRequestText}, and the time in it. */
export interface SignedEmailRequest {
  signature: Hex
  timestamp: number
}

/** Milliseconds for which gateways accept such a signature, from the time in its text. */
export const emailSignatureLifetime = 300_000

/**
 * The text that an owner signs, as gateways rebuild it from the request and its headers. It names
 * the action, so it's valid for no other.
 */
export function emailRequestText(request: EmailRequest, signer: Address): string {
  const { action, at, timestamp } = request
  return [
    `email-${action}`,
    at.chainId,
    at.address,
    ...('email' in request ? [request.email] : []),
    signer,
    timestamp,
  ].join('-')
}

export interface EmailRequestPorts {
  wallet: Pick<WalletPort, 'signMessage'>
  /** Milliseconds since 1970. */
  now: () => number
}

/**
 * Signs a request about an email address as a personal message (EIP-191), which needs no network,
 * and checks that this account signed it.
 * @throws WalletError
 * @throws SignatureMismatchError, including for accounts that are contracts: gateways only recover
 * keys
 * @throws SignatureExpiredError if it took so long that gateways reject the signature
 */
export async function signEmailRequest(
  { wallet, now }: EmailRequestPorts,
  request: EmailRequest,
  account: Address,
): Promise<SignedEmailRequest> {
  const text = emailRequestText(request, account)
  const signature = await accept(
    text,
    signatureFrom(await wallet.signMessage(account, stringToHex(text))),
    account,
  )
  if (isEmailRequestExpired(request, now()))
    throw new SignatureExpiredError('The signature is older than five minutes.')
  return { signature, timestamp: request.timestamp }
}

/** Whether gateways reject a request because of its time, given a correct device clock. */
export const isEmailRequestExpired = (
  { timestamp }: Pick<EmailRequest, 'timestamp'>,
  now: number,
): boolean => Math.abs(now - timestamp) >= emailSignatureLifetime

async function accept(text: string, answer: Hex, account: Address): Promise<Hex> {
  try {
    const signature = normalizeSignature(answer)
    if (sameAddress(await recoverSigner(messageHash(text), signature), account)) return signature
  } catch (cause) {
    if (!(cause instanceof InvalidSignatureError)) throw cause
    throw new SignatureMismatchError(cause.message, { cause })
  }
  throw new SignatureMismatchError(`The signature isn't ${account}'s. It was discarded.`)
}
