import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { type Address, loading, mapRemote, type SafeRef, zeroAddress } from '#base'
import type { SpendingLimit } from '#chain'
import type { Action } from '#domain'
import { balancesQuery, toRemote } from '#queries'
import { batchLibraries, type Call } from '#safe'
import type { Draft } from '#screens/transactions/confirm'
import type { Agreed } from '#screens/transactions/review'
import { ProposeDialog } from '#screens/transactions/confirm/dialog'
import { ExecuteDialog } from '#screens/transactions/execute/dialog'
import { useText } from '#ui'
import { useChain, useEnvironment } from '#screens/core/environment'
import { useContacts } from '#screens/core/names'
import { usePreferences } from '#screens/core/preferences'
import { PricesProvider } from '#screens/common/money'
import { useKeptForm } from '#screens/common/form'
import { useSafeState } from '#screens/core/openSafe'
import { linkTo } from '#screens/core/links'
import { changeDraft, withCalls } from '#screens/core/stores'
import { useTypedAddresses } from '#screens/common/typedAddress'
import { AddedView } from '../AddedView.tsx'
import { sendText } from '../text.ts'
import { findLibrary } from '../findLibrary.ts'
import { paymentOf } from '../paymentOf.ts'
import { callOf, sendDraft } from '../sendDraft.ts'
import { checkSend, readSendForm, sendable, type SendForm, withHeldTokens } from '../sendForm.ts'
import { SendView } from '../SendView.tsx'
import { LimitOffer } from '../spend/LimitOffer.tsx'
import { SpendLimitDialog } from '../spend/dialog/SpendLimitDialog.tsx'
import { fillSpend } from '../spend/sendToSpend.ts'
import { useOwnSpending } from '../spend/useOwnSpending.ts'
import { useKnownNonces } from '../useKnownNonces.ts'

export interface SendDialogProps {
  at: SafeRef
  /** The initially chosen token; the zero address is the chain's own coin. */
  token?: Address | undefined
  /** The account's limit to spend from, in place of the form. */
  limit?: SpendingLimit | undefined
  /** The prefilled nonce. */
  nonce?: bigint | undefined
  /** What the pending transaction with this nonce does, which is replaced. */
  replaced?: Action | undefined
  /** Adds the payments to a draft transaction, instead of proposing them. */
  onAdd?: ((calls: readonly Call[]) => void) | undefined
  onClose: () => void
}

/** `execute` follows the signature of a Safe that needs only one. */
type Step =
  | { at: 'form' }
  | { at: 'limit'; limit: SpendingLimit }
  | { at: 'added'; count: number }
  | { at: 'review'; draft: Draft }
  | { at: 'execute'; id: string; agreed?: Agreed | undefined }

/**
 * Sends tokens of a Safe: what to whom, then the review and the first signature, which proposes it.
 */
