import ExternalLink from 'lucide-react/icons/external-link'
import type { ComponentProps } from 'react'
import { type ChainSummary, explorerLink } from '#base'
import type { TransactionItem } from '#domain'
import { useText } from '#ui'
import { actionTitle } from '../actionText.ts'
import { TransactionRow } from '../shared/TransactionRow.tsx'
import { sharedText } from '../text.ts'
import styles from './History.module.css'
import { historyText } from './text.ts'

export interface HistoryRowProps extends Omit<ComponentProps<'li'>, 'children'> {
  item: TransactionItem
  chain: ChainSummary
  href: string
}

/** A past transaction, with a link to the block explorer. */
export function HistoryRow({ item, chain, href, ...rest }: HistoryRowProps) {
  const text = useText(historyText)
  const shared = useText(sharedText)
  const explorerHref = item.txHash ? explorerLink(chain, 'txHash', item.txHash) : undefined
  const label = text('explorer', { title: actionTitle(shared, item.action, item.multisig?.nonce) })
  return (
    <TransactionRow
      {...rest}
      item={item}
      chain={chain}
      href={href}
      variant="history"
      actions={
        explorerHref ? (
          <a className={styles.explorer} href={explorerHref} target="_blank" rel="noreferrer" aria-label={label} title={label}>
            <ExternalLink size={16} aria-hidden />
          </a>
        ) : (
          <span className={styles.explorer} />
        )
      }
    />
  )
}
