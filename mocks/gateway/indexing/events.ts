import { sameAddress } from '#base'
import {
  decodeAbiParameters,
  decodeFunctionData,
  getAddress,
  parseAbi,
  parseAbiParameters,
  toEventSelector,
  toFunctionSelector,
  zeroAddress,
  type Address,
  type Hex,
} from 'viem'
import { safeTxParameters } from '../../chain/safeParameters.ts'
import { transferData } from '../../chain/transferData.ts'
import type { ChainLog } from '../../chain/types.ts'
import { type PackedCall, unpackCalls } from '../decode/multiSend.ts'
import type { SafeTransaction } from '../reading/safeTransaction.ts'

/** First topics of the indexed events. */
export const topics = {
  success: toEventSelector('ExecutionSuccess(bytes32,uint256)'),
  failure: toEventSelector('ExecutionFailure(bytes32,uint256)'),
  multisig: toEventSelector(
    'SafeMultiSigTransaction(address,uint256,bytes,uint8,uint256,uint256,uint256,address,address,bytes,bytes)',
  ),
  module: toEventSelector('SafeModuleTransaction(address,address,uint256,bytes,uint8)'),
  moduleSuccess: toEventSelector('ExecutionFromModuleSuccess(address)'),
  moduleFailure: toEventSelector('ExecutionFromModuleFailure(address)'),
  received: toEventSelector('SafeReceived(address,uint256)'),
  transfer: toEventSelector('Transfer(address,address,uint256)'),
  threshold: toEventSelector('ChangedThreshold(uint256)'),
  setup: toEventSelector('SafeSetup(address,address[],uint256,address,address)'),
  proxy: toEventSelector('ProxyCreation(address,address)'),
  allowanceTransfer: toEventSelector(
    'ExecuteAllowanceTransfer(address,address,address,address,uint96,uint16)',
  ),
  allowancePayment: toEventSelector('PayAllowanceTransfer(address,address,address,address,uint96)'),
} as const

export const addressOf = (word: Hex | undefined): Address =>
  getAddress(`0x${(word ?? '').slice(-40)}`)
const word = (data: Hex, at: number): Hex => `0x${data.slice(2 + at * 64, 66 + at * 64)}`

/**
 * Hash and payment of an execution event: the hash is a topic from 1.4.0 on, and part of the data
 * before.
 */
export const executionOf = (log: ChainLog): { safeTxHash: Hex; payment: bigint } =>
  log.topics.length > 1
    ? { safeTxHash: log.topics[1] as Hex, payment: BigInt(word(log.data, 0)) }
    : { safeTxHash: word(log.data, 0), payment: BigInt(word(log.data, 1)) }

/** Proxy and master copy of a creation: the proxy is a topic from 1.4.1 on. */
export const creationOf = (log: ChainLog): { proxy: Address; singleton: Address } =>
  log.topics.length > 1
    ? { proxy: addressOf(log.topics[1]), singleton: addressOf(word(log.data, 0)) }
    : { proxy: addressOf(word(log.data, 0)), singleton: addressOf(word(log.data, 1)) }

export interface ExecutionCall {
  tx: Omit<SafeTransaction, 'nonce'>
  signatures: Hex
}

const multisigEvent = parseAbiParameters(
  'address, uint256, bytes, uint8, uint256, uint256, uint256, address, address, bytes, bytes',
)

/** The event of L2 contracts before they run a transaction. */
export function loggedExecution(data: Hex): ExecutionCall & { nonce: number; threshold: number } {
  const [
    to,
    value,
    call,
    operation,
    safeTxGas,
    baseGas,
    gasPrice,
    gasToken,
    refundReceiver,
    signatures,
    additional,
  ] = decodeAbiParameters(multisigEvent, data)
  const [nonce, , threshold] = decodeAbiParameters(
    parseAbiParameters('uint256, address, uint256'),
    additional,
  )
  return {
    tx: {
      to,
      value,
      data: call,
      operation: operation === 1 ? 1 : 0,
      safeTxGas,
      baseGas,
      gasPrice,
      gasToken,
      refundReceiver,
    },
    signatures,
    nonce: Number(nonce),
    threshold: Number(threshold),
  }
}

