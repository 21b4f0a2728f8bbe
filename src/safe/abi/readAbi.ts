import { type AbiReading, fragmentsIn, methodsOf } from './readAbiJson.ts'
import { readSolidity } from './readSolidity.ts'

/** Characters; the largest contracts have ABIs of about 200,000. */
const mostCharacters = 1_000_000

/**
 * The state-changing methods of an ABI, in order. Accepts a JSON ABI, as compilers, explorers and
 * libraries wrap it, and Solidity: lines of it, an interface, or a contract. Names the methods that
 * can't be read.
 */
export function readAbi(text: string): AbiReading {
  const trimmed = text.trim()
  if (trimmed === '') return { ok: false, problem: 'empty' }
  if (trimmed.length > mostCharacters) return { ok: false, problem: 'tooLong' }
  const items = /^[[{"]/.test(trimmed) ? fragmentsIn(trimmed) : readSolidity(trimmed)
  if (!items) return { ok: false, problem: 'notAbi' }
  return methodsOf(
    items.flatMap((one) => (typeof one === 'string' ? (readSolidity(one) ?? []) : [one])),
  )
}
