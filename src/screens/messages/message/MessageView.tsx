import MessageSquareText from 'lucide-react/icons/message-square-text'
import { type Address, type ChainSummary, readUrl, type Remote } from '#base'
import type { Erc20 } from '#chain'
import type { Message } from '#domain'
import type { LookAlike } from '#safe/suspicion'
import { isDeclined, messageRisks } from '#safe/message'
import type { MessageReview } from '#signing'
import {
  Button,
  CopyButton,
  EmptyState,
  Link,
  Notice,
  Problem,
  Skeleton,
  StaleBanner,
  StatusBadge,
  useText,
  VisuallyHidden,
} from '#ui'
import { needsEndpoint, Proof } from '#screens/transactions/review'
import styles from '../../common/signing/Review.module.css'
import { QuorumPanel } from '#screens/common/signing'
import { Page } from '#screens/common/pages'
import {
  DangerNotices,
  MessageContent,
  MessageNotices,
  RejectionNotices,
} from '#screens/messages/sign'
import {
  type CheckedMessage,
  contentOf,
  messagesText,
  progressBadge,
  progressOf,
  titleOf,
  useMessageProof,
} from '#screens/messages/common'
import { MessageDetails } from './MessageDetails.tsx'
import { MessageSigners } from './MessageSigners.tsx'
import { type RecordedOwner, RecordedNotices } from './RecordedNotices.tsx'
import type { SigningOwner } from './signAs/useSignAs.ts'

export interface MessageViewProps {
  /** `none`: the gateway knows no such message. */
  message: Remote<Message> | 'none'
  /** undefined until they are known. */
  owners: readonly Address[] | undefined
  chain: ChainSummary | undefined
  /** What was computed here and compared with the chain. */
  review:
    | (CheckedMessage & Pick<MessageReview, 'signatures' | 'quorum' | 'accepts'>)
    | 'checking'
    | 'failed'
  /** Addresses in it that could be mistaken for accounts that the user knows. */
  lookAlikes: readonly LookAlike[]
  /** Metadata of its tokens from their contracts, once read. */
  tokens?: readonly Erc20[] | undefined
  /** The Safe that signs it. */
  signer: Address
  onRetryReview: () => void
  listHref: string
  /** The address of this page, to send to other owners. */
  link: string | undefined
  /** Whether the viewer's signature is missing. */
  needsYou?: boolean | undefined
  /** Opens the signing dialog; undefined if there is nothing to sign. */
  onSign: (() => void) | undefined
  /** Owners that are Safes of the viewer and can sign it on the chain. */
  signAs?: readonly SigningOwner[] | undefined
  onSignAs?: ((owner: SigningOwner) => void) | undefined
  /** Owners that have recorded it as signed on the chain, and aren't listed with a signature. */
  recorded?: readonly RecordedOwner[] | undefined
}

/** A message: what it says, who has signed it, and what was checked. */
export function MessageView(props: MessageViewProps) {
  const { message, listHref } = props
  const text = useText(messagesText)
  if (message === 'none') {
    return (
      <>
        <VisuallyHidden>
          <h1>{text('page.title')}</h1>
        </VisuallyHidden>
        <EmptyState
          variant="page"
          icon={MessageSquareText}
          title={text('page.none')}
          text={text('page.noneText')}
          action={<Link href={listHref}>{text('page.back')}</Link>}
        />
      </>
    )
  }
  if (message.status === 'loading') {
    return (
      <Page
        header={
          <VisuallyHidden>
            <h1>{text('page.title')}</h1>
          </VisuallyHidden>
        }
      >
        <Skeleton shape="block" height={62} announced />
        <Skeleton shape="block" height={320} />
      </Page>
    )
  }
  if (message.status === 'failed') {
    return (
      <Page heading={text('page.title')}>
        <Problem reason={message.reason} title={text('page.failed')} onRetry={message.retry} />
      </Page>
    )
  }
  return (
    <Loaded
      {...props}
      message={message.value}
      stale={message.freshness === 'live' ? undefined : message}
    />
  )
}

