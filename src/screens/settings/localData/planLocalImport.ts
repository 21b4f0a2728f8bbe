import type { Address, SafeRef } from '#base'
import { createResemblance, type FindLookAlike, surest } from '#safe/suspicion'
import { importContacts, type ImportedContact, planImport } from '#screens/settings/contacts'
import { type Contact, payeeOf } from '#screens/core/names'
import { withSafes } from '#screens/core/preferences'
import { mergeLabels } from '#screens/core/stores'
import { countOf, type LocalData, type LocalPart } from './localData.ts'
import { planTemplates, type TemplatesPlan } from './planTemplates.ts'

/** What importing a part would do. */
export interface PartPlan {
  /** New entries; for the settings, those that differ, which are replaced. */
  added: number
  /** Entries that exist already. */
  same: number
  /** Entries that differ from existing ones, which stay as they are. */
  kept: number
  /** Contacts and Safes that could be mistaken for another account; they are left out. */
  flagged: number
}

/** Whether entries of the file are left out. */
export const leavesOut = ({ kept, flagged }: PartPlan): boolean => kept + flagged > 0

export interface LocalImport {
  plans: Readonly<Record<LocalPart, PartPlan>>
  templates: TemplatesPlan
  /** The existing data, with the entries of the file. */
  merged: LocalData
}

/**
 * What a file would add to the existing data. Nothing that exists is changed or lost, except for
 * the settings, of which there is one each. A contact with another name, and anything that could be
 * mistaken for another account, are left out: contacts are imported one by one, from a CSV file,
 * and Safes are added by their addresses. What only the gateway lists doesn't exclude anything.
 * Templates are imported without their reminders.
 * @param lookAlikeOf compares with what is known besides the existing data
 */
export function planLocalImport(
  file: LocalData,
  there: LocalData,
  lookAlikeOf: FindLookAlike,
): LocalImport {
  const known = createResemblance(there.contacts, [...there.safes, ...there.pinned])
  const resembled: FindLookAlike = (address) => {
    const other = surest(lookAlikeOf(address), known.of(undefined, address).lookAlike)
    return other?.isReported ? undefined : other
  }
  const contacts = contactsPlan(file, there, resembled)
  const own = createResemblance(file.contacts, [...file.safes, ...file.pinned])
  const isFlagged = ({ address }: SafeRef) =>
    resembled(address) !== undefined || own.of(undefined, address).lookAlike !== undefined
  const fresh = {
    safes: addedTo(there.safes, file.safes),
    pinned: addedTo(there.pinned, file.pinned),
  }
  const safes = withSafes(
    there.safes,
    fresh.safes.filter((one) => !isFlagged(one)),
  )
  const pinned = withSafes(
    there.pinned,
    fresh.pinned.filter((one) => !isFlagged(one)),
  )
  const flagged = [...fresh.safes, ...fresh.pinned].filter(isFlagged).length
  const differing = Object.entries(file.settings).filter(
    ([name, word]) => there.settings[name as keyof typeof there.settings] !== word,
  )
  const customApps = union(
    file.apps.custom,
    there.apps.custom,
    ({ chainId, url }) => `${chainId} ${url}`,
  )
  const pinnedApps = union(file.apps.pinned, there.apps.pinned, (url) => url)
  const labels = mergeLabels(there.labels, file.labels)
  const hiddenTokens = mergeHidden(file.hiddenTokens, there.hiddenTokens)
  const templates = planTemplates(file.templates, there.templates)
  const clashing = templates.plan.clashing.length
  const plan = (part: LocalPart, added: number): PartPlan => ({
    added,
    same: countOf(file, part) - added,
    kept: 0,
    flagged: 0,
  })
  return {
    plans: {
      contacts: contacts.plan,
      labels: plan('labels', countOf({ ...there, labels }, 'labels') - countOf(there, 'labels')),
      safes: {
        ...plan('safes', fresh.safes.length + fresh.pinned.length),
        added: added(safes, there.safes) + added(pinned, there.pinned),
        flagged,
      },
      settings: plan('settings', differing.length),
      apps: plan(
        'apps',
        added(customApps, there.apps.custom) + added(pinnedApps, there.apps.pinned),
      ),
      hiddenTokens: plan(
        'hiddenTokens',
        countOf({ ...there, hiddenTokens }, 'hiddenTokens') - countOf(there, 'hiddenTokens'),
      ),
      templates: {
        added: templates.plan.added.length,
        same: file.templates.length - templates.plan.added.length - clashing,
        kept: clashing,
        flagged: 0,
      },
    },
    templates: templates.plan,
    merged: {
      contacts: contacts.merged,
      labels,
      safes,
      pinned,
      settings: { ...there.settings, ...file.settings },
      apps: { custom: customApps, pinned: pinnedApps },
      hiddenTokens,
      templates: templates.merged,
    },
  }
}

function contactsPlan(
  file: LocalData,
  there: LocalData,
  lookAlikeOf: FindLookAlike,
): { plan: PartPlan; merged: readonly Contact[] } {
  const lines = file.contacts.flatMap(({ address, name, chains, ...payee }) =>
    (chains.length > 0 ? chains : ['']).map((chain) => ({
      line: 0,
      address,
      name,
      chain,
      ...payeeOf(payee),
    })),
  )
  const plan = planImport(lines, there.contacts, lookAlikeOf)
  const isFlagged = ({ resembles }: ImportedContact) => resembles !== undefined
  const added = plan.added.filter((one) => !isFlagged(one))
  return {
    plan: {
      added: added.length,
      same: plan.known,
      kept: plan.changed.length,
      flagged: plan.added.filter(isFlagged).length,
    },
    merged: added.length > 0 ? importContacts(there.contacts, added) : there.contacts,
  }
}

/** All of `before`, then what only `more` has. */
function union<T>(
  more: readonly T[],
  before: readonly T[],
  keyOf: (one: T) => string,
): readonly T[] {
  const known = new Set(before.map(keyOf))
  return [...before, ...more.filter((one) => known.size < known.add(keyOf(one)).size)]
}

/** The Safes of a list that another one doesn't have yet. */
const addedTo = (before: readonly SafeRef[], more: readonly SafeRef[]): readonly SafeRef[] =>
  withSafes(before, more).slice(withSafes(before, []).length)

const added = (all: readonly unknown[], before: readonly unknown[]): number =>
  all.length - before.length

function mergeHidden(
  more: LocalData['hiddenTokens'],
  before: LocalData['hiddenTokens'],
): LocalData['hiddenTokens'] {
  const none: readonly Address[] = []
  const chains = [...new Set([...Object.keys(before), ...Object.keys(more)])]
  return Object.fromEntries(
    chains.map((chainId) => [
      chainId,
      union(more[chainId] ?? none, before[chainId] ?? none, (token) => token.toLowerCase()),
    ]),
  )
}
