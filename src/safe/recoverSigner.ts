import { concatHex, hashMessage, recoverAddress, slice, toHex } from 'viem'
import { type Address, type Hex, sameAddress } from '#base'
import {
  asEthSign,
  InvalidSignatureError,
  normalizeSignature,
  type OwnerSignature,
  readSignature,
  type SignaturePart,
  unpackSignatures,
  vOf,
} from './signature.ts'

/**
 * The signer of a hash: recovered for key signatures, the named owner for contract signatures and
 * approvals. The validity of those can only be read on-chain.
 * @throws InvalidSignatureError
 */
export async function signerOf(hash: Hex, part: SignaturePart): Promise<Address> {
  if (part.kind === 'approved' || part.kind === 'contract') return part.signer
  try {
    if (part.kind === 'eoa') return await recoverAddress({ hash, signature: part.data })
    const signature = concatHex([slice(part.data, 0, 64), toHex(vOf(part.data) - 4, { size: 1 })])
    return await recoverAddress({ hash: hashMessage({ raw: hash }), signature })
  } catch (cause) {
    throw new InvalidSignatureError('No key can have produced this signature.', { cause })
  }
}

/**
 * The signer of a single signature of any kind.
 * @throws InvalidSignatureError
 */
export const recoverSigner = async (hash: Hex, signature: Hex): Promise<Address> =>
  signerOf(hash, readSignature(signature))

/**
 * Unpacks signatures and recovers every signer.
 * @throws InvalidSignatureError
 */
export const recoverSigners = (hash: Hex, bytes: Hex): Promise<OwnerSignature[]> =>
  Promise.all(
    unpackSignatures(bytes).map(async (part) => ({ ...part, signer: await signerOf(hash, part) })),
  )

/**
 * Checks a signature that a wallet returned: it must be by the expected account over exactly this
 * hash. Wallets that only support `eth_sign` sign the prefixed hash; such a signature is marked for
 * the contract (v + 4).
 * @throws InvalidSignatureError
 */
export async function acceptSignature(hash: Hex, answer: Hex, account: Address): Promise<Hex> {
  const plain = normalizeSignature(answer)
  for (const candidate of [plain, asEthSign(plain)])
    if (sameAddress(await recoverSigner(hash, candidate), account)) return candidate
  throw new InvalidSignatureError(
    `The signature doesn't match ${account} or the hash. It was discarded; ` +
      'try again with the right account.',
  )
}
