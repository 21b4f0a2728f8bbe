import { type QueryClient, useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { CreateConnectorFn } from 'wagmi'
import { chooseNode, hasFeature, mayConnect, urlsOf } from '#base'
import { createGateway } from '#gateway'
import { chainsKey } from '#queries'
import { agreedNodes, type Environment, loadNetworkMarks, ownNodes } from '#screens'
import type { StartStage } from '#screens/common/system'
import type { Config } from './config.ts'
import { relayOf } from './relay.ts'
import { pushOf } from './push/pushOf.ts'
import { environmentOf, walletOf } from './environment.ts'
import type { SupportedChain } from './readChains.ts'

export interface StartProps {
  /** Loads the configuration; gives up when the signal is aborted. @throws ConfigError */
  load: (signal?: AbortSignal) => Promise<Config>
  /** Connectors to use instead of the announced wallets. */
  connectors?: readonly CreateConnectorFn[]
  /** Notifications to use instead of the browser's. */
  push?: Environment['push']
}

/**
 * Loads the configuration and the chains; reports what it's waiting for, and restarts on request.
 */
export function useStartup({ load, connectors = [], push }: StartProps, queries: QueryClient) {
  const [stage, setStage] = useState<StartStage>('config')
  const attempt = useRef<AbortController>(undefined)
  const startup = useQuery({
    queryKey: ['start'],
    staleTime: Infinity,
    networkMode: 'always',
    queryFn: async () => {
      attempt.current = new AbortController()
      const { signal } = attempt.current
      setStage('config')
      // The validator is loaded in parallel with the configuration, and before the first request to
      // the gateway.
      const [
        config,
        {
          responseValidator: validate,
          applyPolicy,
          contentSecurityPolicy,
          loadChains,
          persistCache,
          restoreCache,
        },
      ] = await Promise.all([load(signal), import('./validation.ts')])
      signal.throwIfAborted()
      setStage('gateway')
      let isStarting = true
      const service = config.gateway
      const isWithoutService = service === null
      const local = isWithoutService
        ? (await import('./localGateway.ts')).localGateway(config.marks, validate)
        : undefined
      const gateway =
        local?.gateway ??
        createGateway({
          baseUrl: service ?? '',
          validate,
          // The client retries 429 automatically; only the user needs to know why it takes so long.
          fetch: async (...request) => {
            const response = await fetch(...request)
            if (isStarting && !signal.aborted)
              setStage(response.status === 429 ? 'limited' : 'gateway')
            return response
          },
        })
      restoreCache(queries, { baseUrl: gateway.baseUrl, validate })
      // From the first response on: the list of chains.
      persistCache(queries, gateway.baseUrl)
      const [{ chains, problems }, markOf] = await Promise.all([
        loadChains(config, gateway, queries),
        loadNetworkMarks(config.marks),
      ])
      const environment = environmentOf(gateway, chains, problems, {
        isWithoutService,
        push: isWithoutService ? undefined : (push ?? pushOf(config)),
        marks: config.marks,
        prices: config.prices,
      })
      local?.readFrom(environment)
      const ready = {
        environment,
        wallet: walletOf(chains, connectors, {
          pairing: await pairingOf(config),
          connect: environment.connect,
          markOf,
        }),
      }
      signal.throwIfAborted()
      isStarting = false
      // From now on, the page may only connect to the configured hosts.
      applyPolicy(
        contentSecurityPolicy(config, {
          nodes: nodesInUse(chains),
          hasApps: chains.some(({ summary }) => hasFeature(summary, 'SAFE_APPS')),
          hasPictures: chains.some(({ summary }) => hasFeature(summary, 'ERC721')),
        }),
      )
      return ready
    },
  })
  /** Aborts the current load and starts over. */
  const restart = async () => {
    attempt.current?.abort()
    await queries.cancelQueries({ queryKey: ['start'] })
    await queries.cancelQueries({ queryKey: chainsKey })
    await startup.refetch()
  }
  return { startup, stage, restart: () => void restart() }
}

/** URLs of all nodes that the page may contact: a gateway's only with the user's consent. */
const nodesInUse = (chains: readonly SupportedChain[]): readonly string[] => [
  ...Object.values(ownNodes.get()).flat(),
  ...chains.flatMap(({ summary, node }) => {
    const site = chooseNode(node, { agreed: agreedNodes.get()[summary.chainId] })
    return site && mayConnect(site) ? urlsOf(site) : []
  }),
]

/**
 * Wallets on other devices, if the site operator has configured a project ID; their client is
 * loaded when one is selected.
 */
async function pairingOf(config: Config): Promise<CreateConnectorFn | undefined> {
  const relayUrl = relayOf(config)
  if (relayUrl === undefined) return undefined
  const { walletConnect } = await import('#wallet/walletConnect')
  return walletConnect({ projectId: config.walletConnectProjectId, relayUrl })
}
