import { type Address, type Hex, type Log, sameAddress, zeroAddress } from '#base'
import type { ChainClient } from './client.ts'

export interface Receipt {
  txHash: Hex
  blockNumber: bigint
  /** `reverted`: the call had no effect, but the fee was paid. */
  status: 'success' | 'reverted'
  gasUsed: bigint
  logs: readonly Log[]
}

interface WireReceipt {
  blockNumber: Hex | null
  status: Hex
  gasUsed: Hex
  logs: readonly Log[]
}

export const toReceipt = (
  txHash: Hex,
  { blockNumber, status, gasUsed, logs }: WireReceipt,
): Receipt => ({
  txHash,
  blockNumber: BigInt(blockNumber ?? 0),
  status: BigInt(status) === 1n ? 'success' : 'reverted',
  gasUsed: BigInt(gasUsed),
  logs: logs.map(({ address, topics, data }) => ({ address, topics, data })),
})

/** The receipt of a transaction; null if the node knows none. Throws viem's network errors. */
export async function readReceipt(client: ChainClient, txHash: Hex): Promise<Receipt | null> {
  const found = await client.request({ method: 'eth_getTransactionReceipt', params: [txHash] })
  return found && toReceipt(txHash, found)
}

/** `ApproveHash(bytes32,address)`, both indexed. */
const approveHash = '0xf2a0eb156472d1440255b0d7c1e19cc07115d1051fe605b0dce69acfec884d9c'

/** Whether a Safe records in a receipt that an owner approves this hash. */
export const approvalIn = (
  { logs }: Receipt,
  { safe, safeTxHash, owner }: { safe: Address; safeTxHash: Hex; owner: Address },
): boolean =>
  logs.some(
    ({ address, topics: [event, hash, by] }) =>
      sameAddress(address, safe) &&
      event === approveHash &&
      hash?.toLowerCase() === safeTxHash.toLowerCase() &&
      by?.slice(-40).toLowerCase() === owner.slice(2).toLowerCase(),
  )

/**
 * `ExecuteAllowanceTransfer(address,address,address,address,uint96,uint16)` of the Allowance
 * Module; the Safe is indexed.
 */
const executeAllowanceTransfer =
  '0xa11cca2c2027e28ab0046aab4d4040f59d8b06e819ccd974c1e53e86aa814c19'

/** A payment from a spending limit, as the module records it. `raw` is in the smallest unit. */
export interface RecordedSpending {
  module: Address
  safe: Address
  delegate: Address
  /** The zero address is the native coin. */
  token: Address
  to: Address
  raw: bigint
}

/** `Transfer(address,address,uint256)` of an ERC-20; the accounts are indexed. */
const erc20Transfer = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'

/**
 * Whether a receipt contains both the Allowance Module's record of this payment and the token's
 * transfer: the module ignores a token's return value.
 */
export const spendingIn = (receipt: Receipt, spending: RecordedSpending): boolean =>
  isRecorded(receipt, spending) &&
  (sameAddress(spending.token, zeroAddress) || isTransferred(receipt, spending))

const isOf = (account: Address, topic: Hex | undefined) =>
  topic?.slice(-40).toLowerCase() === account.slice(2).toLowerCase()

const isTransferred = ({ logs }: Receipt, { token, safe, to, raw }: RecordedSpending): boolean =>
  logs.some(
    ({ address, topics: [event, from, recipient], data }) =>
      sameAddress(address, token) &&
      event === erc20Transfer &&
      isOf(safe, from) &&
      isOf(to, recipient) &&
      data !== '0x' &&
      BigInt(data) === raw,
  )

function isRecorded(
  { logs }: Receipt,
  { module, safe, delegate, token, to, raw }: RecordedSpending,
): boolean {
  const expected = [
    ...[delegate, token, to].map((one) => one.slice(2).toLowerCase()),
    raw.toString(16),
  ]
    .map((one) => one.padStart(64, '0'))
    .join('')
  return logs.some(
    ({ address, topics: [event, of], data }) =>
      sameAddress(address, module) &&
      event === executeAllowanceTransfer &&
      isOf(safe, of) &&
      data.slice(2).toLowerCase().startsWith(expected),
  )
}
