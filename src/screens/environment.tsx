import { createContext, type ReactNode, useContext } from 'react'
import type { ChainSummary } from '#base'
import type { ChainClient } from '#chain'
import type { Gateway } from '#gateway'
import type { PendingStore } from '#signing/pending'

/** What every screen is fed with; stories, tests, demo and product differ only here. */
export interface Environment {
  gateway: Gateway
  chains: readonly ChainSummary[]
  /** Reads of a chain's own node; undefined where no node is configured. */
  client: (chainId: string) => ChainClient | undefined
  /** What this product has sent and not seen through yet. */
  pending: PendingStore
}

const EnvironmentContext = createContext<Environment | null>(null)

export function EnvironmentProvider({ value, children }: { value: Environment; children: ReactNode }) {
  return <EnvironmentContext value={value}>{children}</EnvironmentContext>
}

/** Throws where a screen stands outside an EnvironmentProvider: it has no gateway to ask. */
export function useEnvironment(): Environment {
  const environment = useContext(EnvironmentContext)
  if (!environment) throw new Error('A screen needs an <EnvironmentProvider> around it: it has no gateway and no chains otherwise.')
  return environment
}

/** The chain of an id, or undefined where this product does not serve it. */
export const useChain = (chainId: string | undefined): ChainSummary | undefined => {
  const { chains } = useEnvironment()
  return chains.find((chain) => chain.chainId === chainId)
}
