import { asRecord, type LocalPart } from './localData.ts'
import type { Drop, RawEntry, RawParts } from './fileEntries.ts'

/**
 * Networks that the storage of the first web app identifies by name; it identifies the others by
 * chain ID.
 */
const chainsByName: Readonly<Record<string, string>> = {
  MAINNET: '1',
  RINKEBY: '4',
  BSC: '56',
  XDAI: '100',
  POLYGON: '137',
  ENERGY_WEB_CHAIN: '246',
  ARBITRUM: '42161',
  VOLTA: '73799',
}
const book = 'SAFE__addressBook'
const safesKey = /^_immortal\|v2_(\w+)__SAFES$/

/**
 * The whole storage of the first web app, whose values are JSON: only the address book and the
 * added Safes were ever imported elsewhere.
 */
export function readOldStorage(data: Record<string, unknown>, drop: Drop): RawParts {
  const keys = Object.keys(data)
  return {
    contacts: keys.includes(book) ? readBook(data[book], drop) : [],
    safes: keys.flatMap((key) => {
      const network = safesKey.exec(key)?.[1]
      return network === undefined ? [] : readSafes(key, data[key], network, drop)
    }),
    undeployed: [],
    hiddenTokens: [],
    settings: undefined,
    apps: 0,
    rest: keys.filter((key) => key !== book && !safesKey.test(key)),
  }
}

function readBook(value: unknown, drop: Drop): readonly RawEntry[] {
  const all = parsed(value)
  if (Array.isArray(all))
    return (all as unknown[]).map((one) => {
      const { address, name, chainId } = asRecord(one)
      return { chain: String(chainId), key: address, value: name }
    })
  drop('contacts', { what: 'damaged' }, book)
  return []
}

function readSafes(key: string, value: unknown, network: string, drop: Drop): RawEntry[] {
  const chain = chainsByName[network] ?? network
  const all = parsed(value)
  const damaged = (part: LocalPart, word: string) => {
    drop(part, { what: 'damaged' }, word)
    return []
  }
  if (typeof all !== 'object' || all === null) return damaged('safes', key)
  return Object.entries(all).flatMap(([address, safe]: [string, unknown]) => {
    const own = asRecord(safe)
    const isOfKey = (own['address'] ?? address) === address
    return isOfKey && (own['chainId'] ?? chain) === chain
      ? { chain, key: address, value: safe }
      : damaged('safes', address)
  })
}

/** Values are JSON text. */
function parsed(value: unknown): unknown {
  if (typeof value !== 'string') return value
  try {
    return JSON.parse(value) as unknown
  } catch {
    return undefined
  }
}
