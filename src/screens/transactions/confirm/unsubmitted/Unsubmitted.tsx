import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { SafeRef } from '#base'
import { refreshSafe } from '#queries'
import { decodeTransaction } from '#safe'
import { type PendingConfirmation, submit, withoutEntry } from '#signing'
import { unsubmittedProposals } from '#signing/pending'
import { useChain, useEnvironment } from '#screens/core/environment'
import { sharedFromEntry, sharedPath, useTokens } from '#screens/transactions/review'
import { usePending } from '#screens/common/pending'
import { useSubmittingPorts } from '#screens/core/ports'
import { UnsubmittedView } from './UnsubmittedView.tsx'

export interface UnsubmittedProps {
  at: SafeRef
  /** The next nonce that can be executed, as far as it is known. */
  nonce: bigint | undefined
  /** Hashes that the gateway lists: it has those, although its response was lost. */
  listed: readonly string[]
}

/**
 * Transactions that were signed here and that the gateway doesn't have yet: nobody else knows of
 * them.
 */
export function Unsubmitted({ at, nonce, listed }: UnsubmittedProps) {
  return unsubmittedProposals(usePending(), at).map((entry) =>
    listed.includes(entry.safeTxHash) ? null : (
      <One key={`${entry.safeTxHash} ${entry.by}`} entry={entry} nonce={nonce} />
    ),
  )
}

function One({ entry, nonce }: { entry: PendingConfirmation; nonce: bigint | undefined }) {
  const { pending, chains } = useEnvironment()
  const entries = usePending()
  const chain = useChain(entry.at.chainId)
  const queries = useQueryClient()
  const ports = useSubmittingPorts()
  const [isBusy, setBusy] = useState(false)
  const { effect } = decodeTransaction(entry.tx, entry.at.address)
  const tokens = useTokens(entry.at, effect)
  return (
    <UnsubmittedView
      entry={entry}
      effect={effect}
      tokens={tokens}
      chain={chain}
      href={sharedPath(chains, sharedFromEntry(entry, entries))}
      isOutdated={nonce !== undefined && entry.tx.nonce < nonce}
      isBusy={isBusy}
      onSubmit={() => {
        setBusy(true)
        void submit(ports, entry)
          .then(() => refreshSafe(queries, entry.at))
          .finally(() => setBusy(false))
      }}
      onDiscard={() => pending.update((list) => withoutEntry(list, entry))}
    />
  )
}
