import { type Address, sameAddress } from '#base'
import type { Erc20 } from '#chain'
import type { Action, Asset, DecodedCall, Decoding, Party, SettingsChange } from '#domain'
import { type BuilderCall, decodeMethod, decodeTransaction, type Effect, packBatch, plainTx, type SettingsEffect } from '#safe'

export interface ActionContext {
  safe: Address
  /** Names and decimals from the tokens' own contracts. */
  tokens: readonly Erc20[]
  /** What the Safe holds, as the gateway lists it: those tokens are known. */
  held: readonly Asset[]
}

const party = (address: Address): Party => ({ address, name: null })

/** What a call does, decoded from its data, as a part of a transaction. */
export function effectOf({ to, value, data }: BuilderCall, safe: Address): Effect {
  const { effect } = decodeTransaction(plainTx({ to, value, data, nonce: 0n }), safe)
  // An empty call of the Safe to itself is a rejection only as a whole transaction.
  return effect.kind === 'reject' ? { kind: 'native', to, raw: value } : effect
}

/** What a call does, in the words of the screens. */
export function callAction(call: BuilderCall, { safe, tokens, held }: ActionContext): Action {
  const effect = effectOf(call, safe)
  const otherwise: Action = { kind: 'call', to: party(call.to), method: decodingOf(call, safe)?.method ?? null, value: call.value }
  switch (effect.kind) {
    case 'native':
      return { kind: 'send', what: { type: 'native', raw: effect.raw }, to: party(effect.to) }
    case 'settings':
      return { kind: 'settings', change: changeOf(effect.change) }
    case 'erc721':
      if (!sameAddress(effect.from, safe)) return otherwise
      return { kind: 'send', what: { type: 'erc721', id: effect.id.toString(), token: effect.token, name: null }, to: party(effect.to) }
    case 'erc20': {
      const token = tokens.find((one) => sameAddress(one.token, effect.token))
      if (!token || token.decimals === null) return otherwise
      const trusted = held.some(({ type, token: one }) => type === 'erc20' && sameAddress(one, effect.token))
      const { symbol, decimals } = token
      return { kind: 'send', what: { type: 'erc20', raw: effect.raw, token: effect.token, symbol, decimals, trusted, imitation: false }, to: party(effect.to) }
    }
    default:
      return otherwise
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

/** None of a method that the app knows: its ABI could give the arguments other names. */
const decodingOf = (call: BuilderCall, safe: Address): Decoding | null =>
  call.method && effectOf(call, safe).kind === 'call' ? decodeMethod(call.method, call.data) : null

/** What calls say by their methods; of several, as the batch that runs them. Compared with the call data before it is signed. */
export function draftDecoding(calls: readonly BuilderCall[], safe: Address): Decoding | null {
  const [first] = calls
  if (!first || calls.length === 1) return first ? decodingOf(first, safe) : null
  const decoded = calls.map((call): DecodedCall => ({ to: call.to, value: call.value, data: call.data, delegate: false, decoded: decodingOf(call, safe) }))
  const value = packBatch(calls.map(({ to, value: raw, data }) => ({ to, value: raw, data, operation: 0 })))
  return { method: 'multiSend', accuracy: 'FULL_MATCH', parameters: [{ name: 'transactions', type: 'bytes', value, calls: decoded, inner: null }] }
}
