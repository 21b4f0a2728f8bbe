import { useSyncExternalStore } from 'react'
import { createPersistedStore, isAddressLike, sameAddress, type SafeRef } from '#base'

export type ThemeChoice = 'light' | 'dark' | 'system'

export interface Preferences {
  theme: ThemeChoice
  /** Lower-case currency code. */
  currency: string
  /** Safes added by address, in the order in which they were added. */
  addedSafes: readonly SafeRef[]
}

const key = 'coffer.preferences'
const defaultPreferences: Preferences = { theme: 'system', currency: 'usd', addedSafes: [] }

const isRef = (value: unknown): value is SafeRef => {
  const { chainId, address } = (value ?? {}) as Record<string, unknown>
  return typeof chainId === 'string' && /^\d+$/.test(chainId) && isAddressLike(address)
}

/** Parses stored preferences; missing or invalid values get their defaults. undefined if it is not an object. */
export function parsePreferences(value: unknown): Preferences | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { theme, currency, addedSafes } = value as Record<string, unknown>
  return {
    theme: theme === 'light' || theme === 'dark' ? theme : 'system',
    currency: typeof currency === 'string' && /^[a-z]{3,5}$/.test(currency) ? currency : defaultPreferences.currency,
    addedSafes: Array.isArray(addedSafes) ? addedSafes.filter(isRef) : [],
  }
}

const store = createPersistedStore({ key, parse: parsePreferences, initial: defaultPreferences })

/** The preferences stored on this device, and a function to update them. */
export function usePreferences(): [Preferences, (part: Partial<Preferences>) => void] {
  return [useSyncExternalStore(store.subscribe, store.get, () => defaultPreferences), (part) => store.update((before) => ({ ...before, ...part }))]
}

export const addSafe = (list: readonly SafeRef[], at: SafeRef): readonly SafeRef[] => (list.some((one) => sameSafe(one, at)) ? list : [...list, at])
export const removeSafe = (list: readonly SafeRef[], at: SafeRef): readonly SafeRef[] => list.filter((one) => !sameSafe(one, at))
export const sameSafe = (a: SafeRef, b: SafeRef): boolean => a.chainId === b.chainId && sameAddress(a.address, b.address)
