import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { CheckedTransaction } from '#apps/host'
import { type Address, type Failure, type Hex, type SafeRef, zeroAddress } from '#base'
import { balancesQuery } from '#queries'
import { batchLibraries, type BuilderCall } from '#safe'
import { Button, Dialog, Notice, useText } from '#ui'
import type { Draft } from '#screens/transactions/confirm'
import { useEnvironment } from '#screens/core/environment'
import { effectOf, newTransaction } from '#screens/transactions/draft'
import { usePreferences } from '#screens/core/preferences'
import { LoadingDialogView, transactionText } from '#screens/common/signing'
import { useTokenReading } from '#screens/transactions/review'
import { findLibrary, useKnownNonces } from '#screens/transactions/send'
import { useSafeState } from '#screens/core/openSafe'
import { appsText } from '#screens/apps/common'
import { AppProposal } from './AppProposal.tsx'
import { withKnownMethod } from './knownMethod.ts'
import { Origin } from './Origin.tsx'
import styles from './Request.module.css'

export interface TransactionsRequestProps {
  at: SafeRef
  txs: readonly CheckedTransaction[]
  app: { name: string; url: string }
  origin: string
  onPrompt: (isAsked: boolean) => void
  /** The transaction was signed: its hash is the response. */
  onSigned: (safeTxHash: Hex) => void
  onClose: () => void
}

/**
 * A transaction that an app requested, with the usual review and signature. Built only from the
 * calls, whatever else the app says.
 */
export function TransactionsRequest({
  at,
  txs,
  app,
  origin,
  onPrompt,
  onSigned,
  onClose,
}: TransactionsRequestProps) {
  const text = useText(appsText)
  const common = useText(transactionText)
  const calls = useMemo(
    () => txs.map(({ to, value, data }) => withKnownMethod({ to, value: BigInt(value), data })),
    [txs],
  )
  const { failure, retry, draft, libraryMissing } = useAppDraft(at, calls, app)
  if (libraryMissing) {
    return (
      <Dialog
        open
        onOpenChange={(open) => !open && onClose()}
        title={text('request.nonceFailed')}
        footer={<Button onClick={onClose}>{common('close')}</Button>}
      >
        <div className={styles.request}>
          <Origin origin={origin} />
          <Notice tone="danger">{text('request.libraryNone')}</Notice>
        </div>
      </Dialog>
    )
  }
  if (!draft)
    return (
      <LoadingDialogView
        title={text('request.preparing')}
        failure={failure}
        onRetry={retry}
        onClose={onClose}
      />
    )
  return (
    <AppProposal
      at={at}
      draft={draft}
      from={<Origin origin={origin} />}
      onPrompt={onPrompt}
      onSigned={onSigned}
      onClose={onClose}
    />
  )
}

/**
 * The calls as a transaction with the next free nonce. Created once, so the reviewed transaction
 * doesn't change.
 */
function useAppDraft(
  at: SafeRef,
  calls: readonly BuilderCall[],
  app: { name: string; url: string },
) {
  const { gateway, client } = useEnvironment()
  const [{ currency }] = usePreferences()
  const safe = useSafeState(at)
  const nonces = useKnownNonces(at, safe)
  const balances = useQuery(balancesQuery(gateway, at, currency))
  const effect = useMemo(
    () =>
      ({
        kind: 'batch',
        to: zeroAddress,
        effects: calls.map((call) => effectOf(call, at.address)),
      }) as const,
    [calls, at.address],
  )
  const { tokens, isReading } = useTokenReading(at, effect)
  const version = safe.status === 'ready' ? safe.value.version : undefined
  const needsLibrary = calls.length > 1
  const library = useQuery({
    queryKey: ['batchLibrary', at.chainId, version] as const,
    enabled: needsLibrary && version !== undefined,
    staleTime: Infinity,
    queryFn: async (): Promise<Address | 'none'> => {
      const found = await findLibrary(client(at.chainId), batchLibraries(version ?? null))
      if (found === 'failed') throw new Error("This network's node isn't responding.")
      return found
    },
  })
  const found = needsLibrary ? library.data : undefined
  const isKnown =
    safe.status === 'ready' &&
    nonces.status === 'ready' &&
    !balances.isPending &&
    !isReading &&
    (!needsLibrary || found !== undefined)
  const [draft, setDraft] = useState<Draft>()
  const made =
    draft ??
    (isKnown && found !== 'none'
      ? build({
          calls,
          app,
          safe: at.address,
          nonce: nonces.value.recommended,
          tokens,
          held: balances.data?.items,
          library: found,
        })
      : undefined)
  if (made && !draft) setDraft(made)
  const failure: Failure | undefined =
    safe.status === 'failed'
      ? safe.reason
      : nonces.status === 'failed'
        ? nonces.reason
        : library.isError
          ? { kind: 'unreachable' }
          : undefined
  const retry = () => {
    if (safe.status === 'failed') safe.retry()
    if (nonces.status === 'failed') nonces.retry()
    if (library.isError) void library.refetch()
  }
  return { draft: made, failure, retry, libraryMissing: found === 'none' }
}

type Parts = Parameters<typeof newTransaction>[1] & {
  calls: readonly BuilderCall[]
  app: { name: string; url: string }
}

function build({ calls, app, ...context }: Parts): Draft {
  const numbered = calls.map((call, id) => ({ ...call, id }))
  return { ...newTransaction({ calls: numbered, note: '' }, context), app }
}
