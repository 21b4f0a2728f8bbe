import type { Address, ChainSummary, SafeRef } from '#base'
import type { Delegate } from '#domain'
import { addDelegate } from '#signing'
import { useWallet } from '#wallet'
import { useEnvironment } from '#screens/core/environment'
import { useContacts } from '#screens/core/names'
import { useKeptForm } from '#screens/common/form'
import { useTypedAddress } from '#screens/common/typedAddress'
import { AddDelegateView } from './AddDelegateView.tsx'
import { checkDelegate, emptyDelegateForm, readDelegateForm } from './checkDelegate.ts'
import { useDelegateRequest } from './useDelegateRequest.ts'

export interface AddDelegateDialogProps {
  at: SafeRef
  chain: ChainSummary
  owners: readonly Address[]
  /** The existing delegates. */
  delegates: readonly Delegate[]
  onClose: () => void
}

/** Lets an account propose transactions on the connected owner's behalf. */
export function AddDelegateDialog({
  at,
  chain,
  owners,
  delegates,
  onClose,
}: AddDelegateDialogProps) {
  const { chains } = useEnvironment()
  const { account } = useWallet()
  const [contacts] = useContacts()
  const [form, setForm, forget] = useKeptForm(
    `delegate:${at.chainId}:${at.address}`,
    readDelegateForm,
    emptyDelegateForm,
  )
  const found = useTypedAddress(form.typed, at.chainId, at)
  const check = checkDelegate(form, { at, found, owners, delegates, account })
  const { ready } = check
  const request = useDelegateRequest('addDelegate', { at, chain }, async (ports, owner) => {
    // Otherwise it would be reported as added.
    if (!ready) throw new Error('The delegate form is incomplete or invalid.')
    await addDelegate(ports, { ...ready, chainId: at.chainId }, owner)
    forget()
  })
  return (
    <AddDelegateView
      {...request}
      chain={chain}
      chains={chains}
      contacts={contacts.filter(
        (one) => one.chains.length === 0 || one.chains.includes(at.chainId),
      )}
      form={form}
      onForm={setForm}
      found={found}
      check={check}
      onCancel={() => {
        forget()
        onClose()
      }}
      onClose={onClose}
    />
  )
}
