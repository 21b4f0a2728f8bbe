import type { ReactNode } from 'react'
import type { Address, Allowed, ChainSummary } from '#base'
import type { Erc20 } from '#chain'
import type { OffchainMessage } from '#domain'
import { isDeclined, messageRisks } from '#safe/message'
import type { LookAlike } from '#safe/suspicion'
import { DataItem, DataList, QuorumRing, useText } from '#ui'
import {
  type ActionReason,
  FailureNotice,
  reasonText,
  type ShownFailure,
  type SigningAction,
  SigningDialog,
  transactionText,
  WalletRequest,
} from '#screens/common/signing'
import { AgreementBox, Proof, type ShownProof } from '#screens/transactions/review'
import { useArmed } from '#screens/common/hooks'
import { messagesText } from '#screens/messages/common'
import styles from './Message.module.css'
import { MessageContent } from './MessageContent.tsx'
import { waitingText } from './waitingText.ts'
import { DangerNotices, MessageNotices, RejectionNotices } from './MessageNotices.tsx'
import { useMessageAgreement } from './useMessageAgreement.ts'

export type MessageState =
  | { step: 'review' }
  | { step: 'signing' }
  | { step: 'submitting' }
  /** `isSigned`: the signature is kept, and only has to be sent again. */
  | { step: 'failed'; failure: ShownFailure; isSigned: boolean }
  /**
   * `missing`: signatures of other `owners`; or there are enough, and the `check` of them with the
   * Safe's contract isn't done, or the contract rejects them.
   */
  | {
      step: 'waiting'
      submitted: number
      required: number
      missing: 'owners' | 'check' | 'acceptance'
    }
  | { step: 'done' }

export interface SignMessageViewProps {
  /**
   * The page that asked for it: that of an open app, or else as the proposer says; undefined for a
   * message of the owners' own.
   */
  origin?: string | undefined
  /** Who waits for it, above everything else; undefined if no open app does. */
  from?: ReactNode
  /** The Safe that signs. */
  signer: Address
  chain: ChainSummary | undefined
  message: OffchainMessage
  lookAlikes: readonly LookAlike[]
  /** What tokens in it say of themselves, once they are read. */
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
    href,
    link,
    onSign,
    onRetry,
    onBack,
    onConnect,
    onSwitchChain,
    onClose,
  } = props
  const text = useText(messagesText)
  const common = useText(transactionText)
  const isAwaited = from !== undefined
  const isArmed = useArmed(allowed.allowed) || !isAwaited
  const isText = typeof message === 'string'
  const source = isAwaited ? { observed: origin } : { claimed: origin }
  const risks = messageRisks(message, source, chain?.chainId, signer)
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
  const isShort = state.step === 'waiting' && state.missing === 'owners'
  const done = text(isAwaited ? 'doneText' : 'doneOwn')
  const spoken = {
    review: undefined,
    failed: undefined,
    submitting: undefined,
    signing: text('signingText'),
    waiting,
    done,
  }[state.step]
  const disabled = agreement.waits ?? (isArmed ? undefined : text('soon'))
  const close: SigningAction = { label: text('close'), onPress: onClose }
  const show: readonly SigningAction[] = href === undefined ? [] : [{ label: text('show'), href }]
  const copy: readonly SigningAction[] =
    link === undefined ? [] : [{ label: text('copyLink'), copies: link, variant: 'primary' }]
  const signAction = (): SigningAction => {
    const reason = allowed.allowed ? undefined : allowed.reason
    if (reason === 'noWallet' && onConnect)
      return { label: text('connect'), variant: 'primary', onPress: onConnect }
    if (reason === 'wrongChain' && onSwitchChain)
      return {
        label: common('switchNetwork', { network }),
        variant: 'primary',
        onPress: onSwitchChain,
      }
    return {
      label: text('sign'),
      variant: 'primary',
      onPress: onSign,
      disabledReason: reason ? reasonText(common, reason) : disabled,
    }
  }
  const actions: Record<MessageState['step'], readonly SigningAction[]> = {
    review: [
      { label: isAwaited ? text('reject') : common('cancel'), onPress: onClose },
      ...(declined ? [] : [signAction()]),
    ],
    signing: [{ label: common('cancel'), onPress: onClose }],
    submitting: [close],
    failed: [
      state.step === 'failed' && state.isSigned ? close : { label: text('back'), onPress: onBack },
      { label: text('retry'), variant: 'primary', onPress: onRetry },
    ],
    waiting: [close, ...show, ...(isShort ? copy : [])],
    done: [...show, { ...close, variant: 'primary' }],
  }
  return (
    <SigningDialog
      title={title}
      step={state.step}
      spoken={spoken}
      isAsking={state.step === 'signing'}
      actions={actions[state.step]}
      agreement={
        agreement.dangers !== undefined &&
        state.step === 'review' && (
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
          />
          {state.step === 'review' && !isAwaited && origin !== undefined && (
            <DataList>
              <DataItem label={text('page.app')}>
                {text('page.appClaim', { name: origin })}
              </DataItem>
            </DataList>
          )}
          <MessageNotices risks={risks} chain={chain} />
          {/* A true hash says nothing good about what can't be signed. */}
          {!(declined && proof.status === 'verified') && (
            <Proof proof={proof} onRetry={undefined} />
          )}
        </>
      )}
    </SigningDialog>
  )
}
