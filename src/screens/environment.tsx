import { createContext, type ReactNode, useContext } from 'react'
import type { ChainProblem, ChainSummary } from '#base'
import type { ChainClient } from '#chain'
import type { Gateway } from '#gateway'
import type { PendingStore } from '#signing/pending'
import { NamesProvider } from './names/NamesProvider.tsx'

/** The dependencies of all screens. Only these differ between stories, tests, the demo and the live app. */
export interface Environment {
  gateway: Gateway
  chains: readonly ChainSummary[]
  /** What the app does without, because the gateway describes a chain incorrectly. */
  chainProblems?: readonly ChainProblem[]
  /** Reads from a chain's node; undefined if none is configured. */
  client: (chainId: string) => ChainClient | undefined
  /** Signatures and executions whose outcome isn't final yet. */
  pending: PendingStore
  /** Deletes the saved responses of the gateway, and loads the page again. */
  clearSaved?: () => void
}

const EnvironmentContext = createContext<Environment | null>(null)

export function EnvironmentProvider({ value, children }: { value: Environment; children: ReactNode }) {
  return (
    <EnvironmentContext value={value}>
      <NamesProvider chains={value.chains} client={value.client}>
        {children}
      </NamesProvider>
    </EnvironmentContext>
  )
}

/** Throws outside an EnvironmentProvider. */
export function useEnvironment(): Environment {
  const environment = useContext(EnvironmentContext)
  if (!environment) throw new Error('Screens need an <EnvironmentProvider> around them, which provides gateway and chains.')
  return environment
}

/** The chain with an id; undefined if it isn't supported. */
export const useChain = (chainId: string | undefined): ChainSummary | undefined => {
  const { chains } = useEnvironment()
  return chains.find((chain) => chain.chainId === chainId)
}
