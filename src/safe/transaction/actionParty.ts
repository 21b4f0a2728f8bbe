import type { Action, Party, SettingsChange } from '#domain'

/**
 * The other account of an action, if there is one: the recipient, the sender, or the account whose
 * rights change.
 */
export function actionParty(action: Action): Party | undefined {
  switch (action.kind) {
    case 'send':
    case 'transfer':
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
    case 'trade':
      return action.to ?? undefined
    case 'vault':
      return action.vault
    default:
      return undefined
  }
}

function settingsParty(change: SettingsChange): Party | undefined {
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
