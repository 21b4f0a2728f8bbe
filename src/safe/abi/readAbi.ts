import { parseAbiItem } from 'viem'
import { type AbiReading, methodsOf, readAbiJson } from './readAbiJson.ts'

/** Characters; the largest contracts have ABIs of about 200,000. */
const mostCharacters = 1_000_000

/**
 * The methods of an ABI that change something, in its order. Takes a JSON ABI, an artifact of a
 * compiler with an `abi`, or lines of Solidity. Parts that are invalid are left out.
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
