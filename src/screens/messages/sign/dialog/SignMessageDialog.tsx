import { useMemo } from 'react'
import { type Hex, readUrl, type SafeRef } from '#base'
import type { OffchainMessage } from '#domain'
import { SignMessageView } from '../SignMessageView.tsx'
import { useMessageSigning } from '../useMessageSigning.ts'

export interface SignMessageDialogProps {
  at: SafeRef
  message: OffchainMessage
  /** The requesting app according to the proposer; null for the owners' own messages. */
  app: { name: string; url: string | null } | null
  /** The address of the message's page. */
  hrefOf?: ((hash: Hex) => string) | undefined
  /** It was signed, and its signature is kept until the gateway has it. */
  onSigned?: (() => void) | undefined
  onClose: () => void
}

/** The signature of a message that no open app waits for. */
export function SignMessageDialog({
  at,
  message,
  app,
  hrefOf,
  onSigned,
  onClose,
}: SignMessageDialogProps) {
  const named = useMemo(() => (app?.url ? { name: app.name, url: app.url } : undefined), [app])
  const { shown, hash, hasSigned, isKept } = useMessageSigning(at, message, named)
  const origin = named && readUrl(named.url)?.origin
  return (
    <SignMessageView
      {...shown}
      origin={origin}
      message={message}
      href={hash && hrefOf?.(hash)}
      onClose={() => {
        if (hasSigned || isKept) onSigned?.()
        onClose()
      }}
    />
  )
}
