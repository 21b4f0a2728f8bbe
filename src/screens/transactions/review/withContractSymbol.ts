import { sameAddress } from '#base'
import type { Erc20 } from '#chain'
import type { Action } from '#domain'

/**
 * An action with the symbol from the token's own contract; the gateway's only if the contract has
 * none, or isn't read yet.
 */
export function withContractSymbol(action: Action, tokens: readonly Erc20[] = []): Action {
  const what = 'what' in action && action.what.type === 'erc20' ? action.what : undefined
  const symbol = what && tokens.find(({ token }) => sameAddress(token, what.token))?.symbol
  return what && symbol ? ({ ...action, what: { ...what, symbol } } as Action) : action
}
