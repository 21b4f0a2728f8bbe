import { sameAddress, type SafeRef } from '#base'
import type { Collectible } from '#domain'
import { type Call, erc721Transfer } from '#safe'
import type { AddressProblem, FoundAddress } from '#screens/common/typedAddress'

export type ItemProblem =
  | AddressProblem
  | { why: 'otherChain'; network: string }
  | { why: 'itself' }
  | { why: 'token' }

/** The problem with the recipient of NFTs. */
export function itemProblem(
  found: FoundAddress,
  { chainId, address }: SafeRef,
  items: readonly Pick<Collectible, 'token'>[],
): ItemProblem | undefined {
  if (found.status === 'wrong') return found.problem
  if (found.status !== 'usable') return undefined
  if (found.chain && found.chain.chainId !== chainId)
    return { why: 'otherChain', network: found.chain.name }
  if (sameAddress(found.address, address)) return { why: 'itself' }
  return items.some(({ token }) => sameAddress(token, found.address)) ? { why: 'token' } : undefined
}

/** Whether a call can name it: its ID is a number of 256 bits. */
export const isSendable = ({ id }: Pick<Collectible, 'id'>): boolean =>
  /^\d{1,78}$/.test(id) && BigInt(id) < 2n ** 256n

/** The calls that send NFTs of a Safe, as far as they are sendable. */
export const itemCalls = (
  items: readonly Pick<Collectible, 'token' | 'id'>[],
  from: SafeRef,
  to: `0x${string}`,
): readonly Call[] =>
  items
    .filter(isSendable)
    .map(({ token, id }) => erc721Transfer(token, { from: from.address, to, id: BigInt(id) }))
