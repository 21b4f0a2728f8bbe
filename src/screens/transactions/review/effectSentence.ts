import { sameAddress } from '#base'
import type { Erc20 } from '#chain'
import { type Effect, isUnlimited } from '#safe'
import type { Sentence } from '#screens/common/action'

/**
 * The sentence for a call whose data says more than the name of its method: an approval, or a
 * transfer on behalf of another account. undefined for all others, and where the token has no
 * decimals: the same data may be about an NFT then.
 */
export function effectSentence(
  effect: Effect | undefined,
  tokens: readonly Erc20[],
): Sentence | undefined {
  switch (effect?.kind) {
    case 'approve': {
      const amount = amountOf(effect, tokens)
      if (!amount) return undefined
      const party = { address: effect.spender, name: null }
      const { raw, decimals, sign, ...token } = amount
      if (raw === 0n && !effect.adds) return { id: 'action.revoke', values: {}, party, token }
      if (isUnlimited(raw)) return { id: 'action.approveAny', values: {}, party, token }
      return {
        id: effect.adds ? 'action.approveMore' : 'action.approve',
        values: {},
        party,
        amount: { raw, decimals, sign, ...token },
      }
    }
    case 'approveAll':
      return {
        id: effect.approved ? 'action.approveItems' : 'action.revokeItems',
        values: {},
        party: { address: effect.operator, name: null },
        from: { address: effect.token, name: null },
      }
    case 'tokenFrom': {
      const amount = amountOf(effect, tokens)
      return (
        amount && {
          id: 'action.transfer',
          values: { tense: 'now' },
          party: { address: effect.to, name: null },
          from: { address: effect.from, name: null },
          amount,
        }
      )
    }
    default:
      return undefined
  }
}

function amountOf(
  { token, raw }: Extract<Effect, { kind: 'approve' | 'tokenFrom' }>,
  tokens: readonly Erc20[],
) {
  const found = tokens.find((one) => sameAddress(one.token, token))
  return found && found.decimals !== null && found.symbol
    ? { raw, token, symbol: found.symbol, decimals: found.decimals, sign: null }
    : undefined
}
