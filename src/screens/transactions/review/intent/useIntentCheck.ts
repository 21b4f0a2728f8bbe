import { type ChainSummary, type SafeRef, zeroAddress } from '#base'
import type { Intent, SafeTx } from '#domain'
import { checkIntent, type IntentCheck, intentTokens } from '#safe'
import { useErc20s } from '../useTokens.ts'

const unchecked: IntentCheck = { status: 'reported', facts: [] }

/**
 * Which parts of an intent match the call data, and the decimals from its tokens' contracts.
 * @param call undefined if there is none to compare with
 */
export function useIntentCheck(
  intent: Intent | undefined,
  call: Pick<SafeTx, 'to' | 'value' | 'data' | 'operation'> | null | undefined,
  at: SafeRef,
  chain: ChainSummary | undefined,
): IntentCheck {
  const tokens = (intent ? intentTokens(intent) : []).filter((token) => token !== zeroAddress)
  const { data: read = [] } = useErc20s(at, tokens)
  const native = chain ? [{ token: zeroAddress, decimals: chain.decimals }] : []
  return intent && call ? checkIntent(intent, call, at, [...read, ...native]) : unchecked
}
