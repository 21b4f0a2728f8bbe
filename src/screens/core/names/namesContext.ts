import { createContext, useContext, useEffect } from 'react'
import type { Address } from '#base'
import { type KnownNames, type Named, type ResolvedName, resolveName } from './resolveName.ts'

/** The known names, and a function to look up more. */
export interface Names extends KnownNames {
  /**
   * Looks up an address on a chain that has no ENS name yet. Costs nothing if it was looked up
   * before.
   */
  want: (address: Address, chainId: string | undefined) => void
  /** Lets the user name an address; undefined where nothing can be stored. */
  edit?: (address: Address, chainId: string | undefined) => void
}

const noNames: Names = { contacts: [], ensOf: () => undefined, you: undefined, want: () => {} }

export const NamesContext = createContext(noNames)

export const useNames = (): Names => useContext(NamesContext)

/** The name of an account; looked up when it is first shown. */
export function useName(
  party: Named | undefined,
  chainId: string | undefined,
): ResolvedName | undefined {
  const names = useNames()
  const { want } = names
  const address = party?.address
  useEffect(() => {
    if (address) want(address, chainId)
  }, [want, address, chainId])
  return party && resolveName(names, party, chainId)
}
