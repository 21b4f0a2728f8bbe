import type { Address } from '#base'

/** What an order moves. */
export interface OrderItem {
  /** `item`: an NFT with its `id`. `anyItem`: whichever of a collection, or of some of its NFTs. */
  kind: 'token' | 'item' | 'anyItem'
  /** A token's or collection's contract; the zero address is the native coin. */
  token: Address
  /** In the smallest unit, or the number of NFTs: the maximum given, or the minimum received. */
  raw: bigint
  id?: bigint
}

/** A part of an order that the exchange sends to an account that gives nothing. */
type OrderShare = OrderItem & { to: Address }

/** An exchange that others can make, in whole or in part, for as long as it is valid. */
export interface Order {
  /** The exchange, if the contract that takes the order is in our own tables. */
  exchange?: string
  contract: Address
  /** Whose assets it gives, if the order names that; otherwise those of the account that signs. */
  owner?: Address
  gives: readonly [OrderItem, ...OrderItem[]]
  /** What the owner gets. */
  gets: readonly OrderItem[]
  /** What other accounts get for it: fees, or everything. */
  shares: readonly OrderShare[]
  /** A contract that may restrict who uses the order. */
  zone?: Address
  /** In seconds since 1970; missing if it is valid immediately. */
  from?: number
  until: number
}

/** Whether its owner gets nothing for what it gives. */
export const givesForNothing = ({ gets }: Order): boolean => gets.every(({ raw }) => raw === 0n)
