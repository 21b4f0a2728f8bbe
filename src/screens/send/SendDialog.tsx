import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type Address, mapRemote, sameAddress, type SafeRef, zeroAddress } from '#base'
import type { Asset } from '#domain'
import { balancesQuery, noncesQuery, toRemote } from '#queries'
import { batchLibraries } from '#safe'
import { type Draft, ProposeDialog } from '../confirm/index.ts'
import { ExecuteDialog } from '../execute/index.ts'
import { useChain, useEnvironment } from '../environment.tsx'
import { useContacts } from '../names/index.ts'
import { usePreferences } from '../preferences.ts'
import { PricesProvider } from '../shared/money.tsx'
import { unsubmittedProposals, usePending } from '../shared/pending.ts'
import { useKnownSafes } from '../shell/useKnownSafes.ts'
import { readTypedAddress, useNameLookups, withLookup } from '../typedAddress/index.ts'
import { useSafeState } from '../useSafeState.ts'
import { findLibrary } from './findLibrary.ts'
import { sendDraft } from './sendDraft.ts'
import { checkSend, type SendForm, sendable, tokenOf } from './sendForm.ts'
import { SendView } from './SendView.tsx'

export interface SendDialogProps {
  at: SafeRef
  /** The token that is chosen at first; the zero address is the chain's own coin. */
  token?: Address | undefined
  /** The nonce that is filled in. */
  nonce?: bigint | undefined
  onClose: () => void
}

/** `execute` follows the signature of a Safe that needs only one. */
type Step = { at: 'form' } | { at: 'review'; draft: Draft } | { at: 'execute'; id: string; starts: boolean }

/** Sends tokens of a Safe: what to whom, then the review and the first signature, which proposes it. */
export function SendDialog({ at, token, nonce, onClose }: SendDialogProps) {
  const { gateway, chains, client } = useEnvironment()
  const chain = useChain(at.chainId)
  const [{ currency }] = usePreferences()
  const [contacts] = useContacts()
  const safes = useKnownSafes()
  const safe = useSafeState(at)
  const balances = toRemote(useQuery(balancesQuery(gateway, at, currency)))
  const reportedNonces = toRemote(useQuery(noncesQuery(gateway, at)))
  const [step, setStep] = useState<Step>({ at: 'form' })
  const [libraryFailure, setLibraryFailure] = useState<'failed' | 'none'>()
  const [entered, setForm] = useState<SendForm>({
    payments: [{ key: 0, to: '', token: token ?? zeroAddress, amount: '' }],
    note: '',
    nonce: nonce?.toString() ?? '',
  })
  const assets = mapRemote(balances, ({ items }) => sendable(items))
  const held = assets.status === 'ready' ? assets.value : []
  const form = withHeldTokens(entered, held)
  const typed = form.payments.map(({ to }) => readTypedAddress(to, chains))
  const lookups = useNameLookups(typed.map((one) => (one.status === 'name' ? one.name : undefined)))
  const found = typed.map((one, index) => withLookup(one, lookups[index]))
  const current = safe.status === 'ready' ? safe.value.nonce : undefined
  const afterUnsubmitted = unsubmittedProposals(usePending(), at).map(({ tx }) => tx.nonce + 1n)
  // The chain may be ahead of the gateway, which also doesn't know what was signed here and not submitted.
  const nonces = mapRemote(reportedNonces, (known) => ({
    current: max(known.current, current),
    recommended: [current, ...afterUnsubmitted].reduce(max, known.recommended),
  }))
  const check = checkSend(form, {
    at,
    assets: held,
    found,
    contacts,
    safes,
    nonces: nonces.status === 'ready' ? nonces.value : undefined,
  })

  async function review() {
    const { ready } = check
    if (!ready) return
    setLibraryFailure(undefined)
    if (ready.payments.length === 1) return setStep({ at: 'review', draft: sendDraft(ready, undefined) })
    const version = safe.status === 'ready' ? safe.value.version : null
    const library = await findLibrary(client(at.chainId), batchLibraries(version))
    if (library === 'failed' || library === 'none') return setLibraryFailure(library)
    setStep({ at: 'review', draft: sendDraft(ready, library) })
  }

  if (!chain) return null
  return (
    <PricesProvider at={at}>
      {step.at === 'form' && (
        <SendView
          chain={chain}
          chains={chains}
          assets={assets}
          nonces={nonces}
          form={form}
          onForm={setForm}
          found={found}
          check={check}
          contacts={contacts.filter((one) => one.chains.length === 0 || one.chains.includes(at.chainId))}
          libraryFailure={libraryFailure}
          onReview={() => void review()}
          onClose={onClose}
        />
      )}
      {step.at === 'review' && (
        <ProposeDialog
          at={at}
          draft={step.draft}
          onEdit={() => setStep({ at: 'form' })}
          onExecute={(id, starts) => setStep({ at: 'execute', id, starts })}
          onClose={onClose}
        />
      )}
      {step.at === 'execute' && <ExecuteDialog at={at} id={step.id} starts={step.starts} onClose={onClose} />}
    </PricesProvider>
  )
}

/** A token that the Safe doesn't hold can't be chosen. */
function withHeldTokens(form: SendForm, held: readonly Asset[]): SendForm {
  const [first] = held
  if (!first) return form
  const isHeld = (token: Address) => held.some((one) => sameAddress(tokenOf(one), token))
  return { ...form, payments: form.payments.map((one) => (isHeld(one.token) ? one : { ...one, token: tokenOf(first) })) }
}

const max = (a: bigint, b: bigint | undefined): bigint => (b !== undefined && b > a ? b : a)
