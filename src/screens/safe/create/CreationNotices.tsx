import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { followTransaction } from '#chain'
import { refreshSafe } from '#queries'
import { followCreations, type PendingCreation, withoutCreation } from '#signing'
import { useEnvironment } from '#screens/core/environment'
import { createSafeLink } from '#screens/core/links'
import { creationPort } from '#screens/core/ports'
import { creations, useCreations } from './creations.ts'
import { CreationNoticesView } from './CreationNoticesView.tsx'
import { useTakeSafe } from './useTakeSafe.ts'

export interface CreationNoticesProps {
  /** Shows how one goes; without it, the page where Safes are created does. */
  onShow?: ((creation: PendingCreation) => void) | undefined
  /** One that is shown elsewhere on the page. */
  shown?: PendingCreation | undefined
}

/**
 * Follows the creations that were sent from this device, tells how they end, and takes each created
 * Safe among the user's own.
 */
export function CreationNotices({ onShow, shown }: CreationNoticesProps) {
  const { client, chains } = useEnvironment()
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
              chain: creationPort(node),
              follow: (sent, signal) => followTransaction(node, sent, { signal }),
            }
          )
        },
        onSettled: ({ at, name }, { status }) => {
          if (status !== 'created') return
          latest.current(at, name)
          void queries.invalidateQueries({ queryKey: ['ownedSafes'] })
          void refreshSafe(queries, at)
        },
      }),
    [client, queries],
  )
  return (
    <CreationNoticesView
      creations={list.filter((one) => one.txHash !== shown?.txHash)}
      chains={chains}
      onShow={onShow}
      href={createSafeLink}
      onDismiss={(creation) => creations.update((before) => withoutCreation(before, creation))}
    />
  )
}
