import type { Address, Hex } from '#base'
import { acceptSignature, InvalidSignatureError, type TypedData } from '#safe'
import type { WalletPort } from './ports.ts'

/** The wallet returned a signature of another account or message. It is discarded. */
export class SignatureMismatchError extends Error {
  override readonly name = 'SignatureMismatchError'
}

/**
 * Requests a signature from the wallet, and checks that this account signed exactly the verified hash.
 * @throws WalletError
 * @throws SignatureMismatchError
 */
export async function sign(
  wallet: Pick<WalletPort, 'signTypedData'>,
  { typedData, hash }: { typedData: TypedData; hash: Hex },
  account: Address,
): Promise<Hex> {
  const signature = await wallet.signTypedData(account, typedData)
  try {
    return await acceptSignature(hash, signature, account)
  } catch (cause) {
    if (!(cause instanceof InvalidSignatureError)) throw cause
    throw new SignatureMismatchError(cause.message, { cause })
  }
}
