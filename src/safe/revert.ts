import { decodeAbiParameters, slice } from 'viem'
import { type Hex, isAddressLike, isHexBytes, isVmError } from '#base'

/**
 * The error codes of all versions of the Safe contracts. A test compares the list with the
 * bytecode.
 */
export const safeErrorCodes = [
  'GS000',
  'GS001',
  'GS002',
  'GS010',
  'GS011',
  'GS012',
  'GS013',
  'GS020',
  'GS021',
  'GS022',
  'GS023',
  'GS024',
  'GS025',
  'GS026',
  'GS027',
  'GS030',
  'GS031',
  'GS100',
  'GS101',
  'GS102',
  'GS103',
  'GS104',
  'GS105',
  'GS106',
  'GS200',
  'GS201',
  'GS202',
  'GS203',
  'GS204',
  'GS205',
  'GS300',
  'GS301',
  'GS400',
] as const
export type SafeErrorCode = (typeof safeErrorCodes)[number]

/**
 * Why a call reverted: a Safe error code, another contract's message, a panic, unknown data, or no
 * data.
 */
export type Revert =
  | { kind: 'safe'; code: SafeErrorCode }
  | { kind: 'text'; text: string }
  | { kind: 'panic'; code: number }
  | { kind: 'unknown'; data: Hex | null }

/** Reads the bytes that a reverted call returned. */
export function readRevertData(data: Hex): Revert {
  try {
    if (data.startsWith('0x08c379a0')) {
      const [text] = decodeAbiParameters([{ type: 'string' }], slice(data, 4))
      return readText(text)
    }
    if (data.startsWith('0x4e487b71')) {
      const [code] = decodeAbiParameters([{ type: 'uint256' }], slice(data, 4))
      return { kind: 'panic', code: Number(code) }
    }
  } catch {
    // Malformed: only the selector matches.
  }
  return { kind: 'unknown', data: data === '0x' ? null : data }
}

function readText(text: string): Revert {
  const found = /\bGS\d{3}\b/.exec(text)?.[0]
  const code = safeErrorCodes.find((one) => one === found)
  return code ? { kind: 'safe', code } : { kind: 'text', text }
}

/**
 * Why a call, an estimate, or a transaction reverted, from any error that a node or a wallet threw:
 * from its revert data if there is any, otherwise from its message. undefined if the error is not a
 * revert (network failure, rejection).
 */
export function readSafeRevert(error: unknown): Revert | undefined {
  const links = [...errorsIn(error)]
  const data = links.map(dataOf).find((one) => one !== undefined && one !== '0x')
  const fromData = data ? readRevertData(data) : undefined
  if (fromData && fromData.kind !== 'unknown') return fromData
  const texts = links
    .flatMap(({ message, details, shortMessage }) => [details, shortMessage, message])
    .filter((text) => typeof text === 'string')
  const named = texts.map(readText).find(({ kind }) => kind === 'safe')
  if (named) return named
  if (fromData) return fromData
  if (
    !texts.some((text) => isVmError(undefined, text)) &&
    !links.some(({ code }) => isVmError(code, ''))
  )
    return undefined
  const reason = texts
    .map((text) =>
      /revert(?:ed)?(?: with reason(?: string)?|:)\s*['"]?([^'"\n]+)/i.exec(text)?.[1]?.trim(),
    )
    .find(Boolean)
  return reason ? { kind: 'text', text: reason } : { kind: 'unknown', data: null }
}

/**
 * The bytes that a reverted call returned, from any error that a node or a wallet threw; undefined
 * if there are none.
 */
export const revertDataOf = (error: unknown): Hex | undefined =>
  [...errorsIn(error)].map(dataOf).find((one) => one !== undefined && one !== '0x')

type Link = Record<string, unknown>

/** An error and its causes, as nested by viem, wallets, and nodes. */
function* errorsIn(error: unknown): Generator<Link> {
  const seen = new Set<unknown>()
  const pending = [error]
  while (pending.length > 0 && seen.size < 20) {
    const next = pending.shift()
    if (typeof next !== 'object' || next === null || seen.has(next)) continue
    seen.add(next)
    const link = next as Link
    yield link
    // Wallets put the node's response in `data` or `error`.
    pending.push(link.cause, link.error, link.data, link.originalError)
  }
}

function dataOf({ data, raw }: Link): Hex | undefined {
  // Parity and Nethermind put a word before the bytes.
  const bare = typeof data === 'string' ? data.replace(/^Reverted /i, '') : data
  const bytes = isHexBytes(bare) ? bare : isHexBytes(raw) ? raw : undefined
  // Twenty bytes are an address in a field of the error, not revert data.
  return bytes && !isAddressLike(bytes) ? bytes : undefined
}
