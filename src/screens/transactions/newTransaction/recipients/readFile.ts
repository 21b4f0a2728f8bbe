import { largestFile, readText, type TextProblem } from '#screens/common/csv'

export type FileProblem = Exclude<TextProblem['why'], 'encoding'> | 'unreadable'

export type ReadFile =
  /**
   * `isOld`: in an encoding of one byte per character, of which only the Latin ones are certain.
   */
  { status: 'read'; text: string; isOld: boolean } | { status: 'declined'; problem: FileProblem }

/**
 * The text of a list of payments: in UTF-8, in UTF-16, or in the encoding of older spreadsheets. In
 * the latter, addresses and amounts are the same in all languages. Never throws.
 */
export async function readFile(file: File): Promise<ReadFile> {
  if (file.size > largestFile) return { status: 'declined', problem: 'tooLarge' }
  const bytes = await file.arrayBuffer().catch(() => undefined)
  if (!bytes) return { status: 'declined', problem: 'unreadable' }
  const read = readText(new Uint8Array(bytes))
  if (read.ok) return { status: 'read', text: read.text, isOld: false }
  const { why } = read.problem
  return why === 'encoding'
    ? { status: 'read', text: new TextDecoder('windows-1252').decode(bytes), isOld: true }
    : { status: 'declined', problem: why }
}
