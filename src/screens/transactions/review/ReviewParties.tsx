import ArrowRight from 'lucide-react/icons/arrow-right'
import { type Address, type ChainSummary, sameAddress, type SafeRef, zeroAddress } from '#base'
import type { Erc20 } from '#chain'
import type { Action } from '#domain'
import { type Effect, ownersChange, type SentAmount, sentBy, thresholdAfter } from '#safe'
import { DataItem, useText, VisuallyHidden } from '#ui'
import { sentenceOf } from '#screens/common/action'
import { TokenMark } from '#screens/common/marks'
import { AmountFiat } from '#screens/common/money'
import { transactionText } from '#screens/common/signing'
import styles from '../../common/signing/Review.module.css'
import { OwnersItems } from './OwnersItems.tsx'
import { PartyItem } from './PartyItem.tsx'
import { useTokenWords } from './useTokenWords.ts'

export interface ReviewPartiesProps {
  action: Action
  /** The Safe that it is signed for. */
  at: SafeRef
  chain: ChainSummary | undefined
  /** The Safe's threshold before the transaction. */
  threshold?: number | undefined
  /** Its owners before the transaction. */
  owners?: readonly Address[] | undefined
  /** What the call data does; for a batch, sums are shown. */
  effect?: Effect | undefined
  tokens?: readonly Erc20[] | undefined
}

/**
 * From whom to whom, with whole addresses; for a batch, also what it sends in total and how many
 * signatures are needed afterward. Fields of a list.
 */
export function ReviewParties({
  action,
  at,
  chain,
  threshold,
  owners,
  effect,
  tokens = [],
}: ReviewPartiesProps) {
  const text = useText(transactionText)
  // A rejected payment isn't made.
  const party = action.kind === 'reject' ? undefined : sentenceOf(action).party
  const safe = { address: at.address, name: null }
  const control = controlChange({ effect, owners, threshold })
  return (
    <>
      <PartyItem
        label={text(action.kind === 'send' ? 'field.from' : 'field.safe')}
        party={safe}
        chain={chain}
      />
      {party && <PartyItem label={text(partyLabel(action))} party={party} chain={chain} />}
      {effect?.kind === 'batch' && (
        <BatchItems {...{ effect, tokens, chain, threshold, owners }} isListed />
      )}
      {control && <OwnersItems {...control} chain={chain} />}
    </>
  )
}

/** undefined while the owners aren't known, too. */
const controlChange = ({
  effect,
  owners,
  threshold,
}: Pick<ReviewPartiesProps, 'effect' | 'owners' | 'threshold'>) =>
  effect && owners && threshold !== undefined
    ? ownersChange(effect, { owners, threshold })
    : undefined

export interface ReviewDetailsProps extends Pick<
  ReviewPartiesProps,
  'action' | 'chain' | 'threshold' | 'owners' | 'effect'
> {
  /** The proposer's or app's note. */
  note?: string | null | undefined
  app?: string | undefined
}

/**
 * What the sentence says already, exactly: how many signatures are needed before and after, who is
 * replaced, which token it is. And the notes of others. Fields of a list.
 */
export function ReviewDetails({
  action,
  chain,
  threshold,
  owners,
  effect,
  note,
  app,
}: ReviewDetailsProps) {
  const text = useText(transactionText)
  const isControlShown = controlChange({ effect, owners, threshold }) !== undefined
  const replaced =
    action.kind === 'settings' && action.change.type === 'swapOwner' ? action.change : undefined
  const token = 'what' in action && 'token' in action.what ? action.what : undefined
  return (
    <>
      {action.kind === 'settings' && 'threshold' in action.change && !isControlShown && (
        <ThresholdItem before={threshold} after={action.change.threshold} />
      )}
      {replaced && <PartyItem label={text('field.oldOwner')} party={replaced.from} chain={chain} />}
      {token && (
        <PartyItem
          label={text('field.token')}
          party={{
            address: token.token,
            name: token.type === 'erc20' ? token.symbol : token.name,
          }}
          chain={chain}
          token={token.type === 'erc20' ? token.symbol : undefined}
        />
      )}
      {note && (
        <DataItem label={text('field.note')}>
          <bdi>{note}</bdi>
        </DataItem>
      )}
      {app && (
        <DataItem label={text('field.app')}>
          <bdi>{text('field.appClaim', { name: app })}</bdi>
        </DataItem>
      )}
    </>
  )
}

/** What a batch sends in total, and how many signatures are needed after it: fields of a list. */
export function BatchItems({
  effect,
  tokens,
  chain,
  threshold,
  owners,
  isListed = false,
}: {
  effect: Effect
  tokens: readonly Erc20[]
  /** Whether the list of its actions ends with the totals. */
  isListed?: boolean | undefined
} & Pick<ReviewPartiesProps, 'chain' | 'threshold' | 'owners'>) {
  const text = useText(transactionText)
  const sent = isListed ? undefined : sentBy(effect)
  const after = controlChange({ effect, owners, threshold }) ? undefined : thresholdAfter(effect)
  return (
    <>
      {sent && sent.length > 0 && (
        <DataItem label={text('field.total')}>
          <span className={styles.totals}>
            {sent.map(({ token, raw }) => (
              <Total key={token} {...{ token, raw, tokens, chain }} />
            ))}
          </span>
        </DataItem>
      )}
      {after !== undefined && <ThresholdItem before={threshold} after={after} />}
    </>
  )
}

/** What is sent of one token, and what that is worth. */
function Total({
  token,
  raw,
  tokens,
  chain,
}: SentAmount & { tokens: readonly Erc20[]; chain: ChainSummary | undefined }) {
  const { amountOf, symbolOf } = useTokenWords(tokens, chain)
  const isNative = sameAddress(token, zeroAddress)
  const known = isNative ? chain : tokens.find((one) => sameAddress(one.token, token))
  const of = isNative ? 'native' : token
  return (
    <span className={styles.total}>
      <TokenMark token={of} symbol={symbolOf(token)} chainId={chain?.chainId} size={16} />
      <bdi>{amountOf(token, raw)}</bdi>
      {known?.decimals != null && (
        <AmountFiat token={of} raw={raw} decimals={known.decimals} size="detail" />
      )}
    </span>
  )
}

/** `2 → 3`; only the new threshold if it doesn't change or the old one is unknown. */
function ThresholdItem({ before, after }: { before: number | undefined; after: number }) {
  const text = useText(transactionText)
  return (
    <DataItem label={text('field.threshold')}>
      {before === undefined || before === after ? (
        after
      ) : (
        <>
          <VisuallyHidden>{text('threshold.change', { before, after })}</VisuallyHidden>
          <span className={styles.change} aria-hidden>
            {before}
            <ArrowRight size={15} />
            {after}
          </span>
        </>
      )}
    </DataItem>
  )
}

const partyLabel = (action: Action) => {
  if (action.kind === 'send' || action.kind === 'trade') return 'field.to'
  if (action.kind === 'receive') return 'field.from'
  if (action.kind === 'create') return 'field.creator'
  if (action.kind !== 'settings') return 'field.contract'
  if (action.change.type === 'swapOwner') return 'field.newOwner'
  return action.change.type === 'addOwner' || action.change.type === 'removeOwner'
    ? 'field.owner'
    : 'field.address'
}
