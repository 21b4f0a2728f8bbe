import type { Contact } from '#screens/core/names'
import {
  type AllLabels,
  countLabels,
  type CustomApp,
  type useHiddenLists,
} from '#screens/core/stores'
import type { Preferences } from '#screens/core/preferences'
import type { Template } from '#screens/core/templates'
import type { SafeRef } from '#base'

/** The settings of the app, without the Safes. */
export type AppSettings = Omit<Preferences, 'addedSafes'>

/**
 * User data in this browser that can move to another one. Never signatures, permissions, or gateway
 * responses; nor network endpoints: one in someone else's file could fake any balance or owner.
 */
export interface LocalData {
  contacts: readonly Contact[]
  labels: AllLabels
  /** Safes added by address. */
  safes: readonly SafeRef[]
  pinned: readonly SafeRef[]
  /** In a file: only the settings that it names. */
  settings: Partial<AppSettings>
  apps: { pinned: readonly string[]; custom: readonly CustomApp[] }
  /** Token addresses by chain ID. */
  hiddenTokens: ReturnType<typeof useHiddenLists>[0]
  templates: readonly Template[]
}

export const localParts = [
  'contacts',
  'labels',
  'safes',
  'settings',
  'apps',
  'hiddenTokens',
  'templates',
] as const
export type LocalPart = (typeof localParts)[number]

/** The file format's version. Incompatible formats get a new number. */
export const format = { app: 'coffer', version: 1 } as const

/** The data as the text of a file. `at` is its time, in milliseconds since 1970. */
export const writeLocalData = (data: LocalData, at: number): string =>
  `${JSON.stringify({ ...format, exported: new Date(at).toISOString(), ...data }, asText, 2)}\n`

/** Amounts are decimal strings, as in the storage. */
const asText = (_: string, part: unknown) => (typeof part === 'bigint' ? part.toString() : part)

/** Entries of a part. */
export function countOf(
  { contacts, labels, safes, pinned, settings, apps, hiddenTokens, templates }: LocalData,
  part: LocalPart,
): number {
  const counts: Readonly<Record<LocalPart, number>> = {
    contacts: contacts.length,
    labels: countLabels(labels),
    safes: safes.length + pinned.length,
    settings: Object.keys(settings).length,
    apps: apps.pinned.length + apps.custom.length,
    hiddenTokens: Object.values(hiddenTokens).flat().length,
    templates: templates.length,
  }
  return counts[part]
}

export const asRecord = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
