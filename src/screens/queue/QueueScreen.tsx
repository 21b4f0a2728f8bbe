import { useInfiniteQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { mapRemote, type SafeRef } from '#base'
import { queuedQuery, type SafeDetail, toRemote } from '#queries'
import type { SafeState } from '#safe'
import { useWallet } from '#wallet'
import { useChain, useEnvironment } from '../environment.tsx'
import { linkTo } from '../links.ts'
import { toMore } from '../parts/more.ts'
import { useSafeDetail } from '../useSafeDetail.ts'
import { QueueView } from './QueueView.tsx'

// Signing and executing need the safe's rules and the chain: that code comes when a person wants it.
const ConfirmDialog = lazy(async () => ({ default: (await import('../transaction/ConfirmDialog.tsx')).ConfirmDialog }))
const ExecuteDialog = lazy(async () => ({ default: (await import('../transaction/ExecuteDialog.tsx')).ExecuteDialog }))

interface Opened {
  act: 'confirm' | 'execute'
  /** The safe from which it was opened, whatever is shown by then. */
  at: SafeRef
  id: string
}

/** The queue of a safe, with the dialogs that its rows open. */
export function QueueScreen({ at }: { at: SafeRef }) {
  const { gateway, chains } = useEnvironment()
  const chain = useChain(at.chainId)
  const wallet = useWallet()
  const safe = useSafeDetail(at)
  const asked = useInfiniteQuery(queuedQuery(gateway, at))
  const [open, setOpen] = useState<Opened>()
  const close = () => setOpen(undefined)
  return (
    <>
      <QueueView
        at={at}
        chain={chain}
        queue={toRemote(asked)}
        safe={mapRemote(safe, toSafeState)}
        more={toMore(asked)}
        viewer={wallet.account}
        settling={wallet.status === 'reconnecting'}
        hrefOf={(id) => linkTo(chains, at, 'transaction', id)}
        historyHref={linkTo(chains, at, 'history')}
        onConfirm={(id) => setOpen({ act: 'confirm', at, id })}
        onExecute={(id) => setOpen({ act: 'execute', at, id })}
      />
      <Suspense fallback={null}>
        {open?.act === 'confirm' && <ConfirmDialog at={open.at} id={open.id} onClose={close} />}
        {open?.act === 'execute' && <ExecuteDialog at={open.at} id={open.id} onClose={close} />}
      </Suspense>
    </>
  )
}

/** A version that the gateway does not vouch for counts as none: without one no hash can be computed, so nothing is offered. */
const toSafeState = ({ at, nonce, owners, threshold, version, versionState }: SafeDetail): SafeState => ({
  ...at,
  nonce: BigInt(nonce),
  owners: owners.map(({ address }) => address),
  threshold,
  version: versionState === 'UNKNOWN' ? null : version,
})
