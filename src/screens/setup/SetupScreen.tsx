import { useQuery } from '@tanstack/react-query'
import { createElement, useCallback, useState } from 'react'
import { mapRemote, type SafeRef } from '#base'
import { safePolling, snapshotQuery, toRemote } from '#queries'
import { canPropose, checkSafe, decodeTransaction, plainTx, type SafeSettings } from '#safe'
import { useText, useToast } from '#ui'
import { useWallet } from '#wallet'
import { loadCode, useWithCode } from '../code/index.ts'
import type { Draft } from '../confirm/index.ts'
import { executeDialog, proposeDialog } from '../dialogs.ts'
import { useChain, useEnvironment } from '../environment.tsx'
import { linkTo } from '../links.ts'
import { useTransactionDraft, withCalls } from '../newTransaction/transactionDraft.ts'
import type { PrefetchInput } from '../prefetch.ts'
import { prefetchSafe } from '../prefetchSafe.ts'
import { actionOf } from '../review/actionOf.ts'
import { reportedSafe } from '../review/prepareInput.ts'
import { sendButtonText } from '../send/buttonText.ts'
import { useKnownNonces } from '../send/useKnownNonces.ts'
import { UnsupportedChain } from '../shared/UnsupportedChain.tsx'
import { forgetForm } from '../shared/useKeptForm.ts'
import { useActor } from '../useActor.ts'
import { useSafeDetail } from '../useSafeDetail.ts'
import { useSafeState } from '../useSafeState.ts'
import { Delegates } from './delegates/Delegates.tsx'
import { rulesOf } from './rulesOf.ts'
import { type SetupChange, setupFormKey } from './setupChange.ts'
import { SetupView } from './SetupView.tsx'
import { setupText } from './text.ts'
import { updateOf } from './updateOf.ts'

const changeDialog = /*@__PURE__*/ loadCode(async () => (await import('./ChangeDialog.tsx')).ChangeDialog)

/** `settings` are those from when it was opened, in case the chain can't be read any more. */
interface OpenedChange {
  kind: 'change'
  change: SetupChange
  settings: SafeSettings
}

type Opened =
  | OpenedChange
  /** `of`: the change that it was made from, to go back to. */
  | { kind: 'review'; draft: Draft; of?: OpenedChange | undefined }
  | { kind: 'execute'; id: string; starts: boolean }

/** Who owns a Safe and by which rules it acts, as its contract has them, and the transactions that change them. */
export function SetupScreen({ at }: { at: SafeRef }) {
  const text = useText(setupText)
  const reasons = useText(sendButtonText)
  const { chains, client } = useEnvironment()
  const chain = useChain(at.chainId)
  const toast = useToast()
  const wallet = useWallet()
  const withCode = useWithCode()
  const [draft, changeDraft] = useTransactionDraft(at)
  const [open, setOpen] = useState<Opened>()
  const node = client(at.chainId)
  const reported = useSafeDetail(at)
  const safe = useSafeState(at)
  const nonces = useKnownNonces(at, safe)
  const snapshot = toRemote(useQuery({ ...snapshotQuery(node, at), refetchInterval: safePolling }))
  const { actor, isKnown } = useActor(at, safe.status === 'ready' ? safe.value : undefined)
  const may = safe.status === 'ready' && isKnown && wallet.status !== 'reconnecting' ? canPropose(safe.value, actor) : undefined
  const reviewed = open?.kind === 'review' ? open.of?.change : undefined
  const { chainId, address } = at
  const signed = useCallback(() => {
    if (reviewed) forgetForm(setupFormKey({ chainId, address }, reviewed))
  }, [reviewed, chainId, address])
  const [Change, Propose, Execute] = [changeDialog.get(), proposeDialog.get(), executeDialog.get()]
  if (!chain) {
    return (
      <>
        <h1>{text('title')}</h1>
        <UnsupportedChain chainId={at.chainId} />
      </>
    )
  }
  const onChain = snapshot.status === 'ready' ? snapshot.value : undefined
  const different =
    onChain && reported.status === 'ready'
      ? checkSafe(reportedSafe(reported.value), onChain).flatMap(({ id, status }) => (status === 'differs' ? [id] : []))
      : []
  const update = onChain && updateOf(onChain)
  const next = nonces.status === 'ready' ? nonces.value.recommended : undefined
  const mayNot = may === undefined ? reasons('reason.loading') : may.allowed ? undefined : reasons(`reason.${may.reason}`)
  const close = () => setOpen(undefined)
  const review = (tx: Draft['tx'], of?: OpenedChange) => {
    const action = actionOf(decodeTransaction(tx, at.address).effect, tx, { safe: at.address, tokens: [] })
    withCode(proposeDialog, () => setOpen({ kind: 'review', draft: { tx, action, note: null }, of }))
  }
  const updateAction = (tx: NonNullable<typeof update>) => {
    if (mayNot !== undefined || next === undefined) return { disabledReason: mayNot ?? reasons('reason.loading') }
    return { onPress: () => review({ ...tx, nonce: next }) }
  }
  return (
    <>
      <SetupView
        chain={chain}
        reported={reported}
        onChain={node ? snapshot : undefined}
        different={different}
        draft={draft.calls.length > 0 ? { count: draft.calls.length, href: linkTo(chains, at, 'newTransaction') } : undefined}
        update={update && updateAction(update)}
        delegates={<Delegates at={at} chain={chain} owners={mapRemote(rulesOf(reported, node ? snapshot : undefined), ({ owners }) => owners)} />}
        onChange={(change) => onChain && withCode(changeDialog, () => setOpen({ kind: 'change', change, settings: onChain }))}
      />
      {open?.kind === 'change' &&
        Change &&
        createElement(Change, {
          at,
          change: open.change,
          settings: onChain ?? open.settings,
          nonces,
          disabledReason: mayNot,
          onAdd: (call) => {
            changeDraft((before) => withCalls(before, [call]))
            toast.show({ tone: 'done', title: text('added') })
            close()
          },
          onReview: (call, nonce) => review(plainTx({ ...call, nonce }), open),
          onClose: close,
        })}
      {open?.kind === 'review' &&
        Propose &&
        createElement(Propose, {
          at,
          draft: open.draft,
          onEdit: open.of && (() => setOpen(open.of)),
          onSigned: signed,
          onExecute: (id, starts) => withCode(executeDialog, () => setOpen({ kind: 'execute', id, starts })),
          onClose: close,
        })}
      {open?.kind === 'execute' && Execute && createElement(Execute, { at, id: open.id, starts: open.starts, onClose: close })}
    </>
  )
}

SetupScreen.prefetch = (input: PrefetchInput, { at }: { at: SafeRef }) => {
  prefetchSafe(input, at)
  const node = input.client(at.chainId)
  if (node) void input.queries.prefetchQuery(snapshotQuery(node, at))
}
