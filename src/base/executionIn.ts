import { type Address, sameAddress } from './address.ts'
import type { Hex } from './hex.ts'

/** An event in the receipt of a transaction. */
export interface Log {
  address: Address
  topics: readonly Hex[]
  data: Hex
}

const executionSuccess = '0x442e715f626346e8c54381002da614f62bee8d27386535b2521ec8540898556e'
const executionFailure = '0x23428b18acfb3ea64b08dc0c1d296ea9c09702c09083ca5272e64d115b687d23'
/** `ExecutionFailed(bytes32)` of 1.0.0, which emits no event for a success. */
const executionFailed = '0xabfd711ecdd15ae3a6b3ad16ff2e9d81aec026a39d16725ee164be4fbf857a7c'
const outcomes: readonly (Hex | undefined)[] = [executionSuccess, executionFailure, executionFailed]

/**
 * The outcome of a Safe transaction in a receipt: a mined transaction may contain a failed action.
 * The hash is indexed since 1.4.0 and part of the data before. Undefined if the receipt contains no
 * execution of this hash.
 */
export function executionIn(
  { logs }: { logs: readonly Log[] },
  safe: Address,
  safeTxHash: Hex,
): 'success' | 'failure' | undefined {
  const log = logs.find(
    ({ address, topics, data }) =>
      sameAddress(address, safe) &&
      outcomes.includes(topics[0]) &&
      (topics[1] ?? data.slice(0, 66)).toLowerCase() === safeTxHash.toLowerCase(),
  )
  return log && (log.topics[0] === executionSuccess ? 'success' : 'failure')
}
