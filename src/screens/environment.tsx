import { createContext, type ReactNode, useContext } from 'react'
import type { ChainSummary } from '#base'
import type { ChainClient } from '#chain'
import type { Gateway } from '#gateway'
import type { PendingStore } from '#signing/pending'

/** The dependencies of all screens. Only these differ between stories, tests, the demo and the live app. */
export interface Environment {
  gateway: Gateway
  chains: readonly ChainSummary[]
  /** Reads from a chain's node; undefined if none is configured. */
  client: (chainId: string) => ChainClient | undefined
  /** Signatures and executions whose outcome isn't final yet. */
  pending: PendingStore
}

const EnvironmentContext = createContext<Environment | null>(null)

export function EnvironmentProvider({ value, children }: { value: Environment; children: ReactNode }) {
  return <EnvironmentContext value={value}>{children}</EnvironmentContext>
}

/** Throws outside an EnvironmentProvider. */
export function useEnvironment(): Environment {
  const environment = useContext(EnvironmentContext)
  if (!environment) throw new Error('Screens must be rendered inside an <EnvironmentProvider>, which provides the gateway and the chains.')
  return environment
}

/** The chain with an id; undefined if it isn't supported. */
export const useChain = (chainId: string | undefined): ChainSummary | undefined => {
  const { chains } = useEnvironment()
  return chains.find((chain) => chain.chainId === chainId)
}
