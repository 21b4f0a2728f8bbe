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
  join,
  listOf,
  namesOf,
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

/** An object by address or slot. */
const mapOf =
  <T>(key: Read<Hex>, value: Read<T>, max: number): Read<Record<Hex, T>> =>
  (given, field, allowance) => {
    const names = namesOf(given, max, allowance)
    if (!names) throw new InvalidValueError(field)
    return Object.fromEntries(
      names.map((name) => {
        const at = join(field, name.slice(0, 66))
        return [
          key(name, at, allowance),
          value((given as Record<string, unknown>)[name], at, allowance),
        ]
      }),
    ) as Record<Hex, T>
  }
const slots = mapOf(hash, hash, 1_000)
const account: Read<object> = (value, field, allowance) => {
  const read = fields<Record<string, unknown>>({
    balance: optional(word),
    nonce: optional(count),
    code: optional(bytes),
    state: optional(slots),
    stateDiff: optional(slots),
    movePrecompileToAddress: optional(address),
  })(value, field, allowance)
  if (read.state !== undefined && read.stateDiff !== undefined)
    throw new InvalidValueError(`${field}.state`)
  return read
}
const stateOverride = mapOf(address, account, 100)
/** Under the names of `eth_call`, and of `eth_simulateV1`, which newer nodes share. */
const blockOverrides: Read<object> = fields<Record<string, unknown>>({
  number: optional(count),
  difficulty: optional(word),
  time: optional(count),
  timestamp: optional(count),
  gasLimit: optional(count),
  coinbase: optional(address),
  feeRecipient: optional(address),
  random: optional(hash),
  prevRandao: optional(hash),
  baseFee: optional(word),
  baseFeePerGas: optional(word),
  blobBaseFee: optional(word),
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

/** The response says what is set, so other settings may be requested. */
const settings = fields<{ offChainSigning: boolean | undefined }>(
  { offChainSigning: optional(flag) },
  { isOpen: true },
)

/** The parameters of each call, by position. */
const schemas: Record<RpcCallNames, readonly Read<unknown>[]> = {
  eth_call: [transaction, block, optional(stateOverride), optional(blockOverrides)],
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
  eth_estimateGas: [
    transaction,
    optional(block),
    optional(stateOverride),
    optional(blockOverrides),
  ],
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
  // `eth_estimateGas` has no block unless the app names one. Overrides come after a block.
  const end = checked.findLastIndex((one) => one !== undefined) + 1
  const passed = checked.slice(0, end)
  if (call === 'eth_estimateGas' && end > 2) passed[1] ??= 'latest'
  return { call, params: passed.map((one) => (one === undefined ? {} : one)) }
}
