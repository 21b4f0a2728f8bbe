import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { type Address, type Remote, type SafeRef, zeroAddress } from '#base'
import { isContractQuery, toRemote } from '#queries'
import { type Call, type SafeSettings, settingsAfter } from '#safe'
import { useWallet } from '#wallet'
import { useChain, useEnvironment } from '#screens/core/environment'
import { useContacts } from '#screens/core/names'
import { effectOf } from '#screens/transactions/draft'
import { useTransactionDraft } from '#screens/core/stores'
import { checkNonce, type KnownNonces } from '#screens/transactions/send'
import { useKeptForm } from '#screens/common/form'
import { useTypedAddress } from '#screens/common/typedAddress'
import { ChangeView, type ChangeViewProps } from './ChangeView.tsx'
import { checkSetup, isAffected } from './setupChange.ts'
import {
  emptySetupForm,
  hasAddress,
  readSetupForm,
  type SetupChange,
  type SetupContext,
  setupFormKey,
} from './setupForm.ts'
import { useQueuedBefore } from './queued/useQueuedBefore.ts'

export interface ChangeDialogProps {
  at: SafeRef
  change: SetupChange
  /** As read from the chain. */
  settings: SafeSettings
  nonces: Remote<KnownNonces>
  /** Why it can't be proposed now. */
  disabledReason: string | undefined
  /** Adds the call to the draft transaction. */
  onAdd: (call: Call) => void
  onReview: (call: Call, nonce: bigint) => void
  onClose: () => void
}

/** Makes the call of one change of a Safe's owners or rules, checked against the chain. */
export function ChangeDialog({
  at,
  change,
  settings,
  nonces,
  disabledReason,
  onAdd,
  onReview,
  onClose,
}: ChangeDialogProps) {
  const { chains, client } = useEnvironment()
  const chain = useChain(at.chainId)
  const { account } = useWallet()
  const [contacts] = useContacts()
  const [draft] = useTransactionDraft(at)
  const [clashes, setClashes] = useState(false)
  const [form, setForm, forget] = useKeptForm(
    setupFormKey(at, change),
    readSetupForm,
    emptySetupForm,
  )
  const found = useTypedAddress(form.typed, at.chainId, at)
  const address = hasAddress(change) && found.status === 'usable' ? found.address : undefined
  const code = useQuery(
    isContractQuery(client(at.chainId), address && { chainId: at.chainId, address }),
  )
  const isContract = toRemote(code)
  const context: SetupContext = { at, settings, found, isContract: code.data, you: account }
  const check = checkSetup(change, form, context)
  const nonceCheck = checkNonce(form.nonce, nonces.status === 'ready' ? nonces.value : undefined)
  const before = useQueuedBefore(at, nonceCheck.nonce, nonces)
  // The calls of the draft transaction run before this one, and change the
  // contract's lists.
  const afterDraft = useMemo(
    () =>
      settingsAfter(settings, {
        kind: 'batch',
        to: zeroAddress,
        effects: draft.calls.map((call) => effectOf(call, at.address)),
      }),
    [settings, draft.calls, at.address],
  )
  if (!chain) return null
  return (
    <ChangeView
      chain={chain}
      chains={chains}
      change={change}
      old={oldOf(change, settings)}
      before={{ threshold: settings.threshold, owners: settings.owners.length }}
      form={form}
      onForm={(next) => {
        setForm(next)
        setClashes(false)
      }}
      found={found}
      contacts={contacts.filter(
        (one) => one.chains.length === 0 || one.chains.includes(at.chainId),
      )}
      check={check}
      nonces={nonces}
      nonceCheck={nonceCheck}
      codeFailure={address && isContract.status === 'failed' ? isContract : undefined}
      clashes={clashes}
      queued={queuedOf()}
      disabledReason={disabledReason}
      onAdd={() => {
        // The added call is the one shown, whatever the draft does to the required signatures.
        const { ready, after } = checkSetup(
          change,
          { ...form, threshold: check.after.threshold },
          { ...context, settings: afterDraft },
        )
        if (!ready || (check.most !== undefined && after.threshold !== check.after.threshold))
          return setClashes(true)
        forget()
        onAdd(ready)
      }}
      onReview={() =>
        check.ready && nonceCheck.nonce !== undefined && onReview(check.ready, nonceCheck.nonce)
      }
      onCancel={() => {
        forget()
        onClose()
      }}
      onClose={onClose}
    />
  )

  function queuedOf(): ChangeViewProps['queued'] {
    if (before.status !== 'ready') return 'reading'
    const { effects, isPartial } = before.value
    return isAffected(change, form, context, effects.reduce(settingsAfter, settings))
      ? 'changes'
      : isPartial
        ? 'partial'
        : undefined
  }
}

/** What the change takes away or replaces. */
function oldOf(
  change: SetupChange,
  { guard, moduleGuard, fallbackHandler }: SafeSettings,
): Address | undefined {
  switch (change.kind) {
    case 'swapOwner':
    case 'removeOwner':
      return change.owner
    case 'disableModule':
      return change.module
    case 'removeGuard':
    case 'setGuard':
      return guard ?? undefined
    case 'removeModuleGuard':
    case 'setModuleGuard':
      return moduleGuard ?? undefined
    case 'setHandler':
    case 'removeHandler':
      return fallbackHandler ?? undefined
    default:
      return undefined
  }
}
