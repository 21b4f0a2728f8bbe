import { type Address, type ChainSummary, sameAddress, shortAddress } from '#base'
import type { Erc20 } from '#chain'
import type { BuilderCall } from '#safe'
import { paymentIn, type Template, withAmount } from '#screens/core/templates'
import { type AmountProblem, readTypedAmount } from '#screens/transactions/send'

/** An amount to enter. */
export interface Blank {
  /** The position of its call, from 0. */
  at: number
  to: Address
  /** undefined: the native coin. */
  token: Address | undefined
  symbol: string
  /** From the token's contract; undefined if unknown. */
  decimals: number | undefined
  problem: AmountProblem | undefined
}

export interface FilledTemplate {
  blanks: readonly Blank[]
  /** Its calls with the amounts, once every blank has one. */
  calls: readonly BuilderCall[] | undefined
}

/** A template with the amounts that are typed for its blanks, by the positions of their calls. */
export function fillTemplate(
  { calls }: Template,
  amounts: Readonly<Record<number, string>>,
  { chain, tokens }: { chain: ChainSummary; tokens: readonly Erc20[] },
): FilledTemplate {
  const blanks: Blank[] = []
  let isFilled = true
  const filled = calls.map((call, at): BuilderCall => {
    const payment = call.isBlank && paymentIn(call)
    if (!payment) return call
    const { token, to } = payment
    const known = token && tokens.find((one) => sameAddress(one.token, token))
    const unit = token ? known : chain
    const decimals = unit?.decimals ?? undefined
    const read =
      decimals === undefined ? undefined : readTypedAmount(amounts[at] ?? '', decimals, undefined)
    const problem = read && 'problem' in read ? read.problem : undefined
    blanks.push({
      at,
      to,
      token,
      symbol: unit?.symbol ?? (token ? shortAddress(token) : ''),
      decimals,
      problem,
    })
    if (read && 'raw' in read) return withAmount(call, read.raw)
    isFilled = false
    return call
  })
  return { blanks, calls: isFilled ? filled : undefined }
}
