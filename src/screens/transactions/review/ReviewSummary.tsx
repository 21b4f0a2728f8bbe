import type { ChainSummary, SafeRef } from '#base'
import type { Action } from '#domain'
import type { Erc20 } from '#chain'
import type { Effect } from '#safe'
import { Amount, DataItem, DataList, useText } from '#ui'
import { actionAmount, ActionSentence, unknownNative, useSentence } from '#screens/common/action'
import { TransferFiat } from '#screens/common/money'
import { EffectList } from './EffectList.tsx'
import { PartyItem } from './PartyItem.tsx'
import styles from '../../common/signing/Review.module.css'
import { transactionText } from '#screens/common/signing'
import { withContractSymbol } from './withContractSymbol.ts'

export interface ReviewSummaryProps {
  action: Action
  at: SafeRef
  chain: ChainSummary | undefined
  nonce?: number | undefined
  /** What the proposer or the app wrote about it. */
  note?: string | null | undefined
  app?: string | undefined
  /** The Safe's threshold before the transaction. */
  threshold?: number | undefined
  /** What the call data does; the actions of a batch are listed. */
  effect?: Effect | undefined
  tokens?: readonly Erc20[] | undefined
  /** The page's heading is the sentence already. */
  untitled?: boolean | undefined
}

/** What happens to whose money. The amount is large, and addresses are shown in full. */
export function ReviewSummary({
  action: reported,
  at,
  chain,
  nonce,
  note,
  app,
  threshold,
  effect,
  tokens = [],
  untitled,
}: ReviewSummaryProps) {
  const text = useText(transactionText)
  const action = withContractSymbol(reported, tokens)
  const shown = useSentence(action, chain, { nonce })
  const { party } = shown.sentence
  // Of a call to an exchange or a staking contract, the details say what is checked.
  const amount = actionAmount(action, chain ?? unknownNative)
  // A method's name says little, so the decoded effect is always shown as well.
  const isListed = action.kind === 'call' || effect?.kind === 'malformed'
  const effects = effect?.kind === 'batch' ? effect.effects : effect && isListed ? [effect] : []
  return (
    <div className={styles.review}>
      {!untitled && (
        <p className={styles.title}>
          <ActionSentence {...shown} full />
        </p>
      )}
      {amount && (
        <p className={styles.amount}>
          <Amount
            value={amount.raw}
            decimals={amount.decimals}
            symbol={amount.symbol}
            size="xl"
            full
          />
          <TransferFiat action={action} chain={chain} size="detail" />
        </p>
      )}
      <DataList>
        {party && <PartyItem label={text(partyLabel(action))} party={party} chain={chain} />}
        {action.kind === 'settings' && action.change.type === 'swapOwner' && (
          <PartyItem label={text('field.oldOwner')} party={action.change.from} chain={chain} />
        )}
        {action.kind === 'settings' && 'threshold' in action.change && (
          <ThresholdItem before={threshold} after={action.change.threshold} />
        )}
        {'what' in action && 'token' in action.what && (
          <PartyItem
            label={text('field.token')}
            party={{
              address: action.what.token,
              name: action.what.type === 'erc20' ? action.what.symbol : action.what.name,
            }}
            chain={chain}
          />
        )}
        <PartyItem
          label={text('field.safe')}
          party={{ address: at.address, name: null }}
          chain={chain}
        />
        {note && (
          <DataItem label={text('field.note')}>
            <bdi>{note}</bdi>
          </DataItem>
        )}
        {app && (
          <DataItem label={text('field.app')}>
            <bdi>{app}</bdi>
          </DataItem>
        )}
      </DataList>
      {effects.length > 0 && <EffectList effects={effects} tokens={tokens} chain={chain} />}
    </div>
  )
}

/** `2 → 3`; only the new threshold if it doesn't change or the old one is unknown. */
function ThresholdItem({ before, after }: { before: number | undefined; after: number }) {
  const text = useText(transactionText)
  return (
    <DataItem label={text('field.threshold')}>
      {before === undefined || before === after
        ? after
        : text('threshold.change', { before, after })}
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
