import type { Text } from '#ui'
import type { AmountProblem } from '#screens/transactions/send'
import type { NewTransactionTextId } from './text.ts'

/** The problem with an amount. */
export const amountProblemText = (
  text: Text<NewTransactionTextId>,
  problem: AmountProblem,
  symbol: string,
): string =>
  problem.why === 'decimals'
    ? text('amount.decimals', { symbol, count: problem.count })
    : text(`amount.${problem.why}`)
