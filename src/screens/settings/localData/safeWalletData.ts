import type { Address, SafeRef } from '#base'
import { nameProblem } from '#screens/common/contactName'
import { type Contact, readContactName } from '#screens/core/names'
import { safeKey, withSafes } from '#screens/core/preferences'
import { type LeftOut, noneUnread, type PartsOfFile } from './leftOut.ts'
import {
  type Drop,
  entriesByChain,
  listsByChain,
  type RawEntry,
  type RawParts,
  readPlace,
} from './fileEntries.ts'
import { asRecord, type LocalPart } from './localData.ts'
import { mostEntries } from './safeWallet.ts'
import { readOldStorage } from './safeWalletStorage.ts'
import { readSafeWalletSettings } from './safeWalletSettings.ts'

/**
 * Reads the `data` of a Safe{Wallet} file, entry by entry, and reports what is left out and why. If
 * there are more than {@link mostEntries}, returns only their number.
 */
export function readSafeWalletData(
  version: string,
  data: Record<string, unknown>,
): PartsOfFile | { tooMany: number } {
  const unread = { ...noneUnread }
  const leftOut: LeftOut[] = []
  const drop: Drop = (part, problem, key, name) => {
    unread[part] += 1
    const named = typeof name === 'string' && { name }
    leftOut.push({ what: 'entry', part, key: wordOf(key), ...named, problem })
  }
  const { contacts, safes, undeployed, hiddenTokens, settings, apps, rest } =
    version === '1.0' ? readOldStorage(data, drop) : readState(data, drop)
  const have = contacts.length + safes.length + undeployed.length + hiddenTokens.length
  if (have > mostEntries) return { tooMany: have }
  const names = readNames(contacts, drop)
  const planned = placesOf(undeployed, 'safes', drop).map(({ at }) => at)
  const isPlanned = new Set(planned.map(safeKey))
  const added = placesOf(safes, 'safes', drop).filter(({ at }) => !isPlanned.has(safeKey(at)))
  const hidden = placesOf(hiddenTokens, 'hiddenTokens', drop).map(({ at }) => at)
  const own = readSafeWalletSettings(settings, drop)
  leftOut.push(
    ...planned.map((at): LeftOut => ({ what: 'undeployed', at })),
    ...own.leftOut,
    ...(apps > 0 ? [{ what: 'apps', count: apps } as const] : []),
    ...(rest.length > 0 ? [{ what: 'parts', names: rest } as const] : []),
  )
  return {
    data: {
      contacts: names,
      labels: {},
      safes: withSafes(
        [],
        added.map(({ at }) => at),
      ),
      pinned: withSafes(
        [],
        added.flatMap(({ at, value }) => (asRecord(value)['pinned'] === true ? at : [])),
      ),
      settings: own.settings,
      apps: { pinned: [], custom: [] },
      hiddenTokens: tokensByChain(hidden),
      templates: [],
    },
    unread,
    leftOut,
  }
}

function readState(data: Record<string, unknown>, drop: Drop): RawParts {
  const { addressBook, addedSafes, undeployedSafes, settings, safeApps, ...others } = data
  return {
    contacts: entriesByChain(addressBook, 'contacts', drop),
    safes: entriesByChain(addedSafes, 'safes', drop),
    undeployed: entriesByChain(undeployedSafes, 'safes', drop),
    hiddenTokens: listsByChain(asRecord(settings)['hiddenTokens'], 'hiddenTokens', drop),
    settings,
    apps: Object.values(asRecord(safeApps)).reduce<number>((sum, one) => {
      const { pinned } = asRecord(one)
      return sum + (Array.isArray(pinned) ? pinned.length : 0)
    }, 0),
    rest: Object.keys(others).filter((name) => Object.keys(asRecord(others[name])).length > 0),
  }
}

/** The readable entries, and the file's value for each. */
const placesOf = (
  entries: readonly RawEntry[],
  part: LocalPart,
  drop: Drop,
): readonly { at: SafeRef; value: unknown }[] =>
  entries.flatMap((entry) => {
    const place = readPlace(entry)
    if ('at' in place) return { at: place.at, value: entry.value }
    drop(part, place.problem, entry.key)
    return []
  })

function tokensByChain(tokens: readonly SafeRef[]): Record<string, Address[]> {
  const byChain: Record<string, Address[]> = {}
  for (const { chainId, address } of withSafes([], tokens)) (byChain[chainId] ??= []).push(address)
  return byChain
}

/** Contacts, each with all chains on which its address has the name. */
function readNames(entries: readonly RawEntry[], drop: Drop): readonly Contact[] {
  const contacts = new Map<string, { name: string; address: Address; chains: string[] }>()
  const named = new Map<string, string>()
  for (const entry of entries) {
    const place = readPlace(entry)
    const words = typeof entry.value === 'string' ? entry.value : ''
    const problem = nameProblem(words)
    const name = readContactName(words)
    if (!('at' in place)) {
      drop('contacts', place.problem, entry.key, words)
      continue
    }
    if (problem ?? name === undefined) {
      drop('contacts', { what: 'name', problem: problem ?? { why: 'empty' } }, entry.key, words)
      continue
    }
    const { chainId, address } = place.at
    const before = named.get(`${chainId} ${address}`)
    if (before === undefined) {
      named.set(`${chainId} ${address}`, name)
      const key = `${address} ${name}`
      const contact = contacts.get(key) ?? { name, address, chains: [] }
      contact.chains.push(chainId)
      contacts.set(key, contact)
    } else if (before !== name) drop('contacts', { what: 'twice', name: before }, entry.key, words)
  }
  return [...contacts.values()]
}

const wordOf = (key: unknown): string =>
  typeof key === 'string' ? key : (JSON.stringify(key) ?? '')
