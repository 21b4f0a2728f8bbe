import { getAddress, type Address } from 'viem'
import type { Chain } from '../../chain/types.ts'
import { addressOf, topics } from './events.ts'
import type { Piece } from './rows.ts'

const logsOf = (chain: Chain, number: bigint) => (chain.block(number)?.transactions ?? []).flatMap((hash) => chain.receipt(hash)?.logs ?? [])

/** Collectibles that a block moved, in its order, each with who has it then. */
export const readPieces = (chain: Chain, number: bigint): Piece[] =>
  logsOf(chain, number).flatMap(({ address, topics: [kind, , to, id] }) =>
    kind === topics.transfer && id ? [{ token: getAddress(address), id: BigInt(id), owner: addressOf(to) }] : [],
  )

/** What an account has in the end. */
export const piecesOf = (moved: readonly Piece[], owner: Address): Piece[] =>
  [...new Map(moved.map((piece) => [`${piece.token} ${piece.id}`, piece])).values()].filter((piece) => piece.owner.toLowerCase() === owner.toLowerCase())

/** The thresholds that a block sets, at the creation of a safe and later. */
export const readThresholds = (chain: Chain, number: bigint): [Address, number][] =>
  logsOf(chain, number).flatMap((log): [Address, number][] => {
    if (log.topics[0] === topics.threshold) return [[getAddress(log.address), Number(BigInt(log.data))]]
    // SafeSetup(initiator, owners, threshold, …): the second word of the data.
    return log.topics[0] === topics.setup ? [[getAddress(log.address), Number(BigInt(`0x${log.data.slice(66, 130)}`))]] : []
  })
