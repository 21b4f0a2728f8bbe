import { type Contact, parseContacts } from '#screens/core/names'
import { type CustomApp, parseApps, parseHiddenTokens, parseSafesOrder } from '#screens/core/stores'
import { parsePreferences, type Preferences } from '#screens/core/preferences'
import type { SafeRef } from '#base'

/** The settings of the app, without the Safes. */
type AppSettings = Omit<Preferences, 'addedSafes'>

/**
 * User data in this browser that can move to another one. Never signatures, permissions or gateway
 * responses; nor network endpoints: one in someone else's file could fake any balance or owner.
 */
export interface LocalData {
  contacts: readonly Contact[]
  /** Safes added by address. */
  safes: readonly SafeRef[]
  pinned: readonly SafeRef[]
  /** Of a file: only those that it names. */
  settings: Partial<AppSettings>
  apps: { pinned: readonly string[]; custom: readonly CustomApp[] }
  /** Token addresses by chain id. */
  hiddenTokens: ReturnType<typeof hiddenOf>
}

export const localParts = ['contacts', 'safes', 'settings', 'apps', 'hiddenTokens'] as const
export type LocalPart = (typeof localParts)[number]

/** The file format's version. Incompatible formats get a new number. */
const format = { app: 'coffer', version: 1 } as const

/** The data as the text of a file. `at` is its time, in milliseconds since 1970. */
export const writeLocalData = (data: LocalData, at: number): string =>
  `${JSON.stringify({ ...format, exported: new Date(at).toISOString(), ...data }, null, 2)}\n`

export type FileProblem =
  | { why: 'notJson' }
  /** It was written by something else. */
  | { why: 'foreign' }
  | { why: 'newer'; version: number }
  /** Nothing in it can be imported. */
  | { why: 'empty' }

export type ReadLocalData =
  | {
      ok: true
      data: LocalData
      /** Entries that can't be read, by part. */ unread: Readonly<Record<LocalPart, number>>
    }
  | { ok: false; problem: FileProblem }

/**
 * Parses a file from {@link writeLocalData}, possibly modified: each entry is validated like stored
 * data, and unreadable ones are counted and dropped.
 */
export function readLocalData(text: string): ReadLocalData {
  const wrong = (problem: FileProblem): ReadLocalData => ({ ok: false, problem })
  let file: unknown
  try {
    file = JSON.parse(text)
  } catch {
    return wrong({ why: 'notJson' })
  }
  const { app, version, contacts, safes, pinned, settings, apps, hiddenTokens } = asRecord(file)
  if (app !== format.app || typeof version !== 'number') return wrong({ why: 'foreign' })
  if (version > format.version) return wrong({ why: 'newer', version })
  const unread = { contacts: 0, safes: 0, settings: 0, apps: 0, hiddenTokens: 0 }
  const drop = (part: LocalPart) => () => void (unread[part] += 1)
  const data: LocalData = {
    contacts: read(contacts, 'contacts', drop, parseContacts) ?? [],
    safes: read(safes, 'safes', drop, (value, dropped) => parseSafes(value, dropped)) ?? [],
    pinned: read(pinned, 'safes', drop, (value, dropped) => parseSafes(value, dropped)) ?? [],
    settings: read(settings, 'settings', drop, parseSettings) ?? {},
    apps: appsOf(read(apps, 'apps', drop, parseApps)),
    hiddenTokens: hiddenOf(
      read(hiddenTokens, 'hiddenTokens', drop, (value, dropped) =>
        parseHiddenTokens({ byChain: value }, dropped),
      ),
    ),
  }
  return localParts.every((part) => countOf(data, part) === 0)
    ? wrong({ why: 'empty' })
    : { ok: true, data, unread }
}

/** Entries of a part. */
export function countOf(
  { contacts, safes, pinned, settings, apps, hiddenTokens }: LocalData,
  part: LocalPart,
): number {
  const counts: Readonly<Record<LocalPart, number>> = {
    contacts: contacts.length,
    safes: safes.length + pinned.length,
    settings: Object.keys(settings).length,
    apps: apps.pinned.length + apps.custom.length,
    hiddenTokens: Object.values(hiddenTokens).flat().length,
  }
  return counts[part]
}

const asRecord = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}

/** A part of the file; a missing part isn't an error. */
function read<T>(
  value: unknown,
  part: LocalPart,
  drop: (part: LocalPart) => () => void,
  parse: (value: unknown, drop: () => void) => T | undefined,
): T | undefined {
  if (value === undefined) return undefined
  const parsed = parse(value, drop(part))
  if (parsed === undefined) drop(part)()
  return parsed
}

function parseSafes(value: unknown, drop: () => void): readonly SafeRef[] | undefined {
  if (!Array.isArray(value)) return undefined
  // One by one, so that each that is damaged counts.
  return value.flatMap((one) => parseSafesOrder({ pinned: [one] }, drop)?.pinned ?? [])
}

/** Only the settings in the file; the rest stays unchanged. */
function parseSettings(value: unknown, drop: () => void): Partial<AppSettings> | undefined {
  const parsed = parsePreferences(value, drop)
  if (!parsed) return undefined
  const { addedSafes: _, ...all } = parsed
  const given = asRecord(value)
  return Object.fromEntries(Object.entries(all).filter(([name, word]) => given[name] === word))
}

const appsOf = (stored: ReturnType<typeof parseApps>): LocalData['apps'] => ({
  pinned: stored?.pinned ?? [],
  custom: stored?.custom ?? [],
})
const hiddenOf = (stored: ReturnType<typeof parseHiddenTokens>) => stored?.byChain ?? {}