const exec = parseAbi([`function execTransaction(${safeTxParameters}, bytes signatures)`])
const execSelector = toFunctionSelector(exec[0])

/** Same, from the call data of `execTransaction`: L1 contracts log only the hash. */
export function calledExecution(input: Hex): ExecutionCall | undefined {
  if (!input.startsWith(execSelector)) return undefined
  const [
    to,
    value,
    data,
    operation,
    safeTxGas,
    baseGas,
    gasPrice,
    gasToken,
    refundReceiver,
    signatures,
  ] = decodeFunctionData({ abi: exec, data: input }).args
  return {
    tx: {
      to,
      value,
      data,
      operation: operation === 1 ? 1 : 0,
      safeTxGas,
      baseGas,
      gasPrice,
      gasToken,
      refundReceiver,
    },
    signatures,
  }
}

const batch = parseAbi(['function multiSend(bytes transactions)'])
const batchSelector = toFunctionSelector(batch[0])

/** The calls of a batch; none for any other call. */
export function batchedCalls(input: Hex): PackedCall[] {
  if (!input.startsWith(batchSelector)) return []
  try {
    return unpackCalls(decodeFunctionData({ abi: batch, data: input }).args[0]) ?? []
  } catch {
    return []
  }
}

const creation = parseAbi([
  'function createProxyWithNonce(address singleton, bytes initializer, uint256 saltNonce)',
])

/** The arguments of a factory call; undefined if the Safe was created in another way. */
export function creationCallOf(input: Hex): { setupData: Hex; saltNonce: string } | undefined {
  try {
    const [, setupData, saltNonce] = decodeFunctionData({ abi: creation, data: input }).args
    return { setupData, saltNonce: String(saltNonce) }
  } catch {
    return undefined
  }
}

export type ModuleCall = Pick<SafeTransaction, 'to' | 'value' | 'data' | 'operation'>

/** Module and call of `SafeModuleTransaction`. */
export function moduleCallOf(data: Hex): { module: Address; call: ModuleCall } {
  const [module, to, value, call, operation] = decodeAbiParameters(
    parseAbiParameters('address, address, uint256, bytes, uint8'),
    data,
  )
  return { module, call: { to, value, data: call, operation: operation === 1 ? 1 : 0 } }
}

const spending = parseAbi(['function spend(address safe, address to, uint256 value, bytes data)'])

const allowanceKinds: readonly (Hex | undefined)[] = [
  topics.allowanceTransfer,
  topics.allowancePayment,
]

/**
 * The call of the allowance module, from its own next event: L1 contracts do not log module calls.
 */
export function spentByAllowance(
  logs: readonly ChainLog[],
  { safe, module, after }: { safe: Address; module: Address; after: number },
): ModuleCall | undefined {
  const told = logs.find(
    (log) =>
      log.logIndex > after &&
      sameAddress(log.address, module) &&
      allowanceKinds.includes(log.topics[0]) &&
      addressOf(log.topics[1]) === safe,
  )
  if (!told) return undefined
  // Both events have the delegate first.
  const [token, to, value] = [
    addressOf(word(told.data, 1)),
    addressOf(word(told.data, 2)),
    BigInt(word(told.data, 3)),
  ]
  return token === zeroAddress
    ? { to, value, data: '0x', operation: 0 }
    : { to: token, value: 0n, data: transferData(to, value), operation: 0 }
}

/** The same for the project's own module. */
export function spentByModule(input: Hex): ModuleCall | undefined {
  try {
    const [, to, value, data] = decodeFunctionData({ abi: spending, data: input }).args
    return { to, value, data, operation: 0 as const }
  } catch {
    // Another module: the call stays unknown.
    return undefined
  }
}
