import { grouped, toDecimal, withSymbol } from '#base'
import { useText } from '#ui'
import type { AmountProblem } from '../readTypedAmount.ts'
import { sendText } from '../text.ts'
import type { LimitToken } from './limitTokens.ts'
import { limitsText } from './text.ts'

/** `tooMuch`: more than a limit can be. */
export type LimitAmountProblem = AmountProblem | { why: 'tooMuch' }

/** Describes the problem with a token amount. */
export function useAmountProblemText(): (
  problem: LimitAmountProblem,
  token: LimitToken | undefined,
) => string {
  const text = useText(limitsText)
  const send = useText(sendText)
  return (problem, token) => {
    const symbol = token?.symbol ?? ''
    switch (problem.why) {
      case 'tooMuch':
        return text('problem.tooMuch')
      case 'decimals':
        return send('problem.amount.decimals', { symbol, count: problem.count })
      case 'balance': {
        const available = grouped(toDecimal(problem.available, token?.decimals), text.locale)
        return text('spend.most', { amount: withSymbol(available, symbol) })
      }
      default:
        return send(`problem.amount.${problem.why}`)
    }
  }
}
