import { type ChainSummary, zeroAddress } from '#base'
import type { Erc20 } from '#chain'
import { isUnlimited, type SettingChange, type UnnamedChange } from '#safe'
import { useText } from '#ui'
import { settingsTitle } from '#screens/common/action'
import { nameOrAddress, namesText, resolveName, useNames } from '#screens/core/names'
import { sharedText } from '#screens/core/text'
import { useWarnedTokenWords } from '../useWarnedTokenWords.ts'
import { unnamedText } from './text.ts'

/** What a transaction does that its call data doesn't name, as one sentence. */
export function useUnnamedWords(
  tokens: readonly Erc20[],
  chain: ChainSummary | undefined,
): (change: UnnamedChange) => string {
  const text = useText(unnamedText)
  const shared = useText(sharedText)
  const nameWords = useText(namesText)
  const names = useNames()
  const { amountOf, symbolOf } = useWarnedTokenWords(tokens, chain)
  return (change) => {
    if ('threshold' in change || 'address' in change)
      return text('setting', { change: settingsTitle(shared, settingOf(change)) })
    const token = 'token' in change ? change.token : zeroAddress
    if (!('spender' in change)) {
      const raw = change.raw < 0n ? -change.raw : change.raw
      return 'id' in change
        ? text(change.kind === 'erc721' ? 'sends.item' : 'sends.items', {
            id: change.id.toString(),
            count: raw.toString(),
            token: symbolOf(token),
          })
        : text('sends', { amount: amountOf(token, raw) })
    }
    const address = change.spender
    const spender = nameOrAddress(
      nameWords,
      resolveName(names, { address }, chain?.chainId),
      address,
    )
    if (change.kind === 'all') return text('lets.items', { spender, token: symbolOf(token) })
    if (change.kind === 'item')
      return text('lets.item', { spender, id: change.id.toString(), token: symbolOf(token) })
    return isUnlimited(change.raw)
      ? text('lets.all', { spender, token: symbolOf(token) })
      : text('lets', { spender, amount: amountOf(token, change.raw) })
  }
}

/** The setting as a transaction's own change. */
function settingOf(change: SettingChange): Parameters<typeof settingsTitle>[1] {
  if ('threshold' in change) return { type: 'changeThreshold', threshold: Number(change.threshold) }
  const isRemoved = change.address === zeroAddress
  switch (change.kind) {
    case 'addedOwner':
      return { type: 'addOwner' }
    case 'removedOwner':
      return { type: 'removeOwner' }
    case 'enabledModule':
      return { type: 'enableModule' }
    case 'disabledModule':
      return { type: 'disableModule' }
    case 'guard':
      return { type: isRemoved ? 'deleteGuard' : 'setGuard' }
    case 'moduleGuard':
      return { type: isRemoved ? 'deleteModuleGuard' : 'setModuleGuard' }
    case 'handler':
      return { type: 'setFallbackHandler' }
    case 'implementation':
      return { type: 'changeImplementation' }
  }
}
