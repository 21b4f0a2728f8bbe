import type { Address } from '#base'
import { isNotOffered } from '#gateway'
import {
  type DevicePort,
  deviceRequest,
  type DeviceRequest,
  isDeviceRequestExpired,
  SignatureMismatchError,
  type SignedDeviceRequest,
  signDeviceRequest,
  SubmitError,
  WalletError,
  type WalletPort,
} from '#signing'
import type { JobFailure, JobState } from './jobs.ts'

export interface RegisterPorts {
  wallet: Pick<WalletPort, 'signMessage'>
  register: DevicePort
  /** Milliseconds since 1970. */
  now: () => number
}

/**
 * Signs the request of one chain and sends it. A signature that was given and didn't arrive is sent
 * again, as long as gateways accept it. Never rejects: every step is reported, including the
 * outcome.
 */
export async function registerChain(
  { wallet, register, now }: RegisterPorts,
  request: DeviceRequest,
  account: Address,
  kept: SignedDeviceRequest | undefined,
  report: (state: JobState) => void,
): Promise<'done' | 'failed'> {
  const fail = (failure: JobFailure, signed?: SignedDeviceRequest) => {
    report({ step: 'failed', failure, ...(signed && { signed, by: account }) })
    return 'failed' as const
  }
  let signed = kept && !isDeviceRequestExpired(kept, now()) ? kept : undefined
  if (!signed) {
    const dated = deviceRequest(request, now())
    report({ step: 'signing', request: dated })
    try {
      signed = await signDeviceRequest(wallet, dated, account)
    } catch (error) {
      return fail(signingFailure(error))
    }
  }
  if (isDeviceRequestExpired(signed, now())) return fail({ at: 'signature', why: 'expired' })
  report({ step: 'sending' })
  try {
    await register(signed)
  } catch (error) {
    const failure = sendingFailure(error)
    // Requires a new time or signature: the gateway would reject the same one again.
    return fail(failure, failure.why === 'unreachable' ? signed : undefined)
  }
  report({ step: 'done' })
  return 'done'
}

const detailOf = (error: unknown) =>
  error instanceof Error && error.message ? { detail: error.message } : {}

function signingFailure(error: unknown): JobFailure {
  if (error instanceof SignatureMismatchError)
    return { at: 'signature', why: 'notOwner', ...detailOf(error) }
  const why = error instanceof WalletError ? error.why : 'failed'
  return why === 'unsupported'
    ? { at: 'signature', why }
    : { at: 'signing', why, ...detailOf(error) }
}

function sendingFailure(error: unknown): Extract<JobFailure, { at: 'sending' }> {
  if (isNotOffered(error instanceof SubmitError ? error.cause : error))
    return { at: 'sending', why: 'notOffered' }
  return {
    at: 'sending',
    why: error instanceof SubmitError ? error.why : 'unreachable',
    ...detailOf(error),
  }
}
