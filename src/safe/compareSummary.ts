import { type Address, sameAddress } from '#base'
import type { Effect, SettingsEffect } from './effect.ts'
import type { Summary } from './verification.ts'

/** Compares every field of two changes; addresses are case-insensitive. */
function sameChange(a: SettingsEffect, b: SettingsEffect): boolean {
  const other = Object.fromEntries(Object.entries(b))
  return Object.entries(a).every(([key, value]) =>
    typeof value === 'string' && key !== 'type'
      ? sameAddress(value, String(other[key]))
      : value === other[key],
  )
}

/** Whether the displayed summary matches what the call data does. */
export function matchesEffect(summary: Summary, effect: Effect, safe: Address): boolean {
  switch (summary.kind) {
    case 'native':
      return (
        effect.kind === 'native' && sameAddress(effect.to, summary.to) && effect.raw === summary.raw
      )
    case 'erc20':
      return isErc20(summary, effect, safe)
    case 'erc721':
      return isErc721(summary, effect, safe)
    case 'settings':
      return (
        effect.kind === 'settings' &&
        effect.change.type === summary.change.type &&
        sameChange(summary.change, effect.change)
      )
    case 'reject':
      return effect.kind === 'reject'
    case 'batch':
      return (
        effect.kind === 'batch' &&
        effect.effects.length === summary.count &&
        sameAddress(effect.to, summary.to)
      )
    case 'call':
      return isCall(summary, effect)
    case 'delegatecall':
      return sameAddress(libraryOf(effect), summary.to)
  }
}

/** The contract whose code runs as the Safe. */
const libraryOf = (effect: Effect): Address | undefined =>
  effect.kind === 'malformed'
    ? libraryOf(effect.may)
    : effect.kind === 'delegatecall' || effect.kind === 'signMessage' || effect.kind === 'batch'
      ? effect.to
      : effect.kind === 'settings'
        ? effect.via
        : undefined

type Of<Kind extends Summary['kind']> = Extract<Summary, { kind: Kind }>

// The Safe's own tokens may also be sent with transferFrom; the call data does not reveal the token
// standard.
const isErc20 = ({ token, to, raw }: Of<'erc20'>, effect: Effect, safe: Address) =>
  ((effect.kind === 'tokenFrom' && sameAddress(effect.from, safe)) || effect.kind === 'erc20') &&
  sameAddress(effect.token, token) &&
  sameAddress(effect.to, to) &&
  effect.raw === raw

const isErc721 = ({ token, to, id }: Of<'erc721'>, effect: Effect, safe: Address) =>
  (effect.kind === 'erc721' || effect.kind === 'tokenFrom') &&
  sameAddress(effect.from, safe) &&
  sameAddress(effect.token, token) &&
  sameAddress(effect.to, to) &&
  (effect.kind === 'erc721' ? effect.id : effect.raw) === id

/**
 * "Calls this contract with this value" describes every call to it, but never a settings change, a
 * batch or a delegatecall.
 */
function isCall({ to, raw }: Of<'call'>, effect: Effect): boolean {
  switch (effect.kind) {
    case 'malformed':
      // Otherwise another contract's code may run as the Safe.
      return !libraryOf(effect) && sameAddress(effect.to, to) && effect.raw === raw
    case 'call':
    case 'native':
      return sameAddress(effect.to, to) && effect.raw === raw
    case 'erc20':
    case 'erc721':
    case 'tokenFrom':
    case 'approveAll':
      return sameAddress(effect.token, to) && raw === 0n
    case 'approve':
      return sameAddress(effect.via ?? effect.token, to) && raw === 0n
    case 'limit':
      return sameAddress(effect.module, to) && raw === 0n
    case 'approveHash':
      return sameAddress(effect.safe, to) && raw === 0n
    case 'execute':
      return sameAddress(effect.account, to) && effect.raw === raw
    case 'skipQueued':
      return sameAddress(effect.module, to) && raw === 0n
    default:
      return false
  }
}

/**
 * An effect as plain text for a list of differences: kinds, addresses, and raw amounts, nothing to
 * translate.
 */
export function describeEffect(effect: Effect): string {
  const values = Object.entries(
    effect.kind === 'settings' || effect.kind === 'limit' ? effect.change : effect,
  )
  return values
    .map(([key, value]) =>
      Array.isArray(value) ? `${key} ${value.length}` : `${key} ${String(value)}`,
    )
    .join(', ')
}

export const describeSummary = (summary: Summary): string =>
  describeEffect(summary as unknown as Effect)
