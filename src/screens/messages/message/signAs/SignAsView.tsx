import type { Address, ChainSummary, Failure } from '#base'
import type { Erc20 } from '#chain'
import type { OffchainMessage } from '#domain'
import type { LookAlike } from '#safe/suspicion'
import { isDeclined, messageRisks } from '#safe/message'
import { Button, Dialog, Link, Notice, Problem, useText } from '#ui'
import { useArmed } from '#screens/common/hooks'
import { AgreementBox } from '#screens/transactions/review'
import {
  DangerNotices,
  MessageContent,
  MessageNotices,
  RejectionNotices,
  useMessageAgreement,
} from '#screens/messages/sign'
import { messagesText } from '#screens/messages/common'
import styles from '../../../common/signing/Review.module.css'

export interface SignAsViewProps {
  /** The Safe whose message it is. */
  signer: Address
  /** The name of its owner that signs. */
  owner: string
  message: OffchainMessage
  /** The origin of the app that asked for it, according to the proposer. */
  claimed: string | undefined
  lookAlikes: readonly LookAlike[]
  tokens: readonly Erc20[] | undefined
  chain: ChainSummary | undefined
  /** `noLibrary`: the network has no official contract for it. */
  transaction: 'preparing' | 'ready' | 'noLibrary' | Failure
  /** The page of the owner's transaction that already does this; undefined if none is known. */
  proposedHref?: string | undefined
  onRetry: () => void
  onReview: () => void
  onClose: () => void
}

/** What an owner that is a Safe signs on the chain, before the transaction that does it. */
export function SignAsView({
  signer,
  owner,
  message,
  claimed,
  lookAlikes,
  tokens,
  chain,
  transaction,
  proposedHref,
  onRetry,
  onReview,
  onClose,
}: SignAsViewProps) {
  const text = useText(messagesText)
  const isReady = transaction === 'ready'
  const isArmed = useArmed(isReady)
  const risks = messageRisks(message, { claimed }, chain?.chainId, signer)
  const agreement = useMessageAgreement(risks, chain)
  const waits = isReady ? (isArmed ? undefined : text('soon')) : text('signAs.preparing')
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={text('signAs.action', { safe: owner })}
      footer={
        <>
          {agreement.dangers !== undefined && (
            <AgreementBox
              dangers={agreement.dangers}
              isAgreed={agreement.isAgreed}
              onAgree={agreement.onAgree}
            />
          )}
          <Button onClick={onClose}>{text('form.cancel')}</Button>
          {!isDeclined(risks) && !proposedHref && (isReady || transaction === 'preparing') && (
            <Button variant="primary" onClick={onReview} disabledReason={agreement.waits ?? waits}>
              {text('signAs.review')}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.dialog}>
        {proposedHref !== undefined && (
          <Notice
            title={text('signAs.proposed', { safe: owner })}
            action={
              <Link href={proposedHref} onClick={onClose}>
                {text('signAs.open')}
              </Link>
            }
          />
        )}
        {transaction === 'noLibrary' && (
          <Notice tone="danger" title={text('signAs.noLibrary', { safe: owner })} />
        )}
        <MessageContent
          {...{ message, lookAlikes, tokens, chain, signer }}
          lead={<p className={styles.lead}>{text('signAs.lead', { safe: owner })}</p>}
          danger={
            <>
              <RejectionNotices risks={risks} />
              <DangerNotices risks={risks} chain={chain} />
            </>
          }
          warnings={<MessageNotices risks={risks} chain={chain} />}
        />
        {typeof transaction === 'object' && (
          <Problem variant="inline" reason={transaction} onRetry={onRetry} />
        )}
      </div>
    </Dialog>
  )
}
