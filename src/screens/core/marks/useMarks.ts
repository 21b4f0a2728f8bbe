import { createContext, useContext, useEffect, useSyncExternalStore } from 'react'
import { type Address, zeroAddress } from '#base'
import { loadOnce } from '#ui'
import {
  coinMark,
  markColor,
  type MarkColor,
  networkMark,
  type OwnMarks,
  tokenMark,
} from './findMark.ts'

const tables = /*@__PURE__*/ loadOnce(() => import('./tables.ts'))

/** The site operator's own pictures. */
export const OwnMarksContext = createContext<OwnMarks | undefined>(undefined)

const nothing = () => undefined

/** The tables once they're loaded. Without them, marks are letters. */
function useTables() {
  const loaded = useSyncExternalStore(tables.subscribe, tables.get, nothing)
  useEffect(() => {
    tables.load().catch(() => {})
  }, [])
  return loaded
}

/** Below the page, whichever route is open. */
const urlOf = (path: string | undefined): string | undefined =>
  path && `${import.meta.env.BASE_URL.replace(/\/?$/, '/')}${path}`

/** The URL of a network's picture. */
export function useNetworkMark(chainId: string): string | undefined {
  const own = useContext(OwnMarksContext)
  return urlOf(networkMark(chainId, own, useTables()?.networks))
}

/** The URL of a token's picture, or of the network's coin. */
export function useTokenMark(
  chainId: string | undefined,
  token: Address | 'native',
): string | undefined {
  const own = useContext(OwnMarksContext)
  const loaded = useTables()
  // Only in the operator's file does the zero address stand for the coin: no token has it.
  if (chainId === undefined || token === zeroAddress) return undefined
  return urlOf(
    token === 'native'
      ? coinMark(chainId, own, loaded?.networks)
      : tokenMark(chainId, token, own, loaded?.tokens),
  )
}

/**
 * Whether a token is in our table or the site operator's, which go by its contract alone. None is
 * until they are loaded.
 */
export function useIsMarked(chainId: string | undefined): (token: Address) => boolean {
  const own = useContext(OwnMarksContext)
  const loaded = useTables()
  return (token) =>
    chainId !== undefined && tokenMark(chainId, token, own, loaded?.tokens) !== undefined
}

/**
 * The color of a token's picture. Undefined if it has none in our tables, and until they are
 * loaded.
 */
export function useMarkColor(
  chainId: string,
  token: Address | 'native' | undefined,
): MarkColor | undefined {
  const own = useContext(OwnMarksContext)
  const loaded = useTables()
  return token === undefined || token === zeroAddress
    ? undefined
    : markColor(chainId, token, own, loaded)
}

/** Loads the tables, so that marks have their pictures with the first frame. */
export const preloadMarks = () => tables.load()

/** URLs of the networks' pictures, for parts that don't read our tables. */
export async function loadNetworkMarks(
  own: OwnMarks | undefined,
): Promise<(chainId: string) => string | undefined> {
  // Not loaded: letters.
  const loaded = await tables.load().catch(nothing)
  return (chainId) => urlOf(networkMark(chainId, own, loaded?.networks))
}
