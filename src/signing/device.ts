import { getAddress, hashMessage } from 'viem'
import { type Address, type Hex, sameAddress } from '#base'
import { InvalidSignatureError, normalizeSignature, notificationHash, recoverSigner } from '#safe'
import type { WalletPort } from './ports.ts'
import { SignatureMismatchError } from './sign.ts'
import { signatureFrom } from './walletAnswers.ts'

/**
 * The Safes on one chain that a device should receive notifications about. `token` is the device's
 * address for them.
 */
export interface DeviceRequest {
  chainId: string
  safes: readonly Address[]
  uuid: string
  token: string
}

/** The same with its time, as signed. */
export interface DatedDeviceRequest extends DeviceRequest {
  /** Seconds since 1970. */
  timestamp: number
  /** The 32 bytes that the wallet shows and signs. */
  hash: Hex
}

export interface SignedDeviceRequest extends DatedDeviceRequest {
  signature: Hex
}

/** Registers a device with a signed request. @throws SubmitError */
export type DevicePort = (request: SignedDeviceRequest) => Promise<void>

/** Seconds for which gateways accept the signature. */
export const deviceRequestLife = 300
/** Seconds reserved for the request itself and for clock differences. */
const margin = 15

/**
 * The next data to sign; `now` in milliseconds. Gateways expect checksummed addresses in order, so
 * they're signed like that.
 */
export function deviceRequest(request: DeviceRequest, now: number): DatedDeviceRequest {
  const timestamp = Math.floor(now / 1000)
  const safes = [...new Set(request.safes.map((safe) => getAddress(safe)))].toSorted()
  return {
    ...request,
    safes,
    timestamp,
    hash: notificationHash({ timestamp, uuid: request.uuid, token: request.token, safes }),
  }
}

/** Whether it is too late to send a request that was signed for its time; `now` in milliseconds. */
export const isDeviceRequestExpired = ({ timestamp }: DatedDeviceRequest, now: number): boolean =>
  now / 1000 - timestamp > deviceRequestLife - margin

/**
 * Has the wallet sign the request: a personal signature (EIP-191) over the hash. It must be by this
 * account, in the form from which gateways recover it: they don't support the marks that contracts
 * accept.
 * @throws WalletError
 * @throws SignatureMismatchError
 */
export async function signDeviceRequest(
  wallet: Pick<WalletPort, 'signMessage'>,
  request: DatedDeviceRequest,
  account: Address,
): Promise<SignedDeviceRequest> {
  const answer = signatureFrom(await wallet.signMessage(account, request.hash))
  try {
    const signature = normalizeSignature(answer)
    if (sameAddress(await recoverSigner(hashMessage({ raw: request.hash }), signature), account))
      return { ...request, signature }
  } catch (cause) {
    if (!(cause instanceof InvalidSignatureError)) throw cause
    throw new SignatureMismatchError(cause.message, { cause })
  }
  throw new SignatureMismatchError(`The signature doesn't match ${account} or the request.`)
}
