import { readCofferData } from './cofferData.ts'
import type { PartsOfFile } from './leftOut.ts'
import { asRecord, countOf, format, localParts } from './localData.ts'
import { safeWalletVersions } from './safeWallet.ts'
import { readSafeWalletData } from './safeWalletData.ts'

export type FileProblem =
  | { why: 'notJson' }
  /** It was written by something else. */
  | { why: 'foreign' }
  | { why: 'newer'; version: number }
  /** A file of Safe{Wallet} in a format that can't be read. */
  | { why: 'otherVersion'; version: string }
  /** More entries than can be read at once. */
  | { why: 'tooMany'; have: number }
  /** Nothing in it can be imported. */
  | { why: 'empty' }

/** The app that wrote a file; that of Safe{Wallet} with its format's version. */
export type FileSource = { app: 'coffer' } | { app: 'safeWallet'; version: string }

export type ReadLocalData =
  | ({ ok: true; source: FileSource } & PartsOfFile)
  | { ok: false; problem: FileProblem }

const wrong = (problem: FileProblem): ReadLocalData => ({ ok: false, problem })

/** Parses the text of a file, possibly modified, that was exported here or by Safe{Wallet}. */
export function readLocalData(text: string): ReadLocalData {
  let file: unknown
  try {
    file = JSON.parse(text)
  } catch {
    return wrong({ why: 'notJson' })
  }
  const { app, version, data } = asRecord(file)
  if (app === undefined && typeof version === 'string' && data !== undefined)
    return safeWalletVersions.includes(version)
      ? found({ app: 'safeWallet', version }, readSafeWalletData(version, asRecord(data)))
      : wrong({ why: 'otherVersion', version })
  if (app !== format.app || typeof version !== 'number') return wrong({ why: 'foreign' })
  if (version > format.version) return wrong({ why: 'newer', version })
  return found({ app: 'coffer' }, readCofferData(asRecord(file)))
}

/** A file without anything to import is read only if it has reasons for it to show. */
const found = (source: FileSource, parts: PartsOfFile | { tooMany: number }): ReadLocalData =>
  'tooMany' in parts
    ? wrong({ why: 'tooMany', have: parts.tooMany })
    : parts.leftOut.length === 0 && localParts.every((part) => countOf(parts.data, part) === 0)
      ? wrong({ why: 'empty' })
      : { ok: true, source, ...parts }
