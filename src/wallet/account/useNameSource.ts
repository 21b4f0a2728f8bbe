import { useContext } from 'react'
import type { Client } from 'viem'
import { useChains, useConfig } from 'wagmi'
import { AccountModalContext } from './AccountModalContext.ts'

/** Where ENS names and avatars are read. */
export interface NameSource {
  /** Identifies the source in a query key. */
  key: string
  client: () => Client
}

const mainnet = 1

/** The app's own client for names, or else its mainnet; undefined if it has neither. */
export function useNameSource(): NameSource | undefined {
  const config = useConfig()
  const own = useContext(AccountModalContext)?.settings.ens
  const served = useChains().some(
    ({ id, contracts }) => id === mainnet && contracts?.ensUniversalResolver,
  )
  if (own) return { key: own.uid, client: () => own }
  return served
    ? { key: 'mainnet', client: () => config.getClient({ chainId: mainnet }) }
    : undefined
}
