import { parseAbiItem } from 'viem'
import { type AbiReading, methodsOf, readAbiJson } from './readAbiJson.ts'

/** Characters; the largest contracts have ABIs of about 200,000. */
const mostCharacters = 1_000_000

/**
 * The state-changing methods of an ABI, in order. Accepts a JSON ABI, a compiler artifact with an
 * `abi`, or lines of Solidity. Skips invalid parts.
 */
export function readAbi(text: string): AbiReading {
  const trimmed = text.trim()
  if (trimmed === '') return { ok: false, problem: 'empty' }
  if (trimmed.length > mostCharacters) return { ok: false, problem: 'tooLong' }
  if (/^[[{]/.test(trimmed)) {
    try {
      return readAbiJson(JSON.parse(trimmed))
    } catch {
      return { ok: false, problem: 'notAbi' }
    }
  }
  return readSolidity(trimmed)
}

function readSolidity(text: string): AbiReading {
  const lines = text.split(/[;\n]+/).flatMap((line) => line.trim() || [])
  const items = lines.map((line) => {
    try {
      return parseAbiItem(line)
    } catch {
      return undefined
    }
  })
  if (items.includes(undefined)) return { ok: false, problem: 'notAbi' }
  return methodsOf(items)
}
