import { useSyncExternalStore } from 'react'
import {
  createPersistedStore,
  isAddressLike,
  sameAddress,
  type SafeRef,
  type StorageTrouble,
} from '#base'
import { accents, type Look } from '#ui'

export type ThemeChoice = 'light' | 'dark' | 'system'

export interface Preferences {
  theme: ThemeChoice
  contrast: 'standard' | 'high'
  accent: (typeof accents)[number]
  density: 'comfortable' | 'compact'
  /** Whether a single key, without Ctrl or ⌘, does something outside of lists. */
  singleKeys: 'on' | 'off'
  /** Language of the app: a BCP 47 tag, or the browser's. */
  locale: string
  /** IANA time zone, or the browser's. */
  timeZone: string
  /** Lower-case currency code. */
  currency: string
  /** Safes added by address, in the order in which they were added. */
  addedSafes: readonly SafeRef[]
}

export const preferencesKey = 'coffer.preferences'
const defaultPreferences: Preferences = {
  theme: 'system',
  contrast: 'standard',
  accent: 'teal',
  density: 'comfortable',
  singleKeys: 'on',
  locale: 'system',
  timeZone: 'system',
  currency: 'usd',
  addedSafes: [],
}

/** Whether a stored value is a Safe. */
export const isSafeRef = (value: unknown): value is SafeRef => {
  const { chainId, address } = (value ?? {}) as Record<string, unknown>
  return typeof chainId === 'string' && /^\d+$/.test(chainId) && isAddressLike(address)
}

const isOneOf = (words: readonly string[]) => (value: string) => words.includes(value)
const matches = (pattern: RegExp) => (value: string) => pattern.test(value)

/** Browsers know different time zones; an unknown one would throw wherever a date is shown. */
function isTimeZone(value: string): boolean {
  try {
    return value === 'system' || Boolean(new Intl.DateTimeFormat('en', { timeZone: value }))
  } catch {
    return false
  }
}

/** Everything but the Safes is a word. */
const checks: Readonly<
  Record<Exclude<keyof Preferences, 'addedSafes'>, (value: string) => boolean>
> = {
  theme: isOneOf(['light', 'dark', 'system']),
  contrast: isOneOf(['standard', 'high']),
  accent: isOneOf(accents),
  density: isOneOf(['comfortable', 'compact']),
  singleKeys: isOneOf(['on', 'off']),
  locale: matches(/^(system|[a-z]{2}(-[A-Z]{2})?)$/),
  timeZone: isTimeZone,
  currency: matches(/^[a-z]{3,5}$/),
}

/**
 * Parses stored preferences; missing or invalid values get their defaults, and `drop` is called for
 * the invalid ones. undefined if it is not an object.
 */
export function parsePreferences(
  value: unknown,
  drop: () => void = () => {},
): Preferences | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { addedSafes = [], ...words } = value as Record<string, unknown>
  const safes = Array.isArray(addedSafes) ? addedSafes.filter(isSafeRef) : []
  if (!Array.isArray(addedSafes) || safes.length < addedSafes.length) drop()
  const read = Object.entries(checks).flatMap(([name, isValid]) => {
    const word = words[name]
    if (typeof word === 'string' && isValid(word)) return [[name, word]]
    if (word !== undefined) drop()
    return []
  })
  return { ...defaultPreferences, ...Object.fromEntries(read), addedSafes: safes }
}

/** The theme, accent, and density from the preferences. */
export function lookOf({ theme, contrast, accent, density }: Preferences): Look {
  const pair =
    contrast === 'high'
      ? { light: 'contrast', dark: 'contrast-dark' }
      : { light: 'light', dark: 'dark' }
  return { theme: theme === 'system' ? pair : pair[theme], accent, density }
}

/** The IANA time zone from the preferences; undefined is the browser's. */
export const timeZoneOf = ({ timeZone }: Preferences): string | undefined =>
  timeZone === 'system' ? undefined : timeZone

const store = createPersistedStore({
  key: preferencesKey,
  backsUp: true,
  parse: parsePreferences,
  initial: defaultPreferences,
})

/** The preferences stored on this device, and a function to update them. */
export function usePreferences(): [Preferences, (part: Partial<Preferences>) => boolean] {
  return [
    useSyncExternalStore(store.subscribe, store.get, () => defaultPreferences),
    (part) => store.update((before) => ({ ...before, ...part })),
  ]
}

/** The Safes that are stored now. */
export const addedSafes = (): readonly SafeRef[] => store.get().addedSafes

/**
 * Changes the Safes that are stored now, whatever a page shows: an undo may come much later, and
 * another tab may have added some.
 */
export const changeAddedSafes = (
  change: (before: readonly SafeRef[]) => readonly SafeRef[],
): boolean => store.update((before) => ({ ...before, addedSafes: change(before.addedSafes) }))

/** Storage problems of the preferences that the user should know about. */
export const usePreferencesTrouble = (): StorageTrouble | undefined =>
  useSyncExternalStore(store.subscribe, store.getTrouble, () => undefined)

/** Adds a Safe; returns the same list if the Safe is in it. */
export const addSafe = (list: readonly SafeRef[], at: SafeRef): readonly SafeRef[] =>
  list.some((one) => sameSafe(one, at)) ? list : [...list, at]

/** Both lists, each Safe once. */
export function withSafes(list: readonly SafeRef[], more: readonly SafeRef[]): readonly SafeRef[] {
  const known = new Set<string>()
  return [...list, ...more].filter((at) => {
    const key = safeKey(at)
    const isNew = !known.has(key)
    known.add(key)
    return isNew
  })
}

/** The same text for the same Safe, however its address is spelled. */
export const safeKey = ({ chainId, address }: SafeRef): string =>
  `${chainId} ${address.toLowerCase()}`

export const removeSafe = (list: readonly SafeRef[], at: SafeRef): readonly SafeRef[] =>
  list.filter((one) => !sameSafe(one, at))

export const sameSafe = (a: SafeRef, b: SafeRef): boolean =>
  a.chainId === b.chainId && sameAddress(a.address, b.address)
