import { fromBase64Url, toBase64Url } from '#safe'
import type { Contact } from '#screens/core/names'
import type { ContactLine } from '../csv/readContacts.ts'
import { writeContacts } from '../csv/writeContacts.ts'

/** Messengers cut longer links. */
export const mostInLink = 100

/** A fragment: this, the format version, the number of bytes, and the bytes, separated by dots. */
const key = 'contacts='
const version = '1'

export type LinkProblem =
  /** The end is missing. */
  | 'linkCut'
  /** It was made by another version of this app, or altered. */
  | 'linkUnreadable'

export type ReadLink = { ok: true; csv: string } | { ok: false; problem: LinkProblem }

/**
 * Contacts as the fragment of a URL, without `#`. Fragments aren't sent to servers. How contacts
 * are paid stays private: default tokens and notes are left out.
 */
export function encodeContactsLink(contacts: readonly Contact[]): string {
  const csv = writeContacts(
    contacts.map(({ name, address, chains }) => ({ name, address, chains })),
  )
  const bytes = new TextEncoder().encode(csv)
  return `${key}${version}.${bytes.length}.${toBase64Url(bytes)}`
}

/** Whether these are more contacts than a link is made with: lines of one name are one contact. */
export const isTooMany = (lines: readonly ContactLine[]): boolean =>
  new Set(
    lines.map(({ address, name, chain, token, note }) =>
      JSON.stringify([address.toLowerCase(), name, chain === '', token, note]),
    ),
  ).size > mostInLink

/** The contacts of a fragment as a CSV file; undefined for a fragment without contacts. */
export function readContactsLink(fragment: string): ReadLink | undefined {
  if (!fragment.startsWith(key)) return undefined
  const [, made, length, body = ''] =
    /^(\d{1,9})(?:\.(\d{0,9})(?:\.([^]*))?)?$/.exec(fragment.slice(key.length)) ?? []
  const unreadable: ReadLink = { ok: false, problem: 'linkUnreadable' }
  if (fragment === key || (made === version && !length)) return { ok: false, problem: 'linkCut' }
  if (made !== version || /[^\w-]/.test(body)) return unreadable
  const bytes = fromBase64Url(body)
  if (bytes.length < Number(length)) return { ok: false, problem: 'linkCut' }
  if (bytes.length > Number(length)) return unreadable
  try {
    return { ok: true, csv: new TextDecoder('utf-8', { fatal: true }).decode(bytes) }
  } catch {
    return unreadable
  }
}
