import { getAddress, keccak256, sliceHex, stringToHex, type Address, type Hash } from 'viem'

import { people } from '../people.ts'
import { base, safes } from './genesis/places.ts'
import { tokenKinds, type TokenKey } from './genesis/tokenKinds.ts'
import { safeTx, type SafeTx } from './safeTools.ts'

/**
 * Number of the Treasury's history rows in `huge` that are computed instead of stored. The newest
 * fifty follow in real blocks.
 */
export const pastCount = 9_950
export const pastFirstBlock = 23_400_002
const begins = Date.parse('2023-11-02T00:00:00Z') / 1000
const step = 9_500

/** One old row, the source of a block, a transaction, a receipt, and a history row. */
export interface PastRecord {
  /** 0 is the oldest. */
  index: number
  txHash: Hash
  blockNumber: number
  /** Seconds. */
  timestamp: number
  kind: 'incoming' | 'outgoing'
  /** The Safe transaction with hash and nonce; undefined for incoming transfers. */
  tx: SafeTx | null
  safeTxHash: Hash | null
  nonce: number | null
  /** Undefined for ether. */
  token: Address | null
  value: bigint
  /** The recipient, or the sender of an incoming transfer. */
  counterparty: Address
  /** The sender of the transaction. */
  executor: Address
  /** The two owners who signed; empty for incoming transfers. */
  signers: readonly Address[]
}

const recordPrefix = stringToHex('coffer past')
const owners = [people.alice, people.bob, people.carol].map((one) => one.address)
const externalAccounts: Address[] = []
/** One of {@link externalAccountCount}, created on demand, because an address takes two hashes. */
const externalAccount = (index: number): Address =>
  (externalAccounts[index] ??= getAddress(
    sliceHex(keccak256(stringToHex(`stranger ${index}`)), 0, 20),
  ))
const externalAccountCount = 24
const others = [people.dave, people.erin, people.frank].map((one) => one.address)
const tokenKeys = Object.keys(tokenKinds) as TokenKey[]

/** Every fourth row is an incoming transfer. */
const isIncoming = (index: number): boolean => index % 4 === 3

/** Number of Safe transactions executed before this row, which is the row's nonce if it is one. */
export const pastNonce = (index: number): number => index - Math.floor(index / 4)

/** A pure function of its index: the same row in the gateway, the chain, and every test. */
export function pastRecord(index: number): PastRecord {
  if (!Number.isInteger(index) || index < 0 || index >= pastCount)
    throw new RangeError(`There is no old row ${index}; there are ${pastCount}.`)
  const seed = keccak256(`${recordPrefix}${fourBytes(index)}`)
  const dice = (place: number, sides: number): number =>
    Number.parseInt(seed.slice(2 + place * 2, 10 + place * 2), 16) % sides
  const incoming = isIncoming(index)
  const key = dice(0, 3) === 0 ? undefined : tokenKeys[dice(4, tokenKeys.length)]
  const token = key ? base.tokens[key] : null
  const value = key
    ? BigInt(1 + dice(8, 4_000)) * 10n ** BigInt(Math.max(tokenKinds[key].decimals - 1, 0))
    : BigInt(1 + dice(8, 900)) * 10n ** 15n
  const counterparty =
    dice(12, 4) === 0 ? pick(others, dice(16, 3)) : externalAccount(dice(16, externalAccountCount))
  const away = dice(20, 3)
  const tx = incoming ? null : outgoingTx(token, counterparty, value, pastNonce(index))
  return {
    index,
    txHash: sealIndex('transaction', index),
    blockNumber: pastFirstBlock + index,
    timestamp: begins + index * step + dice(24, step - 60),
    kind: incoming ? 'incoming' : 'outgoing',
    tx,
    safeTxHash: tx && quickHash(tx),
    nonce: tx && Number(tx.nonce),
    token,
    value,
    counterparty,
    executor: incoming ? counterparty : pick(owners, away + 1),
    signers: incoming ? [] : owners.filter((_, place) => place !== away),
  }
}

const outgoingTx = (token: Address | null, to: Address, value: bigint, nonce: number): SafeTx =>
  safeTx(
    token
      ? { to: token, data: `0xa9059cbb${word(BigInt(to))}${word(value)}`, nonce: BigInt(nonce) }
      : { to, value, nonce: BigInt(nonce) },
  )

function pick(from: readonly Address[], place: number): Address {
  const found = from[place % from.length]
  if (!found) throw new RangeError('Nothing to pick from.')
  return found
}

/**
 * A hash that looks like any other and encodes its index: the last bytes are XORed with the first
 * ones.
 */
export function sealIndex(kind: 'block' | 'transaction', index: number): Hash {
  const body = keccak256(`${kindPrefix[kind]}${fourBytes(index)}`).slice(2, 58)
  return `0x${body}${fourBytes(hidden(body, index))}`
}

/** The index in a hash of {@link sealIndex}, if it is one. */
export function unsealIndex(kind: 'block' | 'transaction', hash: Hash): number | undefined {
  const index = hidden(hash.slice(2), Number.parseInt(hash.slice(58), 16))
  return index < pastCount && sealIndex(kind, index) === hash ? index : undefined
}

const kindPrefix = {
  block: stringToHex('coffer past block'),
  transaction: stringToHex('coffer past transaction'),
}
const fourBytes = (value: number): string => value.toString(16).padStart(8, '0')
/** XOR with the first four bytes, which is its own inverse. */
const hidden = (body: string, index: number): number =>
  (Number.parseInt(body.slice(0, 8), 16) ^ index) >>> 0

const typeHash = 'bb8310d486368db6bd6f849402fdd73ad53d316b5a4b2644ad6efe0f941286d8'
const domainTypeHash = '47e79534a245952e8b16893a336b85a3d9ea9fa8c573f3d803afb92a79469218'
const domainHash = keccak256(
  `0x${domainTypeHash}${word(1n)}${word(BigInt(safes.treasury.address))}`,
).slice(2)
const noData = keccak256('0x').slice(2)

/**
 * EIP-712 by hand, because thousands are hashed in a row and the generic function spends most of
 * its time on types. A test compares it with the contract.
 */
function quickHash({ to, value, data, nonce }: SafeTx): Hash {
  const dataHash = data === '0x' ? noData : keccak256(data).slice(2)
  const zeros = '0'.repeat(6 * 64)
  const struct = keccak256(
    `0x${typeHash}${word(BigInt(to))}${word(value)}${dataHash}${zeros}${word(nonce)}`,
  ).slice(2)
  return keccak256(`0x1901${domainHash}${struct}`)
}

const bySafeTxHash = new Map<Hash, number>()
let unread = pastCount

/**
 * The row of a Safe transaction. Searches from the newest row backward and caches what it has
 * read.
 */
export function pastIndexOf(safeTxHash: Hash): number | undefined {
  const wanted = safeTxHash.toLowerCase() as Hash
  while (!bySafeTxHash.has(wanted) && unread > 0) {
    unread -= 1
    const hash = isIncoming(unread) ? null : pastRecord(unread).safeTxHash
    if (hash) bySafeTxHash.set(hash, unread)
  }
  return bySafeTxHash.get(wanted)
}

/** 32 bytes without the prefix. */
function word(value: bigint): string {
  return value.toString(16).padStart(64, '0')
}
