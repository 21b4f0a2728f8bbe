import { createContext, useContext, useEffect, useSyncExternalStore } from 'react'
import { type Address, zeroAddress } from '#base'
import { type LazyModule, loadOnce } from '#ui'
import {
  byToken,
  coinMark,
  type MarksByToken,
  networkMark,
  type NetworkMarks,
  type OwnMarks,
  tokenMark,
  type TokenMarks,
} from './findMark.ts'

const networkTable = /*@__PURE__*/ loadOnce<NetworkMarks>(
  async () => (await import('./networkMarks.json')).default,
)
const tokenTable = /*@__PURE__*/ loadOnce<MarksByToken>(async () =>
  byToken((await import('./tokenMarks.json')).default as unknown as TokenMarks),
)

/** The site operator's own pictures. */
export const OwnMarksContext = createContext<OwnMarks | undefined>(undefined)

const nothing = () => undefined

/** A table once it's loaded. Without it, marks are letters. */
function useTable<T>(table: LazyModule<T>, isWanted: boolean): T | undefined {
  const loaded = useSyncExternalStore(table.subscribe, table.get, nothing)
  useEffect(() => {
    if (isWanted) table.load().catch(() => {})
  }, [table, isWanted])
  return loaded
}

/** Below the page, whichever route is open. */
const urlOf = (path: string | undefined): string | undefined =>
  path && `${import.meta.env.BASE_URL.replace(/\/?$/, '/')}${path}`

/** The URL of a network's picture. */
export function useNetworkMark(chainId: string): string | undefined {
  const own = useContext(OwnMarksContext)
  return urlOf(networkMark(chainId, own, useTable(networkTable, true)))
}

/** The URL of a token's picture, or of the network's coin. */
export function useTokenMark(
  chainId: string | undefined,
  token: Address | 'native',
): string | undefined {
  const own = useContext(OwnMarksContext)
  const isCoin = token === 'native'
  const networks = useTable(networkTable, chainId !== undefined && isCoin)
  const tokens = useTable(tokenTable, chainId !== undefined && !isCoin)
  // The zero address stands for the coin in the operator's file only: no token is there.
  if (chainId === undefined || token === zeroAddress) return undefined
  return urlOf(isCoin ? coinMark(chainId, own, networks) : tokenMark(chainId, token, own, tokens))
}

/** Loads the tables, so that marks have their pictures with the first frame. */
export const preloadMarks = () => Promise.all([networkTable.load(), tokenTable.load()])

/** URLs of the networks' pictures, for parts that don't read our tables. */
export async function loadNetworkMarks(
  own: OwnMarks | undefined,
): Promise<(chainId: string) => string | undefined> {
  // Not loaded: letters.
  const table = await networkTable.load().catch(nothing)
  return (chainId) => urlOf(networkMark(chainId, own, table))
}