export function SendDialog({
  at,
  token,
  limit: from,
  nonce,
  replaced,
  onAdd,
  onClose,
}: SendDialogProps) {
  const text = useText(sendText)
  const { gateway, chains, client } = useEnvironment()
  const chain = useChain(at.chainId)
  const [{ currency, addedSafes }] = usePreferences()
  const [contacts] = useContacts()
  const safe = useSafeState(at)
  const balances = toRemote(useQuery(balancesQuery(gateway, at, currency)))
  const [step, setStep] = useState<Step>(from ? { at: 'limit', limit: from } : { at: 'form' })
  const [libraryFailure, setLibraryFailure] = useState<'failed' | 'none'>()
  const [isPreparing, setPreparing] = useState(false)
  // Input for another token, or to replace another transaction, is a separate form.
  const kept = ['send', at.chainId, at.address, token ?? '', nonce ?? '', onAdd ? 'part' : ''].join(
    ':',
  )
  const [entered, setForm, forget] = useKeptForm<SendForm>(kept, readSendForm, {
    payments: [
      {
        key: 0,
        to: '',
        token: token ?? zeroAddress,
        ...(token && { isTokenChosen: true }),
        amount: '',
        ...paymentOf(replaced, chain),
      },
    ],
    note: '',
    nonce: nonce?.toString() ?? '',
  })
  const own = useOwnSpending(at, safe)
  // Parts of a transaction and replacements are proposed.
  const limits = onAdd || replaced ? [] : own.limits
  const [only] = limits
  const limit = step.at === 'limit' ? step.limit : own.isLimited && limits.length === 1 && only
  const assets = mapRemote(balances, ({ items }) => sendable(items))
  const held = assets.status === 'ready' ? assets.value : []
  const form = withHeldTokens(entered, held)
  const latest = useRef(entered)
  useEffect(() => {
    latest.current = entered
  }, [entered])
  const found = useTypedAddresses(
    form.payments.map(({ to }) => ({ typed: to, chainId: at.chainId })),
    at,
  )
  const nonces = useKnownNonces(at, safe)
  const check = checkSend(form, {
    at,
    assets: held,
    found,
    contacts,
    safes: addedSafes,
    nonces: nonces.status === 'ready' ? nonces.value : undefined,
  })

  async function review() {
    const { ready } = check
    if (!ready) return
    setLibraryFailure(undefined)
    if (ready.payments.length === 1)
      return setStep({ at: 'review', draft: sendDraft(ready, undefined) })
    const version = safe.status === 'ready' ? safe.value.version : null
    setPreparing(true)
    const library = await findLibrary(client(at.chainId), batchLibraries(version)).finally(() =>
      setPreparing(false),
    )
    // Input typed meanwhile wouldn't be reviewed.
    if (latest.current !== entered) return
    if (library === 'failed' || library === 'none') return setLibraryFailure(library)
    setStep({ at: 'review', draft: sendDraft(ready, library) })
  }

  function add() {
    const calls = (check.complete ?? []).map(callOf)
    forget()
    if (onAdd) return onAdd(calls)
    changeDraft(at, (draft) => withCalls(draft, calls))
    setStep({ at: 'added', count: calls.length })
  }

  if (!chain) return null
  if (limit)
    return (
      <SpendLimitDialog
        at={at}
        chain={chain}
        limit={limit}
        state={own.state}
        onSent={forget}
        onClose={onClose}
      />
    )
  return (
    <PricesProvider at={at}>
      {step.at === 'form' && (
        <SendView
          chain={chain}
          chains={chains}
          // Whether something is offered above the fields is known before they are shown.
          assets={own.isReading ? loading : assets}
          nonces={nonces}
          form={form}
          onForm={setForm}
          found={found}
          check={check}
          contacts={contacts.filter(
            (one) => one.chains.length === 0 || one.chains.includes(at.chainId),
          )}
          isPreparing={isPreparing}
          libraryFailure={libraryFailure}
          onReview={() => void review()}
          onAdd={add}
          isPart={onAdd !== undefined}
          isLimited={own.isLimited && limits.length > 0}
          limits={
            limits.length > 0 && (
              <LimitOffer
                chain={chain}
                limits={limits}
                state={own.state}
                onSpend={(chosen) => {
                  fillSpend(at, chosen, form)
                  setStep({ at: 'limit', limit: chosen })
                }}
              />
            )
          }
          isReplacing={replaced !== undefined}
          onCancel={() => {
            forget()
            onClose()
          }}
          onClose={onClose}
        />
      )}
      {step.at === 'added' && (
        <AddedView
          title={text('added', { count: step.count })}
          href={linkTo(chains, at, 'newTransaction')}
          onClose={onClose}
        />
      )}
      {step.at === 'review' && (
        <ProposeDialog
          at={at}
          draft={step.draft}
          onEdit={() => setStep({ at: 'form' })}
          onExecute={(id, agreed) => setStep({ at: 'execute', id, agreed })}
          onSigned={forget}
          onClose={onClose}
        />
      )}
      {step.at === 'execute' && (
        <ExecuteDialog at={at} id={step.id} agreed={step.agreed} onClose={onClose} />
      )}
    </PricesProvider>
  )
}
