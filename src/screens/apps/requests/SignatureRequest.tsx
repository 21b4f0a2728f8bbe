import { useMemo, useState } from 'react'
import type { Hex, SafeRef } from '#base'
import type { OffchainMessage } from '#domain'
import { useText } from '#ui'
import { useChain } from '#screens/core/environment'
import { LoadingDialogView } from '#screens/common/signing'
import { useSafeDetail, useSafeState } from '#screens/core/openSafe'
import { useStoredApps } from '#screens/core/stores'
import type { AppRequest } from './appRequest.ts'
import { messagesText } from '#screens/messages/common'
import { hashOf } from './hashOf.ts'
import { MessageRequest, type MessageRequestProps } from './MessageRequest.tsx'
import { OnChainMessageRequest } from './OnChainMessageRequest.tsx'
import { signsOffChain } from './signsOffChain.ts'
import { UnsupportedMessageView } from './UnsupportedMessageView.tsx'

export interface SignatureRequestProps {
  at: SafeRef
  message: OffchainMessage
  request: Pick<AppRequest, 'origin' | 'sdkVersion' | 'offChainSigning'>
  app: { name: string; url: string }
  onPrompt: MessageRequestProps['onPrompt']
  onAnswer: MessageRequestProps['onAnswer']
  /** A transaction that signs it on the chain was signed. */
  onSigned: (safeTxHash: Hex) => void
  onClose: () => void
}

/**
 * The signature of a message, off-chain or on-chain. The mode doesn't change while the dialog is
 * open.
 */
export function SignatureRequest({
  at,
  message,
  request,
  app,
  onPrompt,
  onAnswer,
  onSigned,
  onClose,
}: SignatureRequestProps) {
  const text = useText(messagesText)
  const { origin, sdkVersion, offChainSigning } = request
  const chain = useChain(at.chainId)
  const safe = useSafeState(at)
  const detail = useSafeDetail(at)
  const [{ signsOnChain }] = useStoredApps()
  const hash = useMemo(() => hashOf(message), [message])
  const [decided, setDecided] = useState<boolean>()
  const isOffChain =
    decided ??
    (safe.status === 'ready' && detail.status === 'ready'
      ? signsOffChain({
          safe: { version: safe.value.version, fallbackHandler: detail.value.fallbackHandler },
          chain,
          sdkVersion,
          offChainSigning: offChainSigning && !signsOnChain,
        })
      : undefined)
  if (isOffChain !== undefined && decided === undefined) setDecided(isOffChain)
  if (hash === undefined)
    return <UnsupportedMessageView origin={origin} why="unclear" onClose={onClose} />
  if (isOffChain === undefined) {
    const failed = safe.status === 'failed' ? safe : detail.status === 'failed' ? detail : undefined
    const title = text(typeof message === 'string' ? 'sign.title' : 'sign.typedTitle')
    return (
      <LoadingDialogView
        title={title}
        failure={failed?.reason}
        onRetry={() => failed?.retry()}
        onClose={onClose}
      />
    )
  }
  return isOffChain ? (
    <MessageRequest
      at={at}
      message={message}
      origin={origin}
      app={app}
      onPrompt={onPrompt}
      onAnswer={onAnswer}
      onClose={onClose}
    />
  ) : (
    <OnChainMessageRequest
      at={at}
      message={message}
      hash={hash}
      origin={origin}
      app={app}
      onPrompt={onPrompt}
      onSigned={onSigned}
      onClose={onClose}
    />
  )
}