type LoadedProps = Omit<MessageViewProps, 'message'> & {
  message: Message
  stale: Extract<Remote<Message>, { status: 'ready' }> | undefined
}

function Loaded({
  message,
  stale,
  owners,
  chain,
  review,
  lookAlikes,
  tokens,
  signer,
  onRetryReview,
  listHref,
  link,
  needsYou = false,
  onSign,
  signAs = [],
  onSignAs,
  recorded = [],
}: LoadedProps) {
  const text = useText(messagesText)
  const content = contentOf(message)
  const origin = readUrl(message.app?.url ?? '')?.origin
  const risks = messageRisks(content, { claimed: origin }, chain?.chainId, signer)
  const declined = isDeclined(risks)
  const checked = typeof review === 'string' ? undefined : review
  const checks = checked?.signatures ?? []
  const { status, submitted, required } = progressOf(message, checked)
  const isOpen = status === 'needs'
  const words = text(isOpen && needsYou ? 'status.needsYou' : `status.${status}`)
  const proof = useMessageProof(review)
  const differs = checked?.status === 'differs'
  return (
    <Page
      back={{ href: listHref, label: text('page.back') }}
      heading={<bdi>{titleOf(text, content)}</bdi>}
      actions={<StatusBadge status={progressBadge[status]} words={words} />}
      asideFirst
      aside={
        <QuorumPanel
          required={required}
          submitted={submitted}
          status={progressBadge[status]}
          words={text('quorum', { submitted, required })}
          actions={
            <>
              {onSign && isOpen && !differs && !declined && (
                <Button variant="primary" wide onClick={onSign}>
                  {text('page.sign')}
                </Button>
              )}
              {isOpen &&
                !declined &&
                signAs.map((owner) => (
                  <Button
                    key={owner.address}
                    variant={onSign ? 'secondary' : 'primary'}
                    wide
                    onClick={() => onSignAs?.(owner)}
                  >
                    {text('signAs.action', { safe: owner.name })}
                  </Button>
                ))}
              {link !== undefined && <CopyButton value={link} what={text('page.link')} words />}
            </>
          }
        />
      }
    >
      {stale && <StaleBanner updating={stale.freshness === 'updating'} onRetry={stale.retry} />}
      {differs && (
        <Notice tone="danger" title={text('page.otherSafe')}>
          {text('page.otherSafeText')}
        </Notice>
      )}
      {status === 'signed' && checked?.accepts === false && (
        <Notice tone="warning" title={text('page.declined')}>
          {text('page.declinedText')}
        </Notice>
      )}
      <MessageNotices risks={risks} chain={chain} />
      {isOpen && !declined && <RecordedNotices recorded={recorded} chain={chain} />}
      <section className={styles.panel} aria-labelledby="content-heading">
        <VisuallyHidden>
          <h2 id="content-heading">{text('page.content')}</h2>
        </VisuallyHidden>
        <MessageContent
          {...{ message: content, lookAlikes, tokens, chain, signer }}
          danger={
            <>
              <RejectionNotices risks={risks} />
              {isOpen && <DangerNotices risks={risks} chain={chain} />}
            </>
          }
          whole
        />
      </section>
      {/* A correct hash is no recommendation for a message that can't be signed. */}
      {!(declined && proof.status === 'verified') && (
        <Proof
          proof={proof}
          onRetry={
            review === 'failed' ||
            (checked?.status === 'unverifiable' && !needsEndpoint(checked.unread))
              ? onRetryReview
              : undefined
          }
        />
      )}
      <MessageSigners {...{ message, owners, chain, checks, isOpen, recorded }} />
      <MessageDetails
        message={message}
        chain={chain}
        // What the Safe's contract doesn't accept is no signature of the Safe.
        prepared={status === 'signed' && checked?.accepts ? message.prepared : null}
      />
    </Page>
  )
}
