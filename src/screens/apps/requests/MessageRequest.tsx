import { useEffect } from 'react'
import type { Hex, SafeRef } from '#base'
import type { OffchainMessage } from '#domain'
import { SignMessageView, useMessageSigning } from '#screens/messages/sign'
import { useReportPrompt } from '#screens/common/hooks'
import { AskedSafe, Origin } from './Origin.tsx'

interface MessageAnswer {
  messageHash: Hex
  /** Missing until enough owners have signed. */
  signature?: Hex
}

export interface MessageRequestProps {
  at: SafeRef
  message: OffchainMessage
  origin: string
  app: { name: string; url: string }
  /** The wallet prompt opens or closes. */
  onPrompt: (isAsked: boolean) => void
  onAnswer: (answer: MessageAnswer) => void
  onClose: () => void
}

/**
 * Signs an app's text or typed data as an owner of the Safe. The app gets the combined signature,
 * or can request it later.
 */
export function MessageRequest({
  at,
  message,
  origin,
  app,
  onPrompt,
  onAnswer,
  onClose,
}: MessageRequestProps) {
  const { shown, hash, prepared, hasSigned, isKept } = useMessageSigning(at, message, app)
  useReportPrompt(shown.state.step === 'signing' || shown.state.step === 'submitting', onPrompt)
  useEffect(() => {
    if (hash && prepared && hasSigned) onAnswer({ messageHash: hash, signature: prepared })
  }, [hash, prepared, hasSigned, onAnswer])
  return (
    <SignMessageView
      {...shown}
      origin={origin}
      // Its content names the Safe.
      from={
        <AskedSafe value={undefined}>
          <Origin origin={origin} />
        </AskedSafe>
      }
      message={message}
      onClose={() => {
        // Without a signature the app gets an error: it would read a hash alone as an empty one.
        if (hash && prepared && isKept) onAnswer({ messageHash: hash, signature: prepared })
        onClose()
      }}
    />
  )
}
