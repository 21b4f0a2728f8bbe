import { type Address, type SafeRef, sameAddress, zeroAddress } from '#base'
import type { Intent, SafeTx, TokenAmount } from '#domain'
import { maxDepth } from './decode.ts'
import { type BatchCall, decodeMultiSend, isMultiSend } from './multiSend.ts'
import { isNative } from './nativeToken.ts'
import { codeAt } from './officialCode.ts'
import type { TokenDecimals } from './verificationInput.ts'
import type { IntentCheck, IntentFact } from './intent/intentCheck.ts'
import type { Found } from './intent/officialCalls.ts'
import { compareKeys, compareStake, stakingMethod } from './intent/compareStake.ts'
import { compareOrder } from './intent/compareOrder.ts'
import { compareTwap } from './intent/compareTwap.ts'

/**
 * Compares the gateway's description of a call to an exchange or a staking contract with the call
 * data. Pure; never throws.
 * @param tokens decimals of its tokens ({@link intentTokens}) from their contracts. Without them,
 * its amounts aren't compared, because they're displayed with the gateway's decimals.
 */
export function checkIntent(
  intent: Intent,
  tx: Pick<SafeTx, 'to' | 'value' | 'data' | 'operation'>,
  at: SafeRef,
  tokens: readonly TokenDecimals[] = [],
): IntentCheck {
  const all = callsIn(tx, at.address)
  const calls = all.filter((call) => call !== null)
  const found = compared(intent, calls, at)
  if (calls.length < all.length && Object.keys(found).length > 0)
    found[intent.kind === 'swap' || intent.kind === 'twap' ? 'order' : 'validators'] = false
  const isScaled = compareDecimals(amountsOf(intent), tokens)
  if (isScaled === false) found.amounts = false
  else if (found.amounts && !isScaled) delete found.amounts
  const facts = Object.keys(found) as IntentFact[]
  const differing = facts.filter((fact) => found[fact] === false)
  if (differing.length > 0) return { status: 'differs', facts: differing }
  return facts.length > 0 ? { status: 'matches', facts } : { status: 'reported', facts: [] }
}

/** The tokens of an intent's amounts, each once; the zero address is the native coin. */
export const intentTokens = (intent: Intent): readonly Address[] => [
  ...new Set(amountsOf(intent).map(tokenOf)),
]

const tokenOf = ({ token }: TokenAmount): Address => (isNative(token) ? zeroAddress : token)

function amountsOf(intent: Intent): readonly TokenAmount[] {
  switch (intent.kind) {
    case 'swap':
    case 'settlement':
    case 'twap':
      return [intent.order.sell, intent.order.buy]
    case 'stake':
      return [intent.stake.amount]
    default:
      return []
  }
}

/** Whether the amounts use their tokens' decimals; undefined if a token's decimals aren't known. */
function compareDecimals(
  amounts: readonly TokenAmount[],
  tokens: readonly TokenDecimals[],
): boolean | undefined {
  const actual = amounts.map(
    (amount) =>
      tokens.find(({ token }) => sameAddress(token, tokenOf(amount)))?.decimals ?? undefined,
  )
  if (amounts.some(({ decimals }, at) => actual[at] !== undefined && actual[at] !== decimals))
    return false
  return actual.includes(undefined) ? undefined : true
}

/**
 * The calls of a transaction, flattened from all batches. null stands for unreadable ones, which
 * may contain another order or stake.
 */
function callsIn(call: BatchCall, safe: Address, depth = 0): readonly (BatchCall | null)[] {
  if (call.operation === 0) return [call]
  const inner = depth < maxDepth ? decodeMultiSend(call.to, call.data, safe) : undefined
  if (inner) return inner.flatMap((one) => callsIn(one, safe, depth + 1))
  return isMultiSend(call.to) || !codeAt(call.to) ? [call, null] : [call]
}

function compared(intent: Intent, calls: readonly BatchCall[], at: SafeRef): Found {
  switch (intent.kind) {
    case 'swap':
      return compareOrder(intent.order, calls, at)
    case 'twap':
      return compareTwap(intent.order, calls, at)
    case 'stake':
      return compareStake(intent.stake, calls, at)
    case 'stakeExit':
      return compareKeys(intent.stake.keys, calls, stakingMethod(at, 'requestValidatorsExit'))
    case 'stakeWithdrawal':
      return compareKeys(intent.stake.keys, calls, stakingMethod(at, 'batchWithdrawCLFee'))
    default:
      return {}
  }
}
