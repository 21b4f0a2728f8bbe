import { useQuery } from '@tanstack/react-query'
import { useCallback, useMemo, useState } from 'react'
import { backupKey, type SafeRef } from '#base'
import { balancesQuery, noncesQuery } from '#queries'
import { batchLibraries, type BuilderCall } from '#safe'
import { Notice, Problem, useAnnounce, useText, useToast } from '#ui'
import { useWithCode } from '#screens/core/code'
import { saveFile } from '#screens/common/csv'
import { ExecuteDialog, ProposeDialog } from '#screens/transactions/dialogs'
import { hasCapability, useChain, useEnvironment } from '#screens/core/environment'
import { usePreferences } from '#screens/core/preferences'
import { prefetchSafe, useActor, useSafeState } from '#screens/core/openSafe'
import type { PrefetchInput } from '#screens/core/prefetch'
import { BatchItems, useTokens } from '#screens/transactions/review'
import { checkNonce, findLibrary, sendButtonText, useKnownNonces } from '#screens/transactions/send'
import { Page, UnsupportedChain } from '#screens/common/pages'
import { PricesProvider } from '#screens/common/money'
import { useLookAlikes } from '#screens/common/suspicions'
import { LookAlikeNotices } from '#screens/common/typedAddress'
import { newTransaction, readCall } from '#screens/transactions/draft'
import { NewTransactionDialogs, type OpenedDialog, SendDialog } from './NewTransactionDialogs.tsx'
import {
  builderFileOf,
  countedIn,
  draftEffect,
  mayProposeIn,
  placesOf,
} from './newTransactionFlow.ts'
import { NewTransactionView } from './NewTransactionView.tsx'
import { newTransactionText } from './text.ts'
import {
  afterSigning,
  currentDraft,
  type DraftCall,
  draftsKey,
  movedCall,
  useDraftsTrouble,
  useTransactionDraft,
  withCall,
  withCalls,
  withCallsBack,
  withoutCall,
} from '#screens/core/stores'

