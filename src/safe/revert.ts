import { decodeAbiParameters, slice } from 'viem'
import { type Hex, isAddressLike } from '#base'

/** The Safe contracts' own error codes, of all versions. Screens word them; the list is frozen so that none is left without words. */
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

/** Why a call was reverted: a code of the Safe contracts, a text of another contract, a panic, bytes that nobody knows, or nothing at all. */
export type Revert =
  | { kind: 'safe'; code: SafeErrorCode }
  | { kind: 'text'; text: string }
  | { kind: 'panic'; code: number }
  | { kind: 'unknown'; data: Hex | null }

const isHex = (value: unknown): value is Hex => typeof value === 'string' && /^0x(?:[0-9a-f]{2})*$/i.test(value)

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
    // It only began like a text or a panic.
  }
  return { kind: 'unknown', data: data === '0x' ? null : data }
}

function readText(text: string): Revert {
  const found = /\bGS\d{3}\b/.exec(text)?.[0]
  const code = safeErrorCodes.find((one) => one === found)
  return code ? { kind: 'safe', code } : { kind: 'text', text }
}

/**
 * Why a call, an estimate or a transaction was reverted, from whatever error a node or a wallet threw: the bytes where some part
 * of the error carries them, else its words. undefined where the error is about something else (network, refusal).
 */
export function readSafeRevert(error: unknown): Revert | undefined {
  const links = [...linksOf(error)]
  const data = links.map(dataOf).find((one) => one !== undefined && one !== '0x')
  const fromData = data ? readRevertData(data) : undefined
  if (fromData && fromData.kind !== 'unknown') return fromData
  const texts = links.flatMap(({ message, details, shortMessage }) => [details, shortMessage, message]).filter((text) => typeof text === 'string')
  const named = texts.map(readText).find(({ kind }) => kind === 'safe')
  if (named) return named
  if (fromData) return fromData
  if (!texts.some((text) => /revert/i.test(text)) && !links.some(({ code }) => code === 3)) return undefined
  const reason = texts.map((text) => /revert(?:ed)?(?: with reason(?: string)?|:)\s*['"]?([^'"\n]+)/i.exec(text)?.[1]?.trim()).find(Boolean)
  return reason ? { kind: 'text', text: reason } : { kind: 'unknown', data: null }
}

type Link = Record<string, unknown>

/** An error and its causes, as nested by viem, wallets and nodes. */
function* linksOf(error: unknown): Generator<Link> {
  const seen = new Set<unknown>()
  const waiting = [error]
  while (waiting.length > 0 && seen.size < 20) {
    const next = waiting.shift()
    if (typeof next !== 'object' || next === null || seen.has(next)) continue
    seen.add(next)
    const link = next as Link
    yield link
    // An Error keeps its own fields; `data` and `error` are where wallets put the node's answer.
    waiting.push(link.cause, link.error, link.data, link.originalError)
  }
}

function dataOf({ data, raw }: Link): Hex | undefined {
  const bytes = isHex(data) ? data : isHex(raw) ? raw : undefined
  // Twenty bytes are an address in some error's field, not an answer of a contract.
  return bytes && !isAddressLike(bytes) ? bytes : undefined
}
