import { type Address, sameAddress, zeroAddress } from '#base'
import { paymentIn, type Template } from '#screens/core/templates'

/** An amount that a template sends each time. */
export interface FixedSum {
  /** The zero address is the native coin. */
  token: Address
  /** In the smallest unit. */
  raw: bigint
}

/** What a template sends of each token, in the order of its payments, without blank amounts. */
export function fixedSums({ calls }: Pick<Template, 'calls'>): readonly FixedSum[] {
  const sums: FixedSum[] = []
  for (const call of calls) {
    const payment = call.isBlank ? undefined : paymentIn(call)
    if (!payment || payment.raw === 0n) continue
    const { token = zeroAddress, raw } = payment
    const earlier = sums.findIndex((one) => sameAddress(one.token, token))
    const before = sums[earlier]
    if (before) sums[earlier] = { token, raw: before.raw + raw }
    else sums.push({ token, raw })
  }
  return sums
}

/** Distinct tokens whose contracts are read. */
const mostTokens = 100

/** The contracts of the tokens that templates send. */
export const fixedTokens = (templates: readonly Pick<Template, 'calls'>[]): readonly Address[] => {
  const found = new Map<string, Address>()
  for (const { token } of templates.flatMap(fixedSums))
    if (token !== zeroAddress) found.set(token.toLowerCase(), token)
  return [...found.values()].slice(0, mostTokens)
}
