import { decodeAbiParameters, getAddress, parseAbiParameters, toEventSelector } from 'viem'
import { type Address, type Hex, isHexWord, sameAddress } from '#base'
import type { PastLog } from '#chain'
import type { SafeTx } from '#domain'

const topic = {
  success: toEventSelector('ExecutionSuccess(bytes32,uint256)'),
  failure: toEventSelector('ExecutionFailure(bytes32,uint256)'),
  /** Of 1.0.0, which emits no event for a success. */
  failed: toEventSelector('ExecutionFailed(bytes32)'),
  multisig: toEventSelector(
    'SafeMultiSigTransaction(address,uint256,bytes,uint8,uint256,uint256,uint256,address,address,bytes,bytes)',
  ),
  module: toEventSelector('SafeModuleTransaction(address,address,uint256,bytes,uint8)'),
  moduleSuccess: toEventSelector('ExecutionFromModuleSuccess(address)'),
  moduleFailure: toEventSelector('ExecutionFromModuleFailure(address)'),
  received: toEventSelector('SafeReceived(address,uint256)'),
  setup: toEventSelector('SafeSetup(address,address[],uint256,address,address)'),
}

/** `Transfer(address,address,uint256)`: of ERC-20, and of ERC-721 with the ID as a third topic. */
export const transferTopic = toEventSelector('Transfer(address,address,uint256)')

/** Where a log stands on the chain. */
export interface Place {
  block: number
  index: number
  txHash: Hex
}

/** The signed fields of an execution, with its signatures. */
export interface LoggedCall {
  tx: SafeTx
  signatures: Hex
  /** How many of the signatures the contract read, if it logs that. */
  threshold?: number | undefined
}

export type SafeEvent = Place &
  (
    | { kind: 'executed'; safeTxHash: Hex; success: boolean }
    | { kind: 'logged'; call: LoggedCall }
    | { kind: 'module'; module: Address; success: boolean }
    | { kind: 'moduleCall'; call: Pick<SafeTx, 'to' | 'value' | 'data' | 'operation'> }
    | { kind: 'received'; from: Address; raw: bigint }
    | { kind: 'created'; creator: Address }
    | {
        kind: 'transfer'
        token: Address
        from: Address
        to: Address
        raw: bigint
        isCollectible: boolean
      }
  )

const word = (data: Hex, at: number): Hex => `0x${data.slice(2 + at * 64, 66 + at * 64)}`
const addressIn = (value: Hex | undefined): Address => getAddress(`0x${(value ?? '').slice(-40)}`)

/** What an event says; undefined for one that isn't listed, or whose data isn't its type's. */
export function eventOf(log: PastLog, safe: Address): SafeEvent | undefined {
  try {
    const place = placeOf(log)
    const read = sameAddress(log.address, safe) ? safeEvent(log) : undefined
    const told = read ?? transferEvent(log, safe)
    return place && told && { ...place, ...told }
  } catch {
    // A node can answer anything, and a token can emit anything.
    return undefined
  }
}

/** undefined for an event of a block that was replaced, or without a place. */
function placeOf({
  blockNumber,
  logIndex,
  transactionHash,
  ...log
}: PastLog & { removed?: unknown }): Place | undefined {
  if (log.removed === true || !isHexWord(transactionHash)) return undefined
  const [block, index] = [Number(blockNumber), Number(logIndex)]
  return blockNumber && logIndex && Number.isSafeInteger(block) && Number.isSafeInteger(index)
    ? { block, index, txHash: transactionHash.toLowerCase() as Hex }
    : undefined
}

type Told = SafeEvent extends infer E ? (E extends Place ? Omit<E, keyof Place> : never) : never

function safeEvent({ topics, data }: PastLog): Told | undefined {
  const [name, first] = topics
  switch (name) {
    case topic.success:
    case topic.failure:
    case topic.failed:
      return {
        kind: 'executed',
        // Indexed since 1.4.0.
        safeTxHash: (first ?? word(data, 0)).toLowerCase() as Hex,
        success: name === topic.success,
      }
    case topic.multisig:
      return { kind: 'logged', call: loggedCall(data) }
    case topic.moduleSuccess:
    case topic.moduleFailure:
      return {
        kind: 'module',
        module: addressIn(first ?? word(data, 0)),
        success: name === topic.moduleSuccess,
      }
    case topic.module:
      return { kind: 'moduleCall', call: moduleCall(data) }
    case topic.received:
      return {
        kind: 'received',
        from: addressIn(first ?? word(data, 0)),
        raw: BigInt(word(data, first ? 0 : 1)),
      }
    case topic.setup:
      return { kind: 'created', creator: addressIn(first) }
    default:
      return undefined
  }
}

function transferEvent({ address, topics, data }: PastLog, safe: Address): Told | undefined {
  const [name, from, to, id] = topics
  if (name !== transferTopic || !from || !to) return undefined
  if (![from, to].some((one) => sameAddress(addressIn(one), safe))) return undefined
  return {
    kind: 'transfer',
    token: getAddress(address),
    from: addressIn(from),
    to: addressIn(to),
    raw: BigInt(id ?? word(data, 0)),
    isCollectible: id !== undefined,
  }
}

const loggedFields = parseAbiParameters(
  'address, uint256, bytes, uint8, uint256, uint256, uint256, address, address, bytes, bytes',
)
const additional = parseAbiParameters('uint256, address, uint256')

/** `SafeMultiSigTransaction` of L2 contracts, emitted before the transaction runs. */
function loggedCall(data: Hex): LoggedCall {
  const [
    to,
    value,
    call,
    operation,
    safeTxGas,
    baseGas,
    gasPrice,
    gasToken,
    receiver,
    signatures,
    rest,
  ] = decodeAbiParameters(loggedFields, data)
  const [nonce, , threshold] = decodeAbiParameters(additional, rest)
  const tx: SafeTx = {
    to,
    value,
    data: call,
    operation: operation === 1 ? 1 : 0,
    safeTxGas,
    baseGas,
    gasPrice,
    gasToken,
    refundReceiver: receiver,
    nonce,
  }
  return { tx, signatures, threshold: Number(threshold) }
}

function moduleCall(data: Hex): Pick<SafeTx, 'to' | 'value' | 'data' | 'operation'> {
  const [, to, value, call, operation] = decodeAbiParameters(
    parseAbiParameters('address, address, uint256, bytes, uint8'),
    data,
  )
  return { to, value, data: call, operation: operation === 1 ? 1 : 0 }
}
