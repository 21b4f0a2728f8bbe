import { hashMessage } from 'viem'
import { type Address, type Hex, sameAddress } from '#base'
import { recoverSigner } from './recoverSigner.ts'
import { messageHash, type SafeMessage, typedDataHash } from './requests.ts'
import { asEthSign, normalizeSignature } from './signature.ts'
import { type TypedData, typedData } from './typedData.ts'

/** What was actually signed, if it isn't the request by this account. */
export type SignedInstead =
  /** The same, by another owner: it counts as that owner's. */
  | { what: 'otherOwner'; signer: Address }
  /** The same for another chain, where this Safe may exist as well. */
  | { what: 'otherChain'; chainId: string }
  /** The same without a chain. */
  | { what: 'anyChain' }
  | { what: 'otherNonce'; nonce: bigint }
  /** A delegatecall instead of a call, or vice versa. */
  | { what: 'otherOperation' }
  /** The hash as a text. */
  | { what: 'hashText' }
  /** A Safe message, signed as the account's own message. */
  | { what: 'ownMessage' }
  /** Something unidentifiable. */
  | { what: 'unknown' }

/** What the wallet was prompted to sign. */
export interface Asked {
  hash: Hex
  typedData?: TypedData | undefined
  /** The message of the Safe, if it is one. */
  message?: SafeMessage | undefined
}

/** What it may have been mistaken for. */
export interface MistakenFor {
  owners?: readonly Address[] | undefined
  chainIds?: readonly string[] | undefined
}

/** How far another nonce is looked for. */
const nonceRange = 20

/**
 * Identifies what a wallet signed if it isn't the request: its signature may be valid for anyone
 * who has it. Tries known mix-ups. Never throws.
 */
export async function signedInstead(
  answer: Hex,
  account: Address,
  asked: Asked,
  { owners = [], chainIds = [] }: MistakenFor = {},
): Promise<SignedInstead> {
  const signersOf = async (hash: Hex) =>
    Promise.all(
      [normalizeSignature(answer), asEthSign(answer)].map((one) =>
        recoverSigner(hash, one).catch(() => undefined),
      ),
    )
  try {
    const same = await signersOf(asked.hash)
    const signer = owners.find((owner) => same.some((one) => sameAddress(one, owner)))
    if (signer) return { what: 'otherOwner', signer }
    for (const [found, hash] of mistakes(asked, chainIds)) {
      const signers = await signersOf(hash)
      if (signers.some((one) => sameAddress(one, account))) return found
    }
  } catch {
    // Not a signature by a key, or over something that can't be hashed.
  }
  return { what: 'unknown' }
}

function* mistakes(
  { hash, typedData: data, message }: Asked,
  chainIds: readonly string[],
): Generator<[SignedInstead, Hex]> {
  yield [{ what: 'hashText' }, hashMessage(hash)]
  if (message !== undefined) yield [{ what: 'ownMessage' }, messageHash(message)]
  if (!data) return
  const { domain, primaryType, message: fields } = data
  const types = data.types[primaryType] ?? []
  const hashWith = (parts: Partial<Pick<TypedData, 'domain' | 'message'>>) =>
    typedDataHash(typedData(parts.domain ?? domain, primaryType, types, parts.message ?? fields))
  const { chainId: own, ...anywhere } = domain
  if (own !== undefined) yield [{ what: 'anyChain' }, hashWith({ domain: anywhere })]
  for (const chainId of chainIds)
    if (Number(chainId) !== own)
      yield [
        { what: 'otherChain', chainId },
        hashWith({ domain: { ...domain, chainId: Number(chainId) } }),
      ]
  if (primaryType !== 'SafeTx') return
  const operation = Number(fields['operation']) === 0 ? 1 : 0
  yield [{ what: 'otherOperation' }, hashWith({ message: { ...fields, operation } })]
  const nonce = BigInt(String(fields['nonce']))
  for (let distance = 1n; distance <= nonceRange; distance++)
    for (const other of [nonce - distance, nonce + distance])
      if (other >= 0n)
        yield [
          { what: 'otherNonce', nonce: other },
          hashWith({ message: { ...fields, nonce: other } }),
        ]
}
