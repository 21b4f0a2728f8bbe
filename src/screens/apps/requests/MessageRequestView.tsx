import { type ReactNode, useState } from 'react'
import type { Allowed, ChainSummary } from '#base'
import type { OffchainMessage } from '#domain'
import { Button, Dialog, ProofStrip, type ProofStripProps, QuorumRing, useText } from '#ui'
import { type ActionReason, FailureNotice, reasonText, type ShownFailure, transactionText } from '../../review/index.ts'
import { appsText } from '../text.ts'
import { MessageContent } from './MessageContent.tsx'
import { BlindNotice, ElsewhereNotice } from './MessageNotices.tsx'
import { messageRisks } from './messageRisks.ts'
import { Origin } from './Origin.tsx'
import styles from './Request.module.css'
import { useArmed } from './useArmed.ts'

export type MessageState =
  | { step: 'review' }
  | { step: 'signing' }
  | { step: 'submitting' }
  /** `isSigned`: the signature is kept, and only has to be sent again. */
  | { step: 'failed'; failure: ShownFailure; isSigned: boolean }
  | { step: 'waiting'; submitted: number; required: number }
  | { step: 'done' }

export interface MessageRequestViewProps {
  origin: string
  chain: ChainSummary | undefined
  message: OffchainMessage
  proof: ProofStripProps
  state: MessageState
  allowed: Allowed<ActionReason>
  onSign: () => void
  onRetry: () => void
  onBack: () => void
  onConnect?: (() => void) | undefined
  onSwitchChain?: (() => void) | undefined
  onClose: () => void
}

/** A text or typed data that an app wants the Safe to sign. */
export function MessageRequestView(props: MessageRequestViewProps) {
  const { origin, chain, message, proof, state, allowed, onSign, onRetry, onBack, onConnect, onSwitchChain, onClose } = props
  const text = useText(appsText)
  const common = useText(transactionText)
  const [isAgreed, setAgreed] = useState(false)
  const isArmed = useArmed()
  const isText = typeof message === 'string'
  const { ownSite, otherSite, isBlind } = messageRisks(message, origin)
  const network = chain?.name ?? ''
  const heading = ownSite !== undefined ? text('message.signIn', { domain: ownSite }) : text(isText ? 'message.title' : 'message.typedTitle')
  const title = {
    review: heading,
    signing: text('message.signing'),
    submitting: text('message.sending'),
    failed: heading,
    waiting: heading,
    done: text('message.done'),
  }[state.step]
  const waiting = state.step === 'waiting' ? text('message.waiting', { submitted: state.submitted, required: state.required }) : undefined
  const spoken = { review: undefined, failed: undefined, submitting: undefined, signing: text('message.signingText'), waiting, done: text('message.doneText') }[
    state.step
  ]
  const close = <Button onClick={onClose}>{text('message.close')}</Button>
  const footer: Record<MessageState['step'], ReactNode> = {
    review: (
      <>
        <Button onClick={onClose}>{text('message.reject')}</Button>
        {otherSite === undefined && (
          <SignButton
            {...{ allowed, network, onConnect, onSwitchChain }}
            disabled={isBlind && !isAgreed ? text('message.blind') : isArmed ? undefined : text('request.soon')}
            onSign={onSign}
          />
        )}
      </>
    ),
    signing: <Button onClick={onClose}>{common('cancel')}</Button>,
    submitting: close,
    failed: (
      <>
        {state.step === 'failed' && state.isSigned ? close : <Button onClick={onBack}>{text('message.back')}</Button>}
        <Button variant="primary" onClick={onRetry}>
          {text('message.retry')}
        </Button>
      </>
    ),
    waiting: close,
    done: (
      <Button variant="primary" onClick={onClose}>
        {text('message.close')}
      </Button>
    ),
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      step={state.step}
      spoken={spoken}
      dismissible={state.step !== 'signing'}
      footer={footer[state.step]}
    >
      <div className={styles.request}>
        <Origin origin={origin} />
        {otherSite !== undefined && <ElsewhereNotice domain={otherSite} origin={origin} />}
        {state.step === 'review' && <p className={styles.lead}>{text('message.lead', { origin })}</p>}
        {state.step === 'signing' && <p className={styles.lead}>{spoken}</p>}
        {state.step === 'failed' && <FailureNotice failure={state.failure} network={network} />}
        {state.step === 'waiting' || state.step === 'done' ? (
          <div className={styles.progress}>
            {state.step === 'waiting' && <QuorumRing size={96} signed={state.submitted} required={state.required} />}
            <p className={styles.lead}>{spoken}</p>
            {state.step === 'waiting' && <p className={styles.quiet}>{text('message.waitingText')}</p>}
          </div>
        ) : (
          <>
            <MessageContent message={message} />
            {isBlind && <BlindNotice isAgreed={isAgreed} onAgree={state.step === 'review' ? setAgreed : undefined} />}
            <ProofStrip {...proof} defaultOpen={state.step === 'signing'} key={`${proof.status} ${state.step === 'signing'}`} />
          </>
        )}
      </div>
    </Dialog>
  )
}

type SignButtonProps = Pick<MessageRequestViewProps, 'allowed' | 'onConnect' | 'onSwitchChain' | 'onSign'> & { network: string; disabled: string | undefined }

function SignButton({ allowed, network, onConnect, onSwitchChain, onSign, disabled }: SignButtonProps) {
  const text = useText(appsText)
  const common = useText(transactionText)
  const reason = allowed.allowed ? undefined : allowed.reason
  if (reason === 'noWallet' && onConnect)
    return (
      <Button variant="primary" onClick={onConnect}>
        {text('open.connect')}
      </Button>
    )
  if (reason === 'wrongChain' && onSwitchChain)
    return (
      <Button variant="primary" onClick={onSwitchChain}>
        {common('switchNetwork', { network })}
      </Button>
    )
  const why = reason ? reasonText(common, reason) : disabled
  return (
    <Button variant="primary" onClick={onSign} disabledReason={why}>
      {text('message.sign')}
    </Button>
  )
}
