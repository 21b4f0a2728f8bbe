/** The largest file, in bytes. */
export const largestFile = 5_000_000

/** Why a file isn't text. */
export type TextProblem =
  | { why: 'tooLarge'; bytes: number }
  /** Not text: a workbook, a picture, a program. */
  | { why: 'binary' }
  | { why: 'workbook' }
  /** Text in an old encoding, in which names would be garbled. */
  | { why: 'encoding' }
  | { why: 'empty' }

type FileText = { ok: true; text: string } | { ok: false; problem: TextProblem }

const wrong = (problem: TextProblem): FileText => ({ ok: false, problem })

/** The text of a file in UTF-8, or in UTF-16 with a byte order mark. */
export function readText(bytes: Uint8Array): FileText {
  if (bytes.length > largestFile) return wrong({ why: 'tooLarge', bytes: bytes.length })
  const [a, b, c, d] = bytes
  const isZip = a === 0x50 && b === 0x4b && c === 3 && d === 4
  const isOldWorkbook = a === 0xd0 && b === 0xcf && c === 0x11 && d === 0xe0
  if (isZip || isOldWorkbook) return wrong({ why: 'workbook' })
  const encoding =
    a === 0xff && b === 0xfe ? 'utf-16le' : a === 0xfe && b === 0xff ? 'utf-16be' : 'utf-8'
  if (encoding === 'utf-8' && bytes.includes(0)) return wrong({ why: 'binary' })
  try {
    // The decoder removes the byte order mark.
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes)
    if (text.includes('\0')) return wrong({ why: 'binary' })
    return text.trim() === '' ? wrong({ why: 'empty' }) : { ok: true, text }
  } catch {
    return wrong({ why: isMostlyText(bytes) ? 'encoding' : 'binary' })
  }
}

/** Few control characters, as in text of one byte per character. */
function isMostlyText(bytes: Uint8Array): boolean {
  const controls = bytes
    .subarray(0, 4096)
    .filter((byte) => byte < 32 && byte !== 9 && byte !== 10 && byte !== 13)
  return controls.length === 0
}
