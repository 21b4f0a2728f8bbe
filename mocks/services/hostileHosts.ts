import { encodeErrorResult, type Hex, parseAbi } from 'viem'
import { universalResolver } from '../chain/names.ts'
import { type FieldChange, written } from './fields.ts'

/** The attacker's hosts are below this one. */
export const hostileHost = 'hostile.test'

const hostOf = (field: string) => `https://${field.toLowerCase()}.${hostileHost}`

/**
 * Replaces every URL of the gateway with one on an attacker's host, even if there was none, and
 * adds a picture from there to every name.
 */
export const hostileUrls: FieldChange = (field, value) => {
  if (/ur[il]$/i.test(field) && (value === null || isTextOf(value, /^(?:data|ipfs):|^$/)))
    return `${hostOf(field)}/picture.png`
  if (typeof value !== 'string') return value
  if (/^(?:https?:|\{)/.test(value))
    return value.replaceAll(/https?:\/\/[^/?#"\\]+/g, hostOf(field))
  return written.has(field) ? `${value}<img src="${hostOf('markup')}/${field}.png">` : value
}

const isTextOf = (value: unknown, form: RegExp) => typeof value === 'string' && form.test(value)

const lookupAbi = parseAbi(['error OffchainLookup(address, string[], bytes, bytes4, bytes)'])

/** Hosts that a contract names (EIP-3668); one is the visitor's own machine. */
const servers = [
  `${hostOf('names')}/{sender}/{data}.json`,
  'http://localhost:9/{sender}/{data}.json',
  'https://localhost:9/',
]

interface Request {
  id?: unknown
  method?: unknown
  params?: readonly [{ to?: string }?]
}
interface Answer {
  id?: unknown
  error?: { data?: Hex }
}

/**
 * The response of a node on a chain where an attacker controls the names and all contracts that
 * revert: each refers to one of their servers. `body` is the JSON-RPC request, single or batch.
 */
export function fromHostileContracts(body: unknown, response: unknown): unknown {
  const calls = new Map(
    ([body].flat() as (Request | null)[])
      .filter((call) => call?.method === 'eth_call')
      .map((call) => [call?.id, call?.params?.[0]?.to?.toLowerCase()]),
  )
  const change = (one: Answer) => {
    const to = calls.get(one.id)
    if (!to || (to !== universalResolver && !one.error?.data)) return one
    const data = encodeErrorResult({
      abi: lookupAbi,
      args: [to as Hex, servers, '0x1234', '0xaabbccdd', '0x'],
    })
    const error = { code: 3, message: 'execution reverted', data }
    return { jsonrpc: '2.0', id: one.id, error }
  }
  return Array.isArray(response) ? response.map(change) : change(response as Answer)
}
