import type { SafeRef } from '#base'
import type { NameProblem } from '#screens/common/contactName'
import type { AddressProblem } from '#screens/common/typedAddress'
import type { LocalData, LocalPart } from './localData.ts'

export type EntryProblem =
  | { what: 'address'; problem: AddressProblem }
  | { what: 'name'; problem: NameProblem }
  /** Not the ID of a chain. */
  | { what: 'chain'; text: string }
  /** The address has another name earlier in the file, on the same chain. */
  | { what: 'twice'; name: string }
  /** Not in the expected format. */
  | { what: 'damaged' }

/** What is in a file but isn't imported. Texts are as in the file: untrusted, of any length. */
export type LeftOut =
  /** An entry that can't be read: its address or key, and its name if it has one. */
  | { what: 'entry'; part: LocalPart; key: string; name?: string; problem: EntryProblem }
  /** A Safe that exists only in the app that planned it. */
  | { what: 'undeployed'; at: SafeRef }
  /** A node could fake any balance or owner, so users add each one themselves. */
  | { what: 'endpoint'; chainId: string; url: string }
  /** Settings without an equivalent here, by their names in the file. */
  | { what: 'settings'; names: readonly string[] }
  /** Pinned apps that the file identifies only by their number in a list. */
  | { what: 'apps'; count: number }
  /** Other parts of the file, by their names. */
  | { what: 'parts'; names: readonly string[] }

/** What was read from a file. */
export interface PartsOfFile {
  data: LocalData
  /** Entries that can't be read, by part. */
  unread: Readonly<Record<LocalPart, number>>
  leftOut: readonly LeftOut[]
}

export const noneUnread = {
  contacts: 0,
  labels: 0,
  safes: 0,
  settings: 0,
  apps: 0,
  hiddenTokens: 0,
  templates: 0,
}
