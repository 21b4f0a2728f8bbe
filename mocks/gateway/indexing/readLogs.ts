import { getAddress, type Address } from 'viem'
import type { Chain } from '../../chain/types.ts'
import { addressOf, topics } from './events.ts'
import type { Piece } from './rows.ts'

const logsOf = (chain: Chain, number: bigint) =>
  (chain.block(number)?.transactions ?? []).flatMap((hash) => chain.receipt(hash)?.logs ?? [])

/** Collectibles transferred in a block, in order, with their new owners. */
export const readPieces = (chain: Chain, number: bigint): Piece[] =>
  logsOf(chain, number).flatMap(({ address, topics: [kind, , to, id] }) =>
    kind === topics.transfer && id
      ? [{ token: getAddress(address), id: BigInt(id), owner: addressOf(to) }]
      : [],
  )

/** The final balance of an account. */
export const piecesOf = (moved: readonly Piece[], owner: Address): Piece[] =>
  [...new Map(moved.map((piece) => [`${piece.token} ${piece.id}`, piece])).values()].filter(
    (piece) => piece.owner.toLowerCase() === owner.toLowerCase(),
  )

/** Thresholds set in a block, at the creation of a Safe and later. */
export const readThresholds = (chain: Chain, number: bigint): [Address, number][] =>
  logsOf(chain, number).flatMap((log): [Address, number][] => {
    if (log.topics[0] === topics.threshold)
      return [[getAddress(log.address), Number(BigInt(log.data))]]
    // SafeSetup(initiator, owners, threshold, …): the second word of the data.
    return log.topics[0] === topics.setup
      ? [[getAddress(log.address), Number(BigInt(`0x${log.data.slice(66, 130)}`))]]
      : []
  })
