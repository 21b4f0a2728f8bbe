import { concatHex, hashMessage, recoverAddress, slice, toHex } from 'viem'
import { type Address, type Hex, sameAddress } from '#base'
import {
  asEthSign,
  InvalidSignatureError,
  normaliseSignature,
  type OwnerSignature,
  readSignature,
  type SignaturePart,
  unpackSignatures,
  vOf,
} from './signature.ts'

/**
 * Whose key made a signature over a hash, for both kinds that keys make; the named owner for the other two.
 * What a contract or an approval is worth, only the chain knows.
 * @throws InvalidSignatureError
 */
export async function signerOf(hash: Hex, part: SignaturePart): Promise<Address> {
  if (part.kind === 'approved' || part.kind === 'contract') return part.signer
  try {
    if (part.kind === 'eoa') return await recoverAddress({ hash, signature: part.data })
    const signature = concatHex([slice(part.data, 0, 64), toHex(vOf(part.data) - 4, { size: 1 })])
    return await recoverAddress({ hash: hashMessage({ raw: hash }), signature })
  } catch (cause) {
    throw new InvalidSignatureError('No key can have made this signature.', { cause })
  }
}

/**
 * Whose signature this is. `signature` is one owner's, of any kind.
 * @throws InvalidSignatureError
 */
export const recoverSigner = async (hash: Hex, signature: Hex): Promise<Address> => signerOf(hash, readSignature(signature))

/**
 * Takes packed signatures apart and finds every signer.
 * @throws InvalidSignatureError
 */
export const recoverSigners = (hash: Hex, bytes: Hex): Promise<OwnerSignature[]> =>
  Promise.all(unpackSignatures(bytes).map(async (part) => ({ ...part, signer: await signerOf(hash, part) })))

/**
 * Checks a wallet's fresh answer before it goes anywhere: it must be by the expected account over this very hash.
 * Wallets that only know `eth_sign` answer over the prefixed hash; that is marked for the contract.
 * @throws InvalidSignatureError
 */
export async function acceptSignature(hash: Hex, answer: Hex, account: Address): Promise<Hex> {
  const plain = normaliseSignature(answer)
  for (const candidate of [plain, asEthSign(plain)]) if (sameAddress(await recoverSigner(hash, candidate), account)) return candidate
  throw new InvalidSignatureError(
    `The wallet's signature is not by ${account}, or not over what was shown. It was thrown away; try again with the right account.`,
  )
}
