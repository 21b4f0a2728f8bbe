import { defaultDecimals } from '#base'
import type { Action, SettingsChange } from '#domain'
import type { SettingsEffect, Summary } from '#safe'

/**
 * The displayed summary as data that can be compared with the call data; null if the summary makes
 * no claim that can be compared. A delegatecall (`operation` 1) is never presented as a plain call.
 */
export function summaryOf(action: Action, operation: 0 | 1 = 0): Summary | null {
  switch (action.kind) {
    case 'send': {
      const { what, to } = action
      if (what.type === 'native') return { kind: 'native', to: to.address, raw: what.raw }
      if (what.type === 'erc20')
        return {
          kind: 'erc20',
          token: what.token,
          to: to.address,
          raw: what.raw,
          decimals: what.decimals ?? defaultDecimals,
        }
      return what.type === 'erc721' && /^\d+$/.test(what.id)
        ? { kind: 'erc721', token: what.token, to: to.address, id: BigInt(what.id) }
        : null
    }
    case 'settings': {
      const change = changeOf(action.change)
      return change && { kind: 'settings', change }
    }
    case 'reject':
      return { kind: 'reject' }
    case 'batch':
      return { kind: 'batch', to: action.to.address, count: action.count }
    case 'call': {
      const method = action.method ? { method: action.method } : {}
      if (operation === 1) return { kind: 'delegatecall', to: action.to.address, ...method }
      return action.value === null
        ? null
        : { kind: 'call', to: action.to.address, raw: action.value, ...method }
    }
    default:
      return null
  }
}

function changeOf(change: SettingsChange): SettingsEffect | null {
  switch (change.type) {
    case 'addOwner':
    case 'removeOwner':
      return { type: change.type, owner: change.owner.address, threshold: change.threshold }
    case 'swapOwner':
      return { type: 'swapOwner', from: change.from.address, to: change.to.address }
    case 'changeImplementation':
      return { type: change.type, implementation: change.implementation.address }
    case 'enableModule':
    case 'disableModule':
      return { type: change.type, module: change.module.address }
    case 'setGuard':
    case 'setModuleGuard':
      return { type: change.type, guard: change.guard.address }
    case 'setFallbackHandler':
      return { type: change.type, handler: change.handler.address }
    case 'unknown':
      return null
    default:
      return change
  }
}
