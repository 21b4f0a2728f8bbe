import { useState } from 'react'
import type { ChainSummary, Hex, SafeRef } from '#base'
import type { OffchainMessage } from '#domain'
import { useKeptForm } from '#screens/common/form'
import { SignMessageDialog } from '#screens/messages/sign/dialog'
import { checkMessage, emptyMessageForm, readMessageForm } from './messageForm.ts'
import { NewMessageView } from './NewMessageView.tsx'

export interface NewMessageDialogProps {
  at: SafeRef
  chain: ChainSummary
  hrefOf: (hash: Hex) => string
  onClose: () => void
}

/** The owners' own message: its content, then the first signature, which proposes it. */
export function NewMessageDialog({ at, chain, hrefOf, onClose }: NewMessageDialogProps) {
  const [form, setForm, forget] = useKeptForm(
    `message:${at.chainId}:${at.address}`,
    readMessageForm,
    emptyMessageForm,
  )
  const [reviewed, setReviewed] = useState<OffchainMessage>()
  const checked = checkMessage(form, at, chain)
  if (reviewed !== undefined)
    return (
      <SignMessageDialog
        at={at}
        message={reviewed}
        app={null}
        hrefOf={hrefOf}
        onSigned={forget}
        onClose={onClose}
      />
    )
  return (
    <NewMessageView
      form={form}
      onForm={setForm}
      problem={'message' in checked ? undefined : checked}
      onReview={() => 'message' in checked && setReviewed(checked.message)}
      onCancel={() => {
        forget()
        onClose()
      }}
      onClose={onClose}
    />
  )
}
