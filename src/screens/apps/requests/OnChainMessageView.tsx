import type { Address, ChainSummary, Failure, Hex } from '#base'
import type { OffchainMessage } from '#domain'
import type { LookAlike } from '#safe/suspicion'
import { isDeclined, messageRisks } from '#safe/message'
import { Button, Code, Dialog, Notice, Problem, useText } from '#ui'
import {
  DangerNotices,
  MessageContent,
  type MessageContentProps,
  MessageNotices,
  RejectionNotices,
  useMessageAgreement,
} from '#screens/messages/sign'
import { messagesText } from '#screens/messages/common'
import { AgreementBox } from '#screens/transactions/review'
import { appsText } from '#screens/apps/common'
import { AskedSafe, Origin, useAskingName } from './Origin.tsx'
import styles from './Request.module.css'
import { useArmed } from '#screens/common/hooks'

export interface OnChainMessageProps extends Pick<
  MessageContentProps,
  'chain' | 'signer' | 'lead' | 'danger' | 'tokens'
> {
  message: OffchainMessage
  lookAlikes: readonly LookAlike[]
  /** The hash of the message itself, as the chain records it. */
  hash: Hex
  /** The name and version of the library. */
  library: string
}

/** What a transaction signs, and a notice that the Safe runs a library's code for it. */
export function OnChainMessage({ hash, library, ...content }: OnChainMessageProps) {
  const text = useText(appsText)
  return (
    <>
      <MessageContent {...content} />
      <Notice title={text('message.delegateCall', { library })}>
        {text('message.delegateCallText')}
      </Notice>
      <Code label={text('message.contentHash')} value={hash} />
    </>
  )
}

export interface OnChainMessageViewProps extends Omit<OnChainMessageProps, 'lead' | 'danger'> {
  origin: string
  /** The Safe that signs. */
  signer: Address
  /** The Safe's chain. */
  chain: ChainSummary | undefined
  /** Whether the transaction can be reviewed. */
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
  chain,
  isReady,
  failure,
  onRetry,
  onReview,
  onClose,
  ...shown
}: OnChainMessageViewProps) {
  const text = useText(appsText)
  const words = useText(messagesText)
  const isArmed = useArmed(isReady)
  const name = useAskingName(origin)
  const { message } = shown
  const risks = messageRisks(message, { observed: origin }, chain?.chainId, shown.signer)
  const { ownSite } = risks
  const agreement = useMessageAgreement(risks, chain)
  const heading =
    ownSite !== undefined
      ? words('sign.signIn', { domain: ownSite })
      : words(typeof message === 'string' ? 'sign.title' : 'sign.typedTitle')
  const why =
    agreement.waits ?? (isReady ? (isArmed ? undefined : words('soon')) : text('request.preparing'))
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={heading}
      footer={
        <>
          {agreement.dangers !== undefined && (
            <AgreementBox
              dangers={agreement.dangers}
              isAgreed={agreement.isAgreed}
              onAgree={agreement.onAgree}
            />
          )}
          <Button onClick={onClose}>{words('decline')}</Button>
          {!isDeclined(risks) && (
            <Button variant="primary" onClick={onReview} disabledReason={why}>
              {text('message.review')}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.request}>
        {/* Its content names the Safe. */}
        <AskedSafe value={undefined}>
          <Origin origin={origin} />
        </AskedSafe>
        <OnChainMessage
          {...shown}
          chain={chain}
          lead={<p className={styles.lead}>{text('message.onChainLead', { origin: name })}</p>}
          danger={
            <>
              <RejectionNotices risks={risks} />
              <DangerNotices risks={risks} chain={chain} />
            </>
          }
        />
        <MessageNotices risks={risks} chain={chain} />
        {failure && <Problem variant="inline" reason={failure} onRetry={onRetry} />}
      </div>
    </Dialog>
  )
}
