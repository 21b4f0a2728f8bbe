import type { Address, Hex } from '#base'
import { acceptSignature, InvalidSignatureError } from '#safe'
import type { WalletPort } from './ports.ts'
import type { Signable } from './prepare.ts'

/** The wallet answered, but not with this account's signature over what was shown. It is thrown away. */
export class ForeignSignatureError extends Error {
  override readonly name = 'ForeignSignatureError'
}

/**
 * Asks the wallet for a signature, and checks that it is this account's over the very hash that was verified.
 * @throws WalletError
 * @throws ForeignSignatureError
 */
export async function sign(wallet: Pick<WalletPort, 'signTypedData'>, { typedData, safeTxHash }: Signable, account: Address): Promise<Hex> {
  const answer = await wallet.signTypedData(account, typedData)
  try {
    return await acceptSignature(safeTxHash, answer, account)
  } catch (cause) {
    if (!(cause instanceof InvalidSignatureError)) throw cause
    throw new ForeignSignatureError(cause.message, { cause })
  }
}
