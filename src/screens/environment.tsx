import { useQueryClient } from '@tanstack/react-query'
import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef } from 'react'
import type { ChainProblem, ChainSummary } from '#base'
import type { ChainClient } from '#chain'
import type { Gateway } from '#gateway'
import type { PendingStore } from '#signing/pending'
import type { LazyModule } from '#ui'
import { isChainRead } from './isChainRead.ts'
import { NamesProvider } from './names/NamesProvider.tsx'
import type { PushPort } from './notifications/pushPort.ts'
import { useOwnNodes } from './ownNodes.ts'

/**
 * The dependencies of all screens. Only these differ between stories, tests, the demo and the live
 * app.
 */
export interface Environment {
  gateway: Gateway
  chains: readonly ChainSummary[]
  /** What the app does without, because the gateway describes a chain incorrectly. */
  chainProblems?: readonly ChainProblem[]
  /** Reads from a chain's node, or from another one at `url`; undefined if none is known. */
  client: (chainId: string, url?: string) => ChainClient | undefined
  /** Signatures and executions whose outcome isn't final yet. */
  pending: PendingStore
  /** Deletes the saved responses of the gateway, and loads the page again. */
  clearSaved?: () => void
  /** Loads the page again. */
  reload?: () => void
  /** Notifications of this browser; undefined if the site operator hasn't set them up. */
  push?: LazyModule<PushPort>
}

/** The same, as the person has chosen. */
interface ChosenEnvironment extends Environment {
  /** Reads from the person's own node where there is one, and then never from the site's. */
  client: (chainId: string) => ChainClient | undefined
  /** Reads from the node that the site has set up. */
  siteClient: (chainId: string) => ChainClient | undefined
}

const EnvironmentContext = createContext<ChosenEnvironment | null>(null)

export function EnvironmentProvider({
  value,
  children,
}: {
  value: Environment
  children: ReactNode
}) {
  const nodes = useOwnNodes()
  const queries = useQueryClient()
  const asked = useRef(nodes)
  useEffect(() => {
    if (asked.current === nodes) return
    asked.current = nodes
    // Another node may say something else.
    void queries.resetQueries({ predicate: isChainRead })
  }, [nodes, queries])
  const chosen = useMemo(
    () => ({
      ...value,
      client: (chainId: string) => value.client(chainId, nodes[chainId]),
      siteClient: (chainId: string) => value.client(chainId),
    }),
    [value, nodes],
  )
  return (
    <EnvironmentContext value={chosen}>
      <NamesProvider chains={chosen.chains} client={chosen.client}>
        {children}
      </NamesProvider>
    </EnvironmentContext>
  )
}

/** Throws outside an EnvironmentProvider. */
export function useEnvironment(): ChosenEnvironment {
  const environment = useContext(EnvironmentContext)
  if (!environment)
    throw new Error(
      'Screens need an <EnvironmentProvider> around them, which provides gateway and chains.',
    )
  return environment
}

/** The chain with an id; undefined if it isn't supported. */
export const useChain = (chainId: string | undefined): ChainSummary | undefined => {
  const { chains } = useEnvironment()
  return chains.find((chain) => chain.chainId === chainId)
}
