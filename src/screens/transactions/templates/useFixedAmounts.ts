import { useMemo } from 'react'
import { sameAddress, type SafeRef, zeroAddress } from '#base'
import { useFormat } from '#ui'
import { useChain } from '#screens/core/environment'
import type { Template } from '#screens/core/templates'
import { useErc20s, useTokenWords } from '#screens/transactions/review'
import { fixedSums, fixedTokens } from './fixedSums.ts'

/** Tokens named of a template; further ones are a number. */
const mostNamed = 3

const none: readonly never[] = []

/** What a template sends each time, such as `500 USDC`. */
export type FixedAmounts = (template: Template) => readonly string[]

/**
 * Amounts of templates in words, with the symbols and decimals of the tokens' own contracts; none
 * of tokens that aren't read.
 */
export function useFixedAmounts(at: SafeRef, templates: readonly Template[]): FixedAmounts {
  const chain = useChain(at.chainId)
  const format = useFormat()
  const contracts = useMemo(() => fixedTokens(templates), [templates])
  const { data: tokens = none } = useErc20s(at, contracts)
  const { amountOf } = useTokenWords(tokens, chain)
  return (template) => {
    const known = fixedSums(template).filter(({ token }) =>
      sameAddress(token, zeroAddress)
        ? chain !== undefined
        : tokens.some((one) => sameAddress(one.token, token) && one.decimals !== null),
    )
    const further = known.length - mostNamed
    return [
      ...known.slice(0, mostNamed).map(({ token, raw }) => amountOf(token, raw)),
      ...(further > 0 ? [`+${format.number(further)}`] : []),
    ]
  }
}
