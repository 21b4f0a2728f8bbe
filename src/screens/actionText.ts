import { defaultDecimals } from '#base'
import type { Action, SettingsChange, Transferred } from '#domain'
import type { Text } from '#ui'
import type { sharedText } from './text.ts'

type SharedId = keyof (typeof sharedText)['english']

/** The short name of what a transaction does, as the title of a row. */
export function actionTitle(text: Text<SharedId>, action: Action, nonce?: number): string {
  switch (action.kind) {
    case 'send':
      return action.what.type === 'erc721' ? text('action.sendNft', { name: action.what.name ?? '', id: action.what.id }) : text('action.send')
    case 'receive':
      return action.what.type === 'erc721' ? text('action.receiveNft', { name: action.what.name ?? '', id: action.what.id }) : text('action.receive')
    case 'settings':
      return settingsTitle(text, action.change)
    case 'reject':
      return nonce === undefined ? text('action.reject') : text('action.rejectOf', { nonce })
    case 'batch':
      return text('action.batch', { count: action.count })
    case 'call':
      return action.method ? text('action.callMethod', { method: action.method }) : text('action.call')
    case 'create':
      return text('action.create')
    case 'other':
      return action.description ?? text('action.other', { type: action.type })
  }
}

/** The title of a settings change, whether reported by the gateway or decoded from the call data. */
export const settingsTitle = (
  text: Text<SharedId>,
  change: { type: Exclude<SettingsChange['type'], 'changeThreshold'> } | { type: 'changeThreshold'; threshold: number },
): string => (change.type === 'changeThreshold' ? text('settings.changeThreshold', { count: change.threshold }) : text(`settings.${change.type}`))

/** The other account of an action, if there is one: the recipient, the sender, or the account whose rights change. */
export function actionParty(action: Action) {
  switch (action.kind) {
    case 'send':
      return action.to
    case 'receive':
      return action.from
    case 'batch':
    case 'call':
      return action.to
    case 'create':
      return action.creator
    case 'settings':
      return settingsParty(action.change)
    default:
      return undefined
  }
}

function settingsParty(change: SettingsChange) {
  switch (change.type) {
    case 'addOwner':
    case 'removeOwner':
      return change.owner
    case 'swapOwner':
      return change.to
    case 'enableModule':
    case 'disableModule':
      return change.module
    case 'setGuard':
    case 'setModuleGuard':
      return change.guard
    case 'setFallbackHandler':
      return change.handler
    case 'changeImplementation':
      return change.implementation
    default:
      return undefined
  }
}

/** The transferred amount with its symbol; `undefined` if no amount is transferred. */
export function actionAmount(
  action: Action,
  native: { symbol: string; decimals: number },
): { raw: bigint; symbol: string; decimals: number; sign: '+' | '-' } | undefined {
  if (action.kind === 'call' && action.value > 0n) return { raw: action.value, ...native, sign: '-' }
  if (action.kind !== 'send' && action.kind !== 'receive') return undefined
  const sign = action.kind === 'send' ? '-' : '+'
  return amountOf(action.what, native, sign)
}

function amountOf(what: Transferred, native: { symbol: string; decimals: number }, sign: '+' | '-') {
  if (what.type === 'native') return { raw: what.raw, ...native, sign } as const
  if (what.type === 'erc20') return { raw: what.raw, symbol: what.symbol ?? '?', decimals: what.decimals ?? defaultDecimals, sign } as const
  return undefined
}
