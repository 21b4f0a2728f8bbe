import { type Address, sameAddress } from '#base'
import type { Erc20 } from '#chain'
import type { Action, Asset, Party, SafeTx, SettingsChange } from '#domain'
import { allowanceModuleName, type Effect, type SettingsEffect } from '#safe'

const party = (address: Address): Party => ({ address, name: null })

export interface ActionContext {
  safe: Address
  /** Names and decimals from the tokens' own contracts. */
  tokens: readonly Erc20[]
  /**
   * What the Safe holds, as the gateway lists it: other tokens are marked as unlisted. Without it,
   * no token is marked.
   */
  held?: readonly Asset[] | undefined
}

/**
 * What a call does, from its data alone, where no gateway describes it. Symbols and decimals are
 * those of the token contracts; an amount whose decimals can't be read isn't shown as an amount,
 * but as a call, whose effect is listed below it.
 */
export function actionOf(
  effect: Effect,
  made: Pick<SafeTx, 'to' | 'value'> & { method?: string | undefined },
  { safe, tokens, held }: ActionContext,
): Action {
  const call: Action = {
    kind: 'call',
    to: party(made.to),
    method: made.method ?? null,
    value: made.value,
  }
  switch (effect.kind) {
    case 'native':
      return { kind: 'send', what: { type: 'native', raw: effect.raw }, to: party(effect.to) }
    case 'erc20': {
      const { symbol = null, decimals = null } =
        tokens.find(({ token }) => sameAddress(token, effect.token)) ?? {}
      if (decimals === null) return call
      const trusted =
        held?.some(({ type, token }) => type === 'erc20' && sameAddress(token, effect.token)) ??
        true
      const what = {
        type: 'erc20',
        raw: effect.raw,
        token: effect.token,
        symbol,
        decimals,
        trusted,
        imitation: false,
      } as const
      return { kind: 'send', what, to: party(effect.to) }
    }
    case 'erc721':
      return sameAddress(effect.from, safe)
        ? {
            kind: 'send',
            what: { type: 'erc721', id: effect.id.toString(), token: effect.token, name: null },
            to: party(effect.to),
          }
        : call
    case 'settings':
      return { kind: 'settings', change: changeOf(effect.change) }
    case 'limit':
      // The types of the changes are the names of the methods.
      return {
        ...call,
        to: { address: made.to, name: allowanceModuleName },
        method: effect.change.type,
      }
    case 'reject':
      return { kind: 'reject' }
    case 'batch':
      return { kind: 'batch', count: effect.effects.length, to: party(effect.to) }
    default:
      return call
  }
}

/** Addresses of a decoded change, to be shown with their names. */
function changeOf(change: SettingsEffect): SettingsChange {
  switch (change.type) {
    case 'addOwner':
    case 'removeOwner':
      return { ...change, owner: party(change.owner) }
    case 'swapOwner':
      return { ...change, from: party(change.from), to: party(change.to) }
    case 'changeImplementation':
      return { ...change, implementation: party(change.implementation) }
    case 'enableModule':
    case 'disableModule':
      return { ...change, module: party(change.module) }
    case 'setGuard':
    case 'setModuleGuard':
      return { ...change, guard: party(change.guard) }
    case 'setFallbackHandler':
      return { ...change, handler: party(change.handler) }
    default:
      return change
  }
}
