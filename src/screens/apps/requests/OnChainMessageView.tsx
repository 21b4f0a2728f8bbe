import { useState } from 'react'
import type { Failure, Hex } from '#base'
import type { OffchainMessage } from '#domain'
import { Button, Code, Dialog, Notice, Problem, useText } from '#ui'
import {
  BlindNotice,
  ElsewhereNotice,
  MessageContent,
  messageRisks,
  SpenderNotice,
} from '../../safeMessages/sign/index.ts'
import { messagesText } from '../../safeMessages/text.ts'
import { appsText } from '../text.ts'
import { Origin } from './Origin.tsx'
import styles from './Request.module.css'
import { useArmed } from '../../shared/useArmed.ts'

export interface OnChainMessageProps {
  message: OffchainMessage
  /** Of the message itself: what the chain records. */
  hash: Hex
  /** The name and version of the library. */
  library: string
}

/** What a transaction signs, and that the Safe runs a library's code for it. */
export function OnChainMessage({ message, hash, library }: OnChainMessageProps) {
  const text = useText(appsText)
  return (
    <>
      <MessageContent message={message} />
      <Notice title={text('message.delegateCall', { library })}>
        {text('message.delegateCallText')}
      </Notice>
      <Code label={text('message.contentHash')} value={hash} />
    </>
  )
}

export interface OnChainMessageViewProps extends OnChainMessageProps {
  origin: string
  /** The transaction can be reviewed. */
  isReady: boolean
  failure: Failure | undefined
  onRetry: () => void
  onReview: () => void
  onClose: () => void
}

/**
 * A text or typed data that an app wants the Safe to sign on the chain, before the transaction that
 * does it.
 */
export function OnChainMessageView({
  origin,
  isReady,
  failure,
  onRetry,
  onReview,
  onClose,
  ...shown
}: OnChainMessageViewProps) {
  const text = useText(appsText)
  const words = useText(messagesText)
  const [isAgreed, setAgreed] = useState(false)
  const isArmed = useArmed(isReady)
  const { message } = shown
  const { ownSite, otherSite, spender, isBlind } = messageRisks(message, origin)
  const heading =
    ownSite !== undefined
      ? words('sign.signIn', { domain: ownSite })
      : words(typeof message === 'string' ? 'sign.title' : 'sign.typedTitle')
  const why =
    isBlind && !isAgreed
      ? words('blind')
      : isReady
        ? isArmed
          ? undefined
          : words('soon')
        : text('request.preparing')
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={heading}
      footer={
        <>
          <Button onClick={onClose}>{words('reject')}</Button>
          {otherSite === undefined && (
            <Button variant="primary" onClick={onReview} disabledReason={why}>
              {text('message.review')}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.request}>
        <Origin origin={origin} />
        {otherSite !== undefined && <ElsewhereNotice domain={otherSite} origin={origin} />}
        <p className={styles.lead}>{text('message.onChainLead', { origin })}</p>
        <OnChainMessage {...shown} />
        {spender !== undefined && <SpenderNotice spender={spender} />}
        {isBlind && <BlindNotice isAgreed={isAgreed} onAgree={setAgreed} />}
        {failure && <Problem variant="inline" reason={failure} onRetry={onRetry} />}
      </div>
    </Dialog>
  )
}
