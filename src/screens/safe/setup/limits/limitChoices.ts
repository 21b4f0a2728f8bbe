import { type Address, mapRemote, type Remote, sameAddress } from '#base'
import type { Erc20, SpendingLimits } from '#chain'
import { type Effect, type SafeSettings, settingsAfter } from '#safe'
import { type LimitToken, limitTokens } from '#screens/transactions/send/spend'

/** Whether one of the limit modules is enabled after all of these effects. */
export function isEnabledAfter(
  effects: readonly Effect[],
  module: Address,
  { isEnabled }: SpendingLimits,
): boolean {
  const before: SafeSettings = {
    owners: [],
    threshold: 1,
    modules: isEnabled ? [module] : [],
    guard: null,
    moduleGuard: null,
    fallbackHandler: null,
  }
  return effects.reduce(settingsAfter, before).modules.some((one) => sameAddress(one, module))
}

/** The tokens that the gateway lists, as their contracts describe them. */
export const choosableOf = (
  native: LimitToken,
  held: Remote<unknown>,
  read: Remote<readonly Erc20[]>,
): Remote<readonly LimitToken[]> =>
  held.status === 'failed' ? held : mapRemote(read, (erc20s) => limitTokens(native, erc20s))
