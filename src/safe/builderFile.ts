import {
  type Address,
  type Hex,
  isAddressLike,
  sameAddress,
  uint256Limit,
  visibleText,
  zeroAddress,
} from '#base'
import {
  type AbiInput,
  type ContractMethod,
  encodeMethod,
  isOwnName,
  readAbiJson,
  readArgument,
  readData,
} from './abi/index.ts'
import type { Call } from './draft.ts'
import { parseAddress } from './address.ts'
import { checkChecksum, isObject } from './builderChecksum.ts'

/** A call with the method it was built from, if any. */
export interface BuilderCall extends Call {
  method?: ContractMethod | undefined
}

export interface BuilderFile {
  chainId: string
  /** Milliseconds. */
  createdAt: number
  name: string
  description: string
  /** The Safe the file is for; null if it doesn't say. */
  safe: Address | null
  calls: readonly BuilderCall[]
}

/**
 * Why a call in a file can't be used. `argument`: the named argument is missing or invalid.
 * `otherData`: its data doesn't match its method and arguments. `delegatecall`: it would run
 * another contract's code as the Safe.
 */
export type BuilderCallProblem =
  | {
      why:
        | 'notObject'
        | 'to'
        | 'checksum'
        | 'value'
        | 'data'
        | 'method'
        | 'otherData'
        | 'delegatecall'
        | 'unreadable'
    }
  | { why: 'argument'; name: string }

/** `notBatch`: JSON, but not from the Transaction Builder. `version`: of an unknown version. */
export type BuilderFileProblem = 'notJson' | 'notBatch' | 'version' | 'chain' | 'empty' | 'tooMany'

export type BuilderReading =
  /**
   * `checksum` is whether the file is unmodified since it was saved; `none` for what isn't a file
   * and never has one. `bad` has the unusable calls,
   * by their number from 1.
   */
  | {
      ok: true
      file: BuilderFile
      checksum: 'ok' | 'missing' | 'differs' | 'none'
      bad: readonly { number: number; problem: BuilderCallProblem }[]
    }
  | { ok: false; problem: BuilderFileProblem }

/** Maximum calls in one file; more than a block could hold. */
const mostCalls = 1_000

const textOf = (value: unknown): string => (typeof value === 'string' ? visibleText(value) : '')

/**
 * Reads a batch in the format of the Transaction Builder (version 1.0). Never throws; a call that
 * can't be used is set aside.
 */
export function readBuilderFile(text: string): BuilderReading {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    return { ok: false, problem: 'notJson' }
  }
  if (!isObject(json) || !Array.isArray(json.transactions))
    return { ok: false, problem: 'notBatch' }
  const { version = '1.0', chainId, createdAt, meta, transactions } = json
  if (typeof version !== 'string' || !version.startsWith('1.'))
    return { ok: false, problem: 'version' }
  if (
    (typeof chainId !== 'string' && typeof chainId !== 'number') ||
    !/^[1-9]\d*$/.test(String(chainId))
  )
    return { ok: false, problem: 'chain' }
  if (transactions.length === 0) return { ok: false, problem: 'empty' }
  if (transactions.length > mostCalls) return { ok: false, problem: 'tooMany' }
  const read = transactions.map(tryCall)
  const about = isObject(meta) ? meta : {}
  return {
    ok: true,
    file: {
      chainId: String(chainId),
      createdAt: typeof createdAt === 'number' && Number.isFinite(createdAt) ? createdAt : 0,
      name: textOf(about.name),
      description: textOf(about.description),
      safe: isAddressLike(about.createdFromSafeAddress) ? about.createdFromSafeAddress : null,
      calls: read.flatMap((one) => ('to' in one ? one : [])),
    },
    checksum: checkChecksum(json, about.checksum),
    bad: read.flatMap((one, at) => ('why' in one ? { number: at + 1, problem: one } : [])),
  }
}

function tryCall(item: unknown): BuilderCall | BuilderCallProblem {
  try {
    return readCall(item)
  } catch {
    // Nested too deeply.
    return { why: 'unreadable' }
  }
}

function readCall(item: unknown): BuilderCall | BuilderCallProblem {
  if (!isObject(item)) return { why: 'notObject' }
  if (![undefined, null, 0, '0'].includes(item.operation as null)) return { why: 'delegatecall' }
  const to = parseAddress(typeof item.to === 'string' ? item.to : '')
  if (!to.ok) return { why: to.reason === 'badChecksum' ? 'checksum' : 'to' }
  if (to.prefix !== null || sameAddress(to.address, zeroAddress)) return { why: 'to' }
  const value = readValue(item.value)
  if (value === undefined) return { why: 'value' }
  const typed = item.data === null || item.data === undefined ? '' : item.data
  const data = typeof typed === 'string' ? readData(typed) : undefined
  if (!data?.ok) return { why: 'data' }
  const written = typed === '' ? undefined : (data.value as Hex)
  // Some files represent a plain payment or raw data as a method without a name; these two names
  // mean no method.
  if (
    !isObject(item.contractMethod) ||
    ['', 'receive', 'fallback'].includes(String(item.contractMethod.name ?? ''))
  )
    return { to: to.address, value, data: written ?? '0x' }
  const made = fromMethod(item.contractMethod, item.contractInputsValues, written)
  return 'why' in made ? made : { to: to.address, value, ...made }
}

function readValue(value: unknown): bigint | undefined {
  if (value === undefined || value === null || value === '') return 0n
  if (
    typeof value === 'number'
      ? !Number.isSafeInteger(value) || value < 0
      : typeof value !== 'string' || !/^(?:\d{1,78}|0x[\da-fA-F]{1,64})$/.test(value)
  )
    return undefined
  const raw = BigInt(value as string | number)
  return raw < uint256Limit ? raw : undefined
}

function fromMethod(
  json: Record<string, unknown>,
  values: unknown,
  data: Hex | undefined,
): Pick<BuilderCall, 'data' | 'method'> | BuilderCallProblem {
  const read = readAbiJson([
    {
      type: 'function',
      stateMutability: json.payable === true ? 'payable' : 'nonpayable',
      name: json.name,
      inputs: json.inputs ?? [],
    },
  ])
  const method = read.ok ? read.methods[0] : undefined
  if (!method) return data ? { data } : { why: 'method' }
  const typed = isObject(values) ? values : {}
  const parts = method.inputs.map(({ name, ...input }, at) => {
    const value =
      isOwnName(method, name) && Object.hasOwn(typed, name) ? typed[name] : typed[String(at)]
    // A number of more digits was rounded when the file was parsed.
    const isExact = value !== undefined && value !== null && isExactJson(value)
    const argument = isExact
      ? readArgument(
          { name, ...input } satisfies AbiInput,
          typeof value === 'string' ? value : JSON.stringify(value),
        )
      : undefined
    return { name: name || String(at), argument }
  })
  const bad = parts.find(({ argument }) => !argument?.ok)
  // The data is what executes; it works without arguments.
  if (bad) return data ? { data } : { why: 'argument', name: visibleText(bad.name) }
  const made = encodeMethod(
    method,
    parts.map(({ argument }) => (argument?.ok ? argument.value : undefined)),
  )
  return data === undefined || data === made ? { data: made, method } : { why: 'otherData' }
}

const isExactJson = (value: unknown): boolean =>
  typeof value === 'number'
    ? Number.isSafeInteger(value)
    : typeof value !== 'object' || value === null || Object.values(value).every(isExactJson)
