import type { Address, Hex } from '#base'
import { acceptSignature, InvalidSignatureError, type TypedData } from '#safe'
import type { WalletPort } from './ports.ts'

/** The wallet returned a signature of another account or message. It is discarded. */
export class SignatureMismatchError extends Error {
  override readonly name = 'SignatureMismatchError'
}

/**
 * Requests a signature from the wallet, and checks that this account signed exactly the verified
 * hash.
 * @throws WalletError
 * @throws SignatureMismatchError
 */
export async function sign(
  wallet: Pick<WalletPort, 'signTypedData'>,
  { typedData, hash }: { typedData: TypedData; hash: Hex },
  account: Address,
): Promise<Hex> {
  return accept(hash, await wallet.signTypedData(account, typedData), account)
}

/**
 * Requests a personal signature (EIP-191) over the hash alone, for a wallet that can't sign typed
 * data, and checks it like the other. The contract knows it by its v, which is higher by four.
 * @throws WalletError
 * @throws SignatureMismatchError
 */
export const signHash = async (
  wallet: Pick<WalletPort, 'signMessage'>,
  { hash }: { hash: Hex },
  account: Address,
): Promise<Hex> => accept(hash, await wallet.signMessage(account, hash), account)

async function accept(hash: Hex, signature: Hex, account: Address): Promise<Hex> {
  try {
    return await acceptSignature(hash, signature, account)
  } catch (cause) {
    if (!(cause instanceof InvalidSignatureError)) throw cause
    throw new SignatureMismatchError(cause.message, { cause })
  }
}
