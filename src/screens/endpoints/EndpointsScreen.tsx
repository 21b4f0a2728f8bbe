import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { useEnvironment } from '../environment.tsx'
import { useOwnNodes } from '../ownNodes.ts'
import { nodeHealthQuery } from './nodeHealth.ts'
import { EndpointDialog } from './EndpointDialog.tsx'
import { EndpointsView, type NetworkEndpoint } from './EndpointsView.tsx'
import { hostOf } from '../settings/hostOf.ts'

/** Which endpoint each network is read from. */
export function EndpointsScreen() {
  const { chains, client, siteClient } = useEnvironment()
  const own = useOwnNodes()
  // Only a person's own are asked: nothing else here needs an answer.
  const health = useQueries({
    queries: chains.map(({ chainId }) => ({
      ...nodeHealthQuery(client(chainId), chainId),
      enabled: own[chainId] !== undefined,
    })),
  })
  const [edited, setEdited] = useState<{ chainId: string; open: boolean; turn: number }>()
  const chain = chains.find(({ chainId }) => chainId === edited?.chainId)
  const networks = chains.map(({ chainId, name }, index): NetworkEndpoint => {
    const host = hostOf(siteClient(chainId)?.transport.url)
    if (own[chainId] !== undefined)
      return { chainId, name, host: hostOf(own[chainId]), state: health[index]?.data ?? 'asking' }
    return { chainId, name, host, state: host === undefined ? 'none' : 'site' }
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
        <EndpointDialog
          key={edited.turn}
          chain={chain}
          open={edited.open}
          onClose={() => setEdited({ ...edited, open: false })}
        />
      )}
    </>
  )
}
