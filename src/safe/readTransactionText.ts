import { type Address, type Hex, isAddressLike, isHexBytes, type SafeRef } from '#base'
import { isObject } from './builderChecksum.ts'
import { type BuilderReading, readBuilderFile } from './builderFile.ts'
import { callsOf } from './callsOf.ts'
import { decodeCall } from './method.ts'
import { methods } from './methods.ts'

type Json = Record<string, unknown>

/**
 * Reads what people pass on as a transaction: a file of the Transaction Builder; one transaction,
 * or a list of them, as JSON with `to`, `value`, and `data`; or the call data of a Safe's
 * `execTransaction`, whose inner calls are read. `at` is the Safe that should make them. Never
 * throws.
 */
export function readTransactionText(text: string, at: SafeRef): BuilderReading {
  const typed = text.trim()
  if (isHexBytes(typed)) return execution(typed, at, null) ?? notBatch
  const json = parsed(typed)
  const list: readonly unknown[] = Array.isArray(json) ? json : [json]
  const bare = list.filter((one): one is Json => isObject(one) && 'to' in one)
  const [first] = bare
  if (!first || bare.length < list.length) return readBuilderFile(text)
  const chainId = chainOf(first) ?? at.chainId
  const { to, data } = first
  // A wallet's transaction to a Safe: what the Safe does is inside.
  const inner =
    bare.length === 1 && isAddressLike(to) && isHexBytes(data)
      ? execution(data, { ...at, chainId }, to)
      : undefined
  if (inner) return inner
  const transactions = bare.flatMap((one) => withoutBatch(one, at.address))
  const reading = readBuilderFile(JSON.stringify({ chainId, transactions }))
  return reading.ok ? { ...reading, checksum: 'none' } : reading
}

const notBatch: BuilderReading = { ok: false, problem: 'notBatch' }

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Wallets write the chain in hex. */
function chainOf({ chainId }: Json): string | undefined {
  const id = typeof chainId === 'string' && chainId !== '' ? Number(chainId) : chainId
  return typeof id === 'number' && Number.isSafeInteger(id) ? String(id) : undefined
}

/** The calls of an official batch; another transaction as it is. */
function withoutBatch(json: Json, safe: Address): readonly Json[] {
  const { to, data = json.input, operation } = json
  const calls =
    Number(operation) === 1 && isAddressLike(to) && isHexBytes(data)
      ? callsOf({ to, value: 0n, data, operation: 1 }, safe)
      : undefined
  return calls?.map((call) => ({ ...call, value: call.value.toString() })) ?? [{ ...json, data }]
}

/** The calls that the call data of `execTransaction` makes; undefined for another method. */
function execution(data: Hex, at: SafeRef, safe: Address | null): BuilderReading | undefined {
  const [to, value, inner, operation] = decodeCall(methods.execTransaction, data) ?? []
  if (to === undefined || value === undefined || inner === undefined) return undefined
  const calls = callsOf({ to, value, data: inner, operation: operation === 0 ? 0 : 1 }, at.address)
  return {
    ok: true,
    file: {
      chainId: at.chainId,
      createdAt: 0,
      name: '',
      description: '',
      safe,
      calls: calls ?? [],
    },
    checksum: 'none',
    bad: calls ? [] : [{ number: 1, problem: { why: 'delegatecall' } }],
  }
}
