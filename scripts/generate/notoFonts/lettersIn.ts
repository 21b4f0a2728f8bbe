import { brotliDecompressSync } from 'node:zlib'

/**
 * Indices of `cmap`, `glyf`, and `loca` in WOFF2's list of known tables; 63 means that the name
 * follows.
 */
const tables = { cmap: 0, glyf: 10, loca: 11, named: 63 }

/**
 * The characters of a WOFF2 font, read from its character map (W3C WOFF2 section 4, OpenType `cmap`
 * formats 4 and 12).
 */
export function lettersIn(font: Buffer): Set<string> {
  if (font.toString('latin1', 0, 4) !== 'wOF2') throw new Error('This is not a WOFF2 font.')
  const { start, size, end } = findCmap(font)
  const data = brotliDecompressSync(font.subarray(end, end + font.readUInt32BE(20)))
  return readCmap(data.subarray(start, start + size))
}

/** Offset of the character map in the uncompressed data, and of that data in the file. */
function findCmap(font: Buffer): { start: number; size: number; end: number } {
  let at = 48
  let offset = 0
  let found: { start: number; size: number } | undefined
  const readLength = () => {
    let value = 0
    for (;;) {
      const byte = font.readUInt8(at++)
      value = value * 128 + (byte & 127)
      if (byte < 128) return value
    }
  }
  for (let count = font.readUInt16BE(12); count > 0; count--) {
    const flags = font.readUInt8(at++)
    const tag = flags & 63
    if (tag === tables.named) at += 4
    const plain = readLength()
    const isTransformed =
      tag === tables.glyf || tag === tables.loca ? flags >> 6 !== 3 : flags >> 6 !== 0
    const size = isTransformed ? readLength() : plain
    if (tag === tables.cmap) found = { start: offset, size }
    offset += size
  }
  if (!found) throw new Error('This font has no character map.')
  return { ...found, end: at }
}

function readCmap(cmap: Buffer): Set<string> {
  const letters = new Set<string>()
  for (let one = 0; one < cmap.readUInt16BE(2); one++) {
    const table = cmap.subarray(cmap.readUInt32BE(4 + one * 8 + 4))
    const format = table.readUInt16BE(0)
    if (format === 12) readGroups(table, letters)
    if (format === 4) readSegments(table, letters)
  }
  return letters
}

function readGroups(table: Buffer, letters: Set<string>): void {
  for (let group = 0; group < table.readUInt32BE(12); group++) {
    const at = 16 + group * 12
    for (let code = table.readUInt32BE(at); code <= table.readUInt32BE(at + 4); code++)
      letters.add(String.fromCodePoint(code))
  }
}

function readSegments(table: Buffer, letters: Set<string>): void {
  const doubled = table.readUInt16BE(6)
  for (let segment = 0; segment < doubled; segment += 2) {
    const end = table.readUInt16BE(14 + segment)
    const start = table.readUInt16BE(16 + doubled + segment)
    const delta = table.readUInt16BE(16 + doubled * 2 + segment)
    const place = 16 + doubled * 3 + segment
    const range = table.readUInt16BE(place)
    for (let code = start; code <= end && code < 0xffff; code++) {
      const glyph =
        range === 0
          ? (code + delta) & 0xffff
          : table.readUInt16BE(place + range + (code - start) * 2)
      if (glyph !== 0) letters.add(String.fromCodePoint(code))
    }
  }
}
