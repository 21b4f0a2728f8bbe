import { type ChainSummary, explorerLink, type SafeRef } from '#base'
import type { Action, Party } from '#queries'
import { AddressText, Amount, DataItem, DataList, useText } from '#ui'
import { actionAmount, actionParty, actionTitle } from '../actionText.ts'
import { sharedText } from '../text.ts'
import styles from './Transaction.module.css'
import { transactionText } from './text.ts'

export interface ReviewSummaryProps {
  action: Action
  at: SafeRef
  chain: ChainSummary | undefined
  nonce?: number | undefined
}

/** What happens to whose money, as large as it deserves; addresses are written out in full. */
export function ReviewSummary({ action, at, chain, nonce }: ReviewSummaryProps) {
  const text = useText(transactionText)
  const shared = useText(sharedText)
  const amount = actionAmount(action, { symbol: chain?.symbol ?? '', decimals: chain?.decimals ?? 18 })
  const party = actionParty(action)
  return (
    <div className={styles.review}>
      <p className={styles.what}>{actionTitle(shared, action, nonce)}</p>
      {amount && <Amount value={amount.raw} decimals={amount.decimals} symbol={amount.symbol} size="xl" full />}
      <DataList>
        {party && <PartyItem label={text(partyLabel(action))} party={party} chain={chain} />}
        {action.kind === 'settings' && action.change.type === 'swapOwner' && (
          <PartyItem label={text('field.oldOwner')} party={action.change.from} chain={chain} />
        )}
        {action.kind === 'settings' && 'threshold' in action.change && <DataItem label={text('field.threshold')}>{action.change.threshold}</DataItem>}
        {(action.kind === 'send' || action.kind === 'receive') && action.what.type !== 'native' && (
          <PartyItem
            label={text('field.token')}
            party={{ address: action.what.token, name: action.what.type === 'erc20' ? action.what.symbol : action.what.name }}
            chain={chain}
          />
        )}
        <PartyItem label={text('field.safe')} party={{ address: at.address, name: null }} chain={chain} />
      </DataList>
    </div>
  )
}

const partyLabel = (action: Action) => {
  if (action.kind === 'send') return 'field.to'
  if (action.kind === 'receive') return 'field.from'
  if (action.kind !== 'settings') return 'field.contract'
  if (action.change.type === 'swapOwner') return 'field.newOwner'
  return action.change.type === 'addOwner' || action.change.type === 'removeOwner' ? 'field.owner' : 'field.address'
}

export interface PartyItemProps {
  label: string
  party: Party
  chain: ChainSummary | undefined
}

/** One account as a field: name and the whole address, to copy or look up. */
export function PartyItem({ label, party, chain }: PartyItemProps) {
  const href = explorerLink(chain, 'address', party.address)
  return (
    <DataItem label={label}>
      <AddressText
        variant="full"
        address={party.address}
        {...(party.name ? { name: party.name } : {})}
        {...(chain ? { chainPrefix: chain.shortName } : {})}
        {...(href ? { explorerHref: href } : {})}
      />
    </DataItem>
  )
}