/** A transaction of several actions is put together, kept on this device, and proposed. */
export function NewTransactionScreen({ at }: { at: SafeRef }) {
  const text = useText(newTransactionText)
  const reasons = useText(sendButtonText)
  const { gateway, client } = useEnvironment()
  const chain = useChain(at.chainId)
  const toast = useToast()
  const announce = useAnnounce()
  const [{ currency }] = usePreferences()
  const [draft, change] = useTransactionDraft(at)
  const [nonce, setNonce] = useState('')
  const [open, setOpen] = useState<OpenedDialog>()
  const [isBusy, setBusy] = useState(false)
  const withCode = useWithCode()
  const [libraryFailure, setLibraryFailure] = useState<'failed' | 'none'>()
  const safe = useSafeState(at)
  const balances = useQuery(balancesQuery(gateway, at, currency)).data
  const nonces = useKnownNonces(at, safe)
  const nonceCheck = checkNonce(nonce, nonces.status === 'ready' ? nonces.value : undefined)
  const effect = useMemo(() => draftEffect(draft.calls, at.address), [draft.calls, at.address])
  const tokens = useTokens(at, effect)
  const { lookAlikesIn } = useLookAlikes(at)
  const lookAlikes = useMemo(
    () => lookAlikesIn([draft.calls, effect]),
    [lookAlikesIn, draft.calls, effect],
  )
  const context = { safe: at.address, tokens, held: balances?.items ?? [] }
  const readSafe = safe.status === 'ready' ? safe.value : undefined
  const may = mayProposeIn(readSafe, useActor(at, readSafe))
  const reviewed = open?.kind === 'review' ? open.of : undefined
  const signed = useCallback(() => {
    if (!reviewed) return
    change((now) => afterSigning(now, reviewed))
    setNonce('')
  }, [change, reviewed])
  const trouble = useDraftsTrouble()
  if (!chain) {
    return (
      <Page heading={text('title')}>
        <UnsupportedChain chainId={at.chainId} />
      </Page>
    )
  }
  const { counted, isWhole } = countedIn(effect)
  const close = () => setOpen(undefined)
  const add = (calls: readonly BuilderCall[]) => {
    change((before) => withCalls(before, calls))
    announce(text('added', { count: calls.length }))
    close()
  }
  const undoable = (title: string, removed: readonly DraftCall[]) => {
    const places = placesOf(draft, removed)
    toast.show({
      title,
      action: { label: text('undo'), onClick: () => change((now) => withCallsBack(now, places)) },
    })
  }

  async function review() {
    if (nonceCheck.nonce === undefined) return
    setLibraryFailure(undefined)
    setBusy(true)
    const library =
      draft.calls.length === 1
        ? undefined
        : await findLibrary(client(at.chainId), batchLibraries(readSafe?.version ?? null))
    setBusy(false)
    // Reviewed is what is shown: nothing that was changed while the network was asked.
    if (currentDraft(at) !== draft) return
    if (library === 'failed' || library === 'none') return setLibraryFailure(library)
    const proposed = newTransaction(draft, { ...context, nonce: nonceCheck.nonce, library })
    withCode(ProposeDialog, () =>
      setOpen((now) => now ?? { kind: 'review', draft: proposed, of: draft }),
    )
  }

  return (
    <PricesProvider at={at}>
      <NewTransactionView
        chain={chain}
        draft={draft}
        read={draft.calls.map((call) => readCall(call, context))}
        tokens={tokens}
        sums={
          <BatchItems
            effect={counted}
            tokens={tokens}
            chain={chain}
            threshold={readSafe?.threshold}
          />
        }
        isWhole={isWhole}
        onNote={(note) => change((before) => ({ ...before, note }))}
        nonces={nonces}
        nonce={nonce}
        onNonce={setNonce}
        nonceCheck={nonceCheck}
        offersCalls={hasCapability(chain, 'contractCalls')}
        onAdd={(kind) =>
          kind === 'tokens' ? withCode(SendDialog, () => setOpen({ kind })) : setOpen({ kind })
        }
        onOpenFile={() => setOpen({ kind: 'file' })}
        onSaveFile={() => {
          const file = builderFileOf(draft, at, {
            untitled: text('title'),
            createdAt: Date.now(),
          })
          saveFile('transaction.json', file, 'application/json')
          announce(text('saved'))
        }}
        onClear={() => {
          change((now) => ({ ...now, calls: [] }))
          setNonce('')
          undoable(text('cleared', { count: draft.calls.length }), draft.calls)
        }}
        onEdit={(id) => {
          const call = draft.calls.find((one) => one.id === id)
          if (call) setOpen({ kind: 'edit', id, call })
        }}
        onMove={(id, to) => {
          change((before) => movedCall(before, id, to))
          announce(text('row.moved', { number: to + 1, count: draft.calls.length }))
        }}
        onRemove={(id) => {
          change((before) => withoutCall(before, id))
          undoable(
            text('removed'),
            draft.calls.filter((one) => one.id === id),
          )
        }}
        notices={
          <>
            <LookAlikeNotices lookAlikes={lookAlikes} />
            {trouble && (
              <Notice tone="warning">
                {text(`trouble.${trouble}`, { backup: backupKey(draftsKey) })}
              </Notice>
            )}
            {safe.status === 'failed' && (
              <Problem
                variant="inline"
                reason={safe.reason}
                title={text('safe.failed')}
                onRetry={safe.retry}
              />
            )}
          </>
        }
        libraryFailure={libraryFailure}
        disabledReason={
          may === undefined
            ? text('reason.loading')
            : may.allowed
              ? undefined
              : reasons(`reason.${may.reason}`)
        }
        isBusy={isBusy}
        onReview={() => void review()}
      />
      {open && (
        <NewTransactionDialogs
          at={at}
          open={open}
          onAdd={add}
          onEdited={(id, call) => {
            change((before) => withCall(before, id, call))
            close()
          }}
          onSigned={signed}
          onExecute={(id, agreed) =>
            withCode(ExecuteDialog, () => setOpen({ kind: 'execute', id, agreed }))
          }
          onClose={close}
        />
      )}
    </PricesProvider>
  )
}

NewTransactionScreen.prefetch = (input: PrefetchInput, { at }: { at: SafeRef }) => {
  const { gateway, queries, currency } = input
  prefetchSafe(input, at)
  void queries.prefetchQuery(noncesQuery(gateway, at))
  void queries.prefetchQuery(balancesQuery(gateway, at, currency))
}
