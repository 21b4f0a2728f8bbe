import { useCallback, useState } from 'react'
import { backupKey, type SafeRef } from '#base'
import { balancesQuery, noncesQuery } from '#queries'
import type { BuilderCall } from '#safe'
import { Notice, Problem, useAnnounce, useText, useToast } from '#ui'
import { useWithCode } from '#screens/core/code'
import { saveFile } from '#screens/common/csv'
import { ExecuteDialog, ProposeDialog } from '#screens/transactions/dialogs'
import { hasCapability, useChain } from '#screens/core/environment'
import { usePageQuery } from '#screens/core/links'
import { prefetchSafe } from '#screens/core/openSafe'
import type { PrefetchInput } from '#screens/core/prefetch'
import { BatchItems } from '#screens/transactions/review'
import { sendButtonText } from '#screens/transactions/send'
import { DueTemplates } from '#screens/transactions/templates'
import { Page, UnsupportedChain } from '#screens/common/pages'
import { PricesProvider } from '#screens/common/money'
import { LookAlikeNotices } from '#screens/common/typedAddress'
import { NewTransactionDialogs, type OpenedDialog, SendDialog } from './NewTransactionDialogs.tsx'
import { builderFileOf, placesOf } from './newTransactionFlow.ts'
import { NewTransactionView } from './NewTransactionView.tsx'
import { newTransactionText } from './text.ts'
import { useDraftReview } from './useDraftReview.ts'
import { useNewTransaction } from './useNewTransaction.ts'
import {
  afterSigning,
  type DraftCall,
  draftsKey,
  movedCall,
  useDraftsTrouble,
  withCall,
  withCalls,
  withCallsBack,
  withoutCall,
} from '#screens/core/stores'

/** Drafts a transaction of several actions, stores it on this device, and proposes it. */
export function NewTransactionScreen({ at }: { at: SafeRef }) {
  const text = useText(newTransactionText)
  const reasons = useText(sendButtonText)
  const chain = useChain(at.chainId)
  const toast = useToast()
  const announce = useAnnounce()
  const [opened, setOpen] = useState<OpenedDialog>()
  const query = usePageQuery()
  const { id: template } = query.params
  // A link, such as that of a reminder, opens a template.
  const open = opened ?? (template ? { kind: 'template' as const, id: template } : undefined)
  const withCode = useWithCode()
  const transaction = useNewTransaction(at)
  const { draft, change, safe, tokens, lookAlikes, nonce, read, counted, isWhole, may } =
    transaction
  const { review, ...reviewing } = useDraftReview(at, transaction, (proposed) =>
    withCode(ProposeDialog, () =>
      setOpen((now) => now ?? { kind: 'review', draft: proposed, of: draft }),
    ),
  )
  const reviewed = open?.kind === 'review' ? open.of : undefined
  const setNonce = nonce.onChange
  const signed = useCallback(() => {
    if (!reviewed) return
    change((now) => afterSigning(now, reviewed))
    setNonce('')
  }, [change, reviewed, setNonce])
  const trouble = useDraftsTrouble()
  if (!chain) {
    return (
      <Page heading={text('title')}>
        <UnsupportedChain chainId={at.chainId} />
      </Page>
    )
  }
  const close = () => {
    setOpen(undefined)
    if (template) query.set({})
  }
  const add = (calls: readonly BuilderCall[], note = '') => {
    change((before) => ({ ...withCalls(before, calls), note: before.note || note }))
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

  return (
    <PricesProvider at={at}>
      <NewTransactionView
        chain={chain}
        draft={draft}
        read={read}
        tokens={tokens}
        sums={
          <BatchItems
            effect={counted}
            tokens={tokens}
            chain={chain}
            threshold={safe.status === 'ready' ? safe.value.threshold : undefined}
          />
        }
        isWhole={isWhole}
        onNote={(note) => change((before) => ({ ...before, note }))}
        nonce={nonce}
        offersCalls={hasCapability(chain, 'contractCalls')}
        onAdd={(kind) =>
          kind === 'tokens' ? withCode(SendDialog, () => setOpen({ kind })) : setOpen({ kind })
        }
        onOpenFile={() => setOpen({ kind: 'file' })}
        onTemplates={() => setOpen({ kind: 'templates' })}
        onSaveTemplate={() => setOpen({ kind: 'saveTemplate', of: { draft, read, tokens } })}
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
            <DueTemplates at={at} />
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
        {...reviewing}
        disabledReason={
          may === undefined
            ? text('reason.loading')
            : may.allowed
              ? undefined
              : reasons(`reason.${may.reason}`)
        }
        onReview={() => void review()}
      />
      {open && (
        <NewTransactionDialogs
          at={at}
          open={open}
          onAdd={add}
          onTemplate={(id) => setOpen({ kind: 'template', id })}
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
