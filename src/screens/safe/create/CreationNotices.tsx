import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { followTransaction } from '#chain'
import { fetchRelayed, keepCreated, refreshSafe } from '#queries'
import { creationContracts } from '#safe'
import { followCreations, isSameCreation, type PendingCreation, withoutCreation } from '#signing'
import { useEnvironment } from '#screens/core/environment'
import { createSafeLink } from '#screens/core/links'
import { creationPort } from '#screens/core/ports'
import { creations, useCreations } from './creations.ts'
import { CreationNoticesView } from './CreationNoticesView.tsx'
import { useTakeSafe } from './useTakeSafe.ts'

export interface CreationNoticesProps {
  /** Shows a creation's progress; without it, the page where Safes are created does. */
  onShow?: ((creation: PendingCreation) => void) | undefined
  /** A creation that is shown elsewhere on the page. */
  shown?: PendingCreation | undefined
}

/**
 * Follows the creations that were sent from this device, reports how they end, and adds each
 * created Safe to the user's own.
 */
export function CreationNotices({ onShow, shown }: CreationNoticesProps) {
  const { client, reader, chains, gateway } = useEnvironment()
  const queries = useQueryClient()
  const list = useCreations()
  const take = useTakeSafe()
  const latest = useRef(take)
  useEffect(() => {
    latest.current = take
  }, [take])
  useEffect(
    () =>
      followCreations({
        store: creations,
        now: () => Date.now(),
        portsOf: (chainId) => {
          const node = client(chainId)
          return (
            node && {
              chain: creationPort(node, reader(chainId)?.nodes),
              follow: (sent, signal) => followTransaction(node, sent, { signal }),
              relayed: ({ at, task }, signal) => fetchRelayed(gateway, at, task, undefined, signal),
            }
          )
        },
        onSettled: ({ at, name, ...safe }, state) => {
          if (state.status !== 'created') return
          latest.current(at, name)
          const [, singleton, handler] = creationContracts(safe.version, at.chainId)[0] ?? []
          if (state.differs.length === 0 && singleton && handler)
            keepCreated(gateway, queries, {
              ...safe,
              at,
              singleton: singleton.address,
              fallbackHandler: handler.address,
            })
          void queries.invalidateQueries({ queryKey: ['ownedSafes'] })
          void refreshSafe(queries, at)
        },
      }),
    [client, reader, gateway, queries],
  )
  return (
    <CreationNoticesView
      creations={list.filter((one) => !shown || !isSameCreation(one, shown))}
      chains={chains}
      onShow={onShow}
      href={createSafeLink}
      onDismiss={(creation) => creations.update((before) => withoutCreation(before, creation))}
    />
  )
}
