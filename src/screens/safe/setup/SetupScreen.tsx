import { useCallback, useState } from 'react'
import { mapRemote, type SafeRef } from '#base'
import { snapshotQuery } from '#queries'
import { decodeTransaction, plainTx, type SafeSettings } from '#safe'
import { useText, useToast } from '#ui'
import { useWithCode } from '#screens/core/code'
import { loadDialog } from '#screens/common/dialogs'
import type { Draft } from '#screens/transactions/confirm'
import { ExecuteDialog, ProposeDialog } from '#screens/transactions/dialogs'
import { useEnvironment } from '#screens/core/environment'
import { linkTo } from '#screens/core/links'
import { useTransactionDraft, withCalls } from '#screens/core/stores'
import type { PrefetchInput } from '#screens/core/prefetch'
import { prefetchSafe } from '#screens/core/openSafe'
import { type Agreed, actionOf } from '#screens/transactions/review'
import { sendButtonText } from '#screens/transactions/send'
import { Page, UnsupportedChain } from '#screens/common/pages'
import { forgetForm } from '#screens/common/form'
import { AlertsLink } from './AlertsLink.tsx'
import { Delegates } from './delegates/Delegates.tsx'
import { Limits } from './limits/Limits.tsx'
import { Participation } from './participation/Participation.tsx'
import { rulesOf } from '#screens/safe/rules'
import { type SetupChange, setupFormKey } from './setupForm.ts'
import { SetupView } from './SetupView.tsx'
import type { OfferedUpdate } from './setupFlow.ts'
import { setupText } from './text.ts'
import { useSetup } from './useSetup.ts'

const ChangeDialog = /*@__PURE__*/ loadDialog(
  async () => (await import('./ChangeDialog.tsx')).ChangeDialog,
)

/** `settings` are those from when it was opened, in case the chain can't be read anymore. */
interface OpenedChange {
  kind: 'change'
  change: SetupChange
  settings: SafeSettings
}

/** The form that a transaction was made from: where it is stored, and the way back to it. */
interface MadeFrom {
  formKey: string
  /** The review takes its place. */
  onLeave?: () => void
  onEdit: () => void
}

type Opened =
  | OpenedChange
  | { kind: 'review'; draft: Draft; from?: MadeFrom | undefined }
  | { kind: 'execute'; id: string; agreed?: Agreed | undefined }

/**
 * Who owns a Safe and by which rules it acts, as its contract has them, and the transactions that
 * change them.
 */
export function SetupScreen({ at }: { at: SafeRef }) {
  const text = useText(setupText)
  const reasons = useText(sendButtonText)
  const { chains, isWithoutService } = useEnvironment()
  const toast = useToast()
  const withCode = useWithCode()
  const [draft, changeDraft] = useTransactionDraft(at)
  const [open, setOpen] = useState<Opened>()
  const { chain, hasNode, reported, snapshot, onChain, nonces, update, ...setup } = useSetup(at)
  const reviewed = open?.kind === 'review' ? open.from?.formKey : undefined
  const signed = useCallback(() => {
    if (reviewed !== undefined) forgetForm(reviewed)
  }, [reviewed])
  if (!chain) {
    return (
      <Page heading={text('title')}>
        <UnsupportedChain chainId={at.chainId} />
      </Page>
    )
  }
  const mayNot = setup.reason && reasons(`reason.${setup.reason}`)
  const close = () => setOpen(undefined)
  const review = (tx: Draft['tx'], from?: MadeFrom) => {
    const action = actionOf(decodeTransaction(tx, at.address).effect, tx, {
      safe: at.address,
      tokens: [],
    })
    withCode(ProposeDialog, () => {
      from?.onLeave?.()
      setOpen({ kind: 'review', draft: { tx, action, note: null }, from })
    })
  }
  const updateAction = (offered: OfferedUpdate) =>
    'tx' in offered
      ? { kind: offered.kind, onPress: () => review(offered.tx) }
      : { kind: offered.kind, disabledReason: reasons(`reason.${offered.reason}`) }
  return (
    <>
      <SetupView
        chain={chain}
        reported={reported}
        onChain={hasNode ? snapshot : undefined}
        different={setup.different}
        draft={
          draft.calls.length > 0
            ? { count: draft.calls.length, href: linkTo(chains, at, 'newTransaction') }
            : undefined
        }
        update={update && updateAction(update)}
        versions={isWithoutService ? undefined : setup.versions}
        further={
          <>
            {hasNode && (
              <Limits
                at={at}
                chain={chain}
                onChain={snapshot}
                nonces={nonces}
                mayNot={mayNot}
                onReview={review}
              />
            )}
            {!isWithoutService && (
              <>
                <Delegates
                  at={at}
                  chain={chain}
                  owners={mapRemote(
                    rulesOf(reported, hasNode ? snapshot : undefined),
                    ({ owners }) => owners,
                  )}
                />
                <Participation
                  at={at}
                  chain={chain}
                  owners={mapRemote(
                    rulesOf(reported, hasNode ? snapshot : undefined),
                    ({ owners }) => owners,
                  )}
                />
                <AlertsLink href={linkTo(chains, at, 'alerts')} />
              </>
            )}
          </>
        }
        onChange={(change) =>
          onChain &&
          withCode(ChangeDialog, () => setOpen({ kind: 'change', change, settings: onChain }))
        }
      />
      {open?.kind === 'change' && (
        <ChangeDialog
          at={at}
          change={open.change}
          settings={onChain ?? open.settings}
          nonces={nonces}
          disabledReason={mayNot}
          onAdd={(call) => {
            changeDraft((before) => withCalls(before, [call]))
            toast.show({ tone: 'done', title: text('added') })
            close()
          }}
          onReview={(call, nonce) =>
            review(plainTx({ ...call, nonce }), {
              formKey: setupFormKey(at, open.change),
              onEdit: () => setOpen(open),
            })
          }
          onClose={close}
        />
      )}
      {open?.kind === 'review' && (
        <ProposeDialog
          at={at}
          draft={open.draft}
          onEdit={
            open.from &&
            (() => {
              close()
              open.from?.onEdit()
            })
          }
          onSigned={signed}
          onExecute={(id, agreed) =>
            withCode(ExecuteDialog, () => setOpen({ kind: 'execute', id, agreed }))
          }
          onClose={close}
        />
      )}
      {open?.kind === 'execute' && (
        <ExecuteDialog at={at} id={open.id} agreed={open.agreed} onClose={close} />
      )}
    </>
  )
}

SetupScreen.prefetch = (input: PrefetchInput, { at }: { at: SafeRef }) => {
  prefetchSafe(input, at)
  const node = input.client(at.chainId)
  if (node) void input.queries.prefetchQuery(snapshotQuery(node, at))
}
