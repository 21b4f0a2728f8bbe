import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { type ChainNode, urlsOf } from '#base'
import { useEnvironment, useOwnNodes } from '#screens/core/environment'
import { type NodeHealth, nodeHealthQuery } from './nodeHealth.ts'
import { EndpointDialog } from './EndpointDialog.tsx'
import { EndpointsView, type NetworkEndpoint } from './EndpointsView.tsx'
import { guarded } from '#screens/common/dialogs'
import { hostOf } from '#screens/common/setting'

const Endpoint = /*@__PURE__*/ guarded(EndpointDialog)

function stateOf(
  node: ChainNode | undefined,
  health: NodeHealth | undefined,
): NetworkEndpoint['state'] {
  if (!node) return 'none'
  if (node.source === 'person') return health ?? 'asking'
  if (node.source === 'gateway') return node.agreed ? 'agreed' : 'suggested'
  return node.source
}

/** Which endpoint each network is read from. */
export function EndpointsScreen() {
  const { chains, client, node } = useEnvironment()
  const own = useOwnNodes()
  // Only the user's own endpoints are requested: nothing else here needs a response.
  const health = useQueries({
    queries: chains.map(({ chainId }) => ({
      ...nodeHealthQuery(client(chainId), chainId),
      enabled: own[chainId] !== undefined,
    })),
  })
  const [edited, setEdited] = useState<{ chainId: string; open: boolean; turn: number }>()
  const chain = chains.find(({ chainId }) => chainId === edited?.chainId)
  const networks = chains.map(({ chainId, name }, index): NetworkEndpoint => {
    const chosen = node(chainId)
    const state = stateOf(chosen, health[index]?.data)
    const hosts = (chosen ? urlsOf(chosen) : []).flatMap((url) => hostOf(url) ?? [])
    return { chainId, name, host: hosts.join(', ') || undefined, state }
  })
  return (
    <>
      <EndpointsView
        networks={networks}
        onChange={(chainId) =>
          setEdited((before) => ({ chainId, open: true, turn: (before?.turn ?? 0) + 1 }))
        }
      />
      {edited && chain && (
        <Endpoint
          key={edited.turn}
          chain={chain}
          open={edited.open}
          onClose={() => setEdited({ ...edited, open: false })}
        />
      )}
    </>
  )
}
