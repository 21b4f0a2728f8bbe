import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { SafeRef } from '#base'
import { refreshSafe } from '#queries'
import { decodeTransaction } from '#safe'
import { type PendingConfirmation, submit, withoutEntry } from '#signing'
import { unsubmittedProposals } from '#signing/pending'
import { sharedText } from '#screens/core/text'
import { useChain, useEnvironment } from '#screens/core/environment'
import { useText } from '#ui'
import { actionOf, sharedFromEntry, sharedPath, useTokens } from '#screens/transactions/review'
import { usePending } from '#screens/common/pending'
import { useSubmittingPorts } from '#screens/core/ports'
import { UnsubmittedView } from './UnsubmittedView.tsx'
import styles from './UnsubmittedView.module.css'

export interface UnsubmittedProps {
  at: SafeRef
  /** The next nonce that can be executed, as far as it is known. */
  nonce: bigint | undefined
  /** Hashes that the gateway lists: it has those, although its response was lost. */
  listed: readonly string[]
}

/**
 * Transactions that were signed here and that the gateway doesn't have yet: no one else knows about
 * them.
 */
export function Unsubmitted({ at, nonce, listed }: UnsubmittedProps) {
  const text = useText(sharedText)
  const headingId = useId()
  const entries = unsubmittedProposals(usePending(), at).filter(
    ({ safeTxHash }) => !listed.includes(safeTxHash),
  )
  if (entries.length === 0) return null
  return (
    <section className={styles.section} aria-labelledby={headingId}>
      <h2 className={styles.heading} id={headingId}>
        {text('status.UNSUBMITTED')}
      </h2>
      <ul className={styles.list}>
        {entries.map((entry) => (
          <One key={`${entry.safeTxHash} ${entry.by}`} entry={entry} nonce={nonce} />
        ))}
      </ul>
    </section>
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
      action={actionOf(effect, entry.tx, { safe: entry.at.address, tokens })}
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
