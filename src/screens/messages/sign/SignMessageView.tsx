import type { ReactNode } from 'react'
import type { Address, Allowed, ChainSummary } from '#base'
import type { Erc20 } from '#chain'
import type { OffchainMessage } from '#domain'
import { isDeclined, messageRisksToAgree, messageRisks } from '#safe/message'
import type { LookAlike } from '#safe/suspicion'
import { DataItem, DataList, QuorumRing, useText } from '#ui'
import {
  type ActionReason,
  FailureNotice,
  SigningDialog,
  transactionText,
  WalletRequest,
} from '#screens/common/signing'
import { AgreementBox, Proof, type ShownProof } from '#screens/transactions/review'
import { confirmText, isKeptBack } from '#screens/transactions/confirm'
import { useArmed } from '#screens/common/hooks'
import { messagesText } from '#screens/messages/common'
import styles from './Message.module.css'
import { MessageContent } from './MessageContent.tsx'
import { waitingText } from './waitingText.ts'
import { DangerNotices, MessageNotices, RejectionNotices } from './MessageNotices.tsx'
import { messageActions } from './messageActions.ts'
import { maySubmitKept, type MessageState } from './messageSigningFlow.ts'
import { useMessageAgreement } from './useMessageAgreement.ts'

export interface SignMessageViewProps {
  /**
   * The requesting page: that of an open app, or else as the proposer says; undefined for the
   * owners' own message.
   */
  origin?: string | undefined
  /** The app that waits for it, above everything else; undefined if no open app does. */
  from?: ReactNode
  /** The Safe that signs. */
  signer: Address
  chain: ChainSummary | undefined
  message: OffchainMessage
  lookAlikes: readonly LookAlike[]
  /** Metadata of its tokens from their contracts, once read. */
  tokens?: readonly Erc20[] | undefined
  proof: ShownProof
  state: MessageState
  allowed: Allowed<ActionReason>
  /** The message's own page, once it is signed. */
  href?: string | undefined
  /** The whole address of that page, for the other owners. */
  link?: string | undefined
  onSign: () => void
  onRetry: () => void
  onBack: () => void
  onConnect?: (() => void) | undefined
  onSwitchChain?: (() => void) | undefined
  onClose: () => void
}

/** A text or typed data that an owner signs for the Safe. */
export function SignMessageView(props: SignMessageViewProps) {
  const {
    origin,
    from,
    signer,
    chain,
    message,
    lookAlikes,
    tokens,
    proof,
    state,
    allowed,
    onClose,
  } = props
  const text = useText(messagesText)
  const common = useText(transactionText)
  const isAwaited = from !== undefined
  const isArmed = useArmed(allowed.allowed) || !isAwaited
  const isText = typeof message === 'string'
  const source = isAwaited ? { observed: origin } : { claimed: origin }
  const ofMessage = messageRisks(message, source, chain?.chainId, signer)
  const risks = proof.oneNode
    ? { ...ofMessage, risks: [...ofMessage.risks, proof.oneNode] }
    : ofMessage
  const agreement = useMessageAgreement(risks, chain)
  const declined = isDeclined(risks)
  const network = chain?.name ?? ''
  const pasted = risks.risks.find((one) => one.id === 'pasted')
  const site = risks.ownSite ?? pasted?.domain
  const heading =
    site !== undefined
      ? text('sign.signIn', { domain: site })
      : text(isText ? 'sign.title' : 'sign.typedTitle')
  const title = {
    review: heading,
    signing: text('signing'),
    submitting: text('sending'),
    failed: heading,
    waiting: heading,
    done: text('done'),
  }[state.step]
  const waiting =
    state.step === 'waiting'
      ? text('waiting', { submitted: state.submitted, required: state.required })
      : undefined
  const done = text(isAwaited ? 'doneText' : 'doneOwn')
  const spoken = {
    review: undefined,
    failed: undefined,
    submitting: undefined,
    signing: text('signingText'),
    waiting,
    done,
  }[state.step]
  // A signature that was held back is submitted only with what is shown now.
  const isOffered = isKeptBack(state) && !declined && maySubmitKept(allowed) !== 'no'
  const actions = messageActions(
    {
      ...props,
      isDeclined: declined,
      waits: agreement.waits,
      soon: isArmed ? undefined : text('soon'),
      isAwaited,
      network,
    },
    { text, common, confirm: useText(confirmText) },
  )
  return (
    <SigningDialog
      title={title}
      step={state.step}
      spoken={spoken}
      isAsking={state.step === 'signing'}
      actions={actions}
      agreement={
        agreement.dangers !== undefined &&
        (state.step === 'review' || isOffered) && (
          <AgreementBox
            dangers={agreement.dangers}
            isAgreed={agreement.isAgreed}
            onAgree={agreement.onAgree}
          />
        )
      }
      onClose={onClose}
    >
      {from}
      {state.step === 'signing' && spoken && <WalletRequest words={spoken} hashes={proof.hashes} />}
      {state.step === 'failed' && <FailureNotice failure={state.failure} network={network} />}
      {state.step === 'waiting' || state.step === 'done' ? (
        <div className={styles.progress}>
          {state.step === 'waiting' && (
            <QuorumRing size={96} signed={state.submitted} required={state.required} />
          )}
          <p className={styles.lead}>{spoken}</p>
          {state.step === 'waiting' && (
            <p className={styles.quiet}>{text(waitingText(state.missing, isAwaited))}</p>
          )}
        </div>
      ) : (
        <>
          <MessageContent
            {...{ message, lookAlikes, tokens, chain, signer }}
            lead={state.step === 'review' && <p className={styles.lead}>{text('leadOwn')}</p>}
            danger={
              <>
                <RejectionNotices risks={risks} />
                <DangerNotices risks={risks} chain={chain} />
              </>
            }
            warnings={<MessageNotices risks={risks} chain={chain} />}
          />
          {state.step === 'review' && !isAwaited && origin !== undefined && (
            <DataList>
              <DataItem label={text('page.app')}>
                {text('page.appClaim', { name: origin })}
              </DataItem>
            </DataList>
          )}
          {/* A correct hash is no recommendation for a message that can't be signed. */}
          {!(declined && proof.status === 'verified') && (
            <Proof
              proof={proof}
              isDangerous={messageRisksToAgree(ofMessage).length > 0 || lookAlikes.length > 0}
              onRetry={undefined}
            />
          )}
        </>
      )}
    </SigningDialog>
  )
}
