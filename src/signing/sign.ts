import type { Address, Hex } from '#base'
import {
  acceptSignature,
  type Asked,
  InvalidSignatureError,
  type MistakenFor,
  type SignedInstead,
  signedInstead,
  type TypedData,
} from '#safe'
import type { WalletPort } from './ports.ts'
import { signatureFrom } from './walletAnswers.ts'

/**
 * The wallet returned a signature by another account or over something else. It's discarded here,
 * but anyone who has it may use it: `instead` is what was signed, if it can be identified.
 */
export class SignatureMismatchError extends Error {
  override readonly name = 'SignatureMismatchError'
  readonly instead: SignedInstead | undefined
  constructor(
    message: string,
    { instead, ...options }: ErrorOptions & { instead?: SignedInstead } = {},
  ) {
    super(message, options)
    this.instead = instead
  }
}

type Request = Asked & MistakenFor

/**
 * Requests a signature from the wallet, and checks that this account signed exactly the verified
 * hash.
 * @throws WalletError
 * @throws SignatureMismatchError
 */
export async function sign(
  wallet: Pick<WalletPort, 'signTypedData'>,
  request: Request & { typedData: TypedData },
  account: Address,
): Promise<Hex> {
  return accept(
    request,
    signatureFrom(await wallet.signTypedData(account, request.typedData)),
    account,
  )
}

/**
 * Requests a personal signature (EIP-191) over the hash alone, for a wallet that can't sign typed
 * data, and checks it the same way. The contract recognizes it by its v, which is higher by four.
 * @throws WalletError
 * @throws SignatureMismatchError
 */
export const signHash = async (
  wallet: Pick<WalletPort, 'signMessage'>,
  request: Request,
  account: Address,
): Promise<Hex> =>
  accept(request, signatureFrom(await wallet.signMessage(account, request.hash)), account)

async function accept(request: Request, signature: Hex, account: Address): Promise<Hex> {
  try {
    return await acceptSignature(request.hash, signature, account)
  } catch (cause) {
    if (!(cause instanceof InvalidSignatureError)) throw cause
    const instead = await signedInstead(signature, account, request, request)
    throw new SignatureMismatchError(cause.message, { cause, instead })
  }
}
