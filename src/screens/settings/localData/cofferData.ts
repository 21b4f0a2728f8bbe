import type { SafeRef } from '#base'
import { parseContacts } from '#screens/core/names'
import { parseApps, parseHiddenTokens, parseLabels, parseSafesOrder } from '#screens/core/stores'
import { parsePreferences } from '#screens/core/preferences'
import { parseTemplates } from '#screens/core/templates'
import { type AppSettings, asRecord, type LocalData, type LocalPart } from './localData.ts'
import { noneUnread, type PartsOfFile } from './leftOut.ts'

/**
 * Reads the parts of our own file, possibly modified: each entry is validated like stored data, and
 * unreadable ones are counted and dropped.
 */
export function readCofferData(file: Record<string, unknown>): PartsOfFile {
  const { contacts, labels, safes, pinned, settings, apps, hiddenTokens, templates } = file
  const unread = { ...noneUnread }
  const drop = (part: LocalPart) => () => void (unread[part] += 1)
  const data: LocalData = {
    contacts: read(contacts, 'contacts', drop, parseContacts) ?? [],
    labels: read(labels, 'labels', drop, parseLabels) ?? {},
    safes: read(safes, 'safes', drop, (value, dropped) => parseSafes(value, dropped)) ?? [],
    pinned: read(pinned, 'safes', drop, (value, dropped) => parseSafes(value, dropped)) ?? [],
    settings: read(settings, 'settings', drop, parseSettings) ?? {},
    apps: appsOf(read(apps, 'apps', drop, parseApps)),
    hiddenTokens: hiddenOf(
      read(hiddenTokens, 'hiddenTokens', drop, (value, dropped) =>
        parseHiddenTokens({ byChain: value }, dropped),
      ),
    ),
    templates:
      read(templates, 'templates', drop, (value, dropped) =>
        parseTemplates({ all: value }, dropped),
      )?.all ?? [],
  }
  return { data, unread, leftOut: [] }
}

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
  // One by one, so that every damaged one is counted.
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
