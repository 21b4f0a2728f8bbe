import type { Hex } from '#base'
import { isNodeCall, type RpcCallNames } from '../nodeCalls.ts'
import type { RPCPayload } from '../nodeTypes.ts'
import {
  address,
  anyOf,
  bytes,
  fields,
  flag,
  hash,
  InvalidValueError,
  listOf,
  optional,
  orElse,
  quantity,
  type Read,
} from './values.ts'

/** A call of the node as it may be passed on. */
export type CheckedNodeCall = RPCPayload & { params: unknown[] }

const word = quantity(256)
const count = quantity(64)

const tags: readonly unknown[] = ['latest', 'earliest', 'pending', 'safe', 'finalized']
const tag: Read<unknown> = (value, field) => {
  if (!tags.includes(value)) throw new InvalidValueError(field)
  return value
}
const blockNumber = orElse(anyOf<unknown>(tag, count), 'latest')
/** Also the object of {@link https://eips.ethereum.org/EIPS/eip-1898 EIP-1898}. */
const block = anyOf<unknown>(
  blockNumber,
  fields<{ blockHash: Hex; requireCanonical: boolean | undefined }>({
    blockHash: hash,
    requireCanonical: optional(flag),
  }),
  fields<{ blockNumber: Hex }>({ blockNumber: count }),
)

const accessList = listOf(
  fields<{ address: Hex; storageKeys: Hex[] }>({
    address,
    storageKeys: listOf(hash, { max: 1_000 }),
  }),
  { max: 100 },
)
const transaction: Read<object> = fields<Record<string, unknown>>({
  from: optional(address),
  to: optional(address),
  data: optional(bytes),
  input: optional(bytes),
  value: optional(word),
  gas: optional(count),
  gasPrice: optional(word),
  maxFeePerGas: optional(word),
  maxPriorityFeePerGas: optional(word),
  nonce: optional(count),
  chainId: optional(word),
  type: optional(count),
  accessList: optional(accessList),
})

const topic = anyOf<unknown>(hash, listOf(hash, { max: 100 }), (value, field) => {
  if (value != null) throw new InvalidValueError(field)
  return null
})
const filter: Read<object> = (value, field, allowance) => {
  const read = fields<Record<string, unknown>>({
    fromBlock: optional(blockNumber),
    toBlock: optional(blockNumber),
    blockHash: optional(hash),
    address: optional(anyOf<unknown>(address, listOf(address, { max: 100 }))),
    topics: optional(listOf(topic, { max: 4 })),
  })(value, field, allowance)
  if (read.blockHash !== undefined && (read.fromBlock !== undefined || read.toBlock !== undefined))
    throw new InvalidValueError(`${field}.blockHash`)
  return read
}

const settings = fields<{ offChainSigning: boolean | undefined }>({
  offChainSigning: optional(flag),
})

/** The parameters of each call, by position. */
const schemas: Record<RpcCallNames, readonly Read<unknown>[]> = {
  eth_call: [transaction, block],
  eth_gasPrice: [],
  eth_getLogs: [filter],
  eth_getBalance: [address, block],
  eth_getCode: [address, block],
  eth_getBlockByHash: [hash, orElse(flag, false)],
  eth_getBlockByNumber: [blockNumber, orElse(flag, false)],
  eth_getStorageAt: [address, word, block],
  eth_getTransactionByHash: [hash],
  eth_getTransactionReceipt: [hash],
  eth_getTransactionCount: [address, block],
  eth_estimateGas: [transaction, optional(block)],
  safe_setSettings: [settings],
}

/** A method of the node that apps may not call. */
export class UnknownNodeCallError extends Error {
  override readonly name = 'UnknownNodeCallError'
}

export const nodeCall: Read<CheckedNodeCall> = (value, field, allowance) => {
  const read = fields<{ call: unknown; params: unknown[] }>({
    call: (call) => call,
    params: orElse(
      listOf<unknown>((one) => one, { max: 8 }),
      [],
    ),
  })(value, field, allowance)
  const { call, params } = read
  if (typeof call !== 'string') throw new InvalidValueError('call')
  if (!isNodeCall(call)) throw new UnknownNodeCallError(call)
  const schema = schemas[call]
  const extra = params.findIndex((one, at) => at >= schema.length && one !== undefined)
  if (extra >= 0) throw new InvalidValueError(`params[${extra}]`)
  const checked = schema.map((one, at) => one(params[at], `params[${at}]`, allowance))
  // `eth_estimateGas` has no block unless the app names one.
  return { call, params: checked.at(-1) === undefined ? checked.slice(0, -1) : checked }
}
