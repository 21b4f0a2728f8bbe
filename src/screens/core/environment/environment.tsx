import { useQueryClient } from '@tanstack/react-query'
import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef } from 'react'
import type { ChainProblem, ChainSummary } from '#base'
import type { Gateway } from '#gateway'
import type { PendingStore } from '#signing/pending'
import type { LazyModule } from '#ui'
import { chooseNodes, type ChosenNodes, type SiteNodes } from './chooseNodes.ts'
import { isChainRead } from './isChainRead.ts'
import { type OwnMarks, OwnMarksContext } from '#screens/core/marks'
import { type ContactDialogPart, NamesProvider } from '#screens/core/names'
import type { PriceSource } from './priceSource.ts'
import type { PushPort } from './pushPort.ts'
import { useAgreedNodes, useOwnNodes } from './ownNodes.ts'

/**
 * The dependencies of all screens. Only these differ between stories, tests, the demo, and the live
 * app.
 */
export interface Environment extends SiteNodes {
  gateway: Gateway
  /** There is no service behind `gateway`: it answers from nodes and this browser. */
  isWithoutService?: boolean
  chains: readonly ChainSummary[]
  /** What the app has to skip because the gateway describes a chain incorrectly. */
  chainProblems?: readonly ChainProblem[]
  /** Signatures and executions whose outcome isn't final yet. */
  pending: PendingStore
  /** Deletes the saved responses of the gateway, and loads the page again. */
  clearSaved?: () => void
  /** Loads the page again. */
  reload?: () => void
  /** The site operator's own pictures of tokens and networks. */
  marks?: OwnMarks
  /** Notifications of this browser; undefined if the site operator hasn't set them up. */
  push?: LazyModule<PushPort>
  /** Prices of past moments; undefined if the site operator hasn't set up a source. */
  prices?: PriceSource
}

/** The environment, with the nodes that the user has chosen. */
export type ChosenEnvironment = Environment & ChosenNodes

const EnvironmentContext = createContext<ChosenEnvironment | null>(null)

export function EnvironmentProvider({
  value,
  ContactDialog,
  children,
}: {
  value: Environment
  /** Opens where a name is added or changed. */
  ContactDialog: ContactDialogPart
  children: ReactNode
}) {
  const own = useOwnNodes()
  const agreed = useAgreedNodes()
  const queries = useQueryClient()
  const chosen = useMemo(
    () => ({ ...value, ...chooseNodes(value, own, agreed) }),
    [value, own, agreed],
  )
  const asked = useRef({ own, agreed })
  useEffect(() => {
    if (asked.current.own === own && asked.current.agreed === agreed) return
    asked.current = { own, agreed }
    // Another node may return something else.
    void queries.resetQueries(value.isWithoutService ? {} : { predicate: isChainRead })
  }, [own, agreed, queries, value.isWithoutService])
  return (
    <EnvironmentContext value={chosen}>
      <OwnMarksContext value={value.marks}>
        <NamesProvider chains={chosen.chains} client={chosen.client} ContactDialog={ContactDialog}>
          {children}
        </NamesProvider>
      </OwnMarksContext>
    </EnvironmentContext>
  )
}

/** Throws outside an EnvironmentProvider. */
export function useEnvironment(): ChosenEnvironment {
  const environment = useContext(EnvironmentContext)
  if (!environment) throw new Error('Screens must be used within <EnvironmentProvider>.')
  return environment
}

/** Whether the site has no gateway; false outside an EnvironmentProvider. */
export const useIsWithoutService = (): boolean =>
  useContext(EnvironmentContext)?.isWithoutService === true

/** The chain with an ID; undefined if it isn't supported. */
export const useChain = (chainId: string | undefined): ChainSummary | undefined => {
  const { chains } = useEnvironment()
  return chains.find((chain) => chain.chainId === chainId)
}
