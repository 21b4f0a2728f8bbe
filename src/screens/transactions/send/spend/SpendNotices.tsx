import { type ChainSummary, explorerLink } from '#base'
import type { PendingSpend } from '#signing'
import { ButtonLink, Notice, type NoticeTone, useText } from '#ui'
import { nameOrAddress, namesText, resolveName, useNames } from '#screens/core/names'
import { failureSentence, transactionText } from '#screens/common/signing'
import type { TokenWords } from '#screens/transactions/review'
import styles from './SpendNotices.module.css'
import { limitsText } from './text.ts'

export interface SpendNoticesProps {
  spends: readonly PendingSpend[]
  chain: ChainSummary
  words: TokenWords
  onDismiss: (spend: PendingSpend) => void
}

/** The state of payments from this device, until the user dismisses them. */
export function SpendNotices({ spends, chain, words, onDismiss }: SpendNoticesProps) {
  const text = useText(limitsText)
  const failures = useText(transactionText)
  const named = useText(namesText)
  const names = useNames()
  if (spends.length === 0) return null
  return <div className={styles.notices}>{spends.map(notice)}</div>

  function notice(spend: PendingSpend) {
    const { token, raw, to, txHash, state } = spend
    const explorer = explorerLink(chain, 'txHash', txHash)
    const values = {
      amount: words.amountOf(token, raw),
      name: nameOrAddress(named, resolveName(names, { address: to }, chain.chainId), to),
    }
    const failure =
      state.status === 'reverted' || state.status === 'replaced' || state.status === 'dropped'
        ? state.status
        : undefined
    return (
      <Notice
        key={txHash}
        tone={toneOf(state.status)}
        title={text(titles[state.status], values)}
        action={
          explorer && (
            <ButtonLink size="s" href={explorer} target="_blank" rel="noreferrer">
              {text('spend.explorer')}
            </ButtonLink>
          )
        }
        onDismiss={state.status === 'processing' ? undefined : () => onDismiss(spend)}
        live
      >
        {(failure || state.status === 'missing') && <p>{text('spend.recent', values)}</p>}
        {failure && <p>{failureSentence(failures, { at: 'chain', why: failure }, chain.name)}</p>}
        {state.status === 'missing' && <p>{text('spend.missing')}</p>}
      </Notice>
    )
  }
}

const titles = {
  processing: 'spend.pending',
  done: 'spend.doneText',
  reverted: 'spend.failed',
  // It may be the same payment with a higher fee.
  replaced: 'spend.unclear',
  dropped: 'spend.unclear',
  missing: 'spend.unclear',
} as const satisfies Record<PendingSpend['state']['status'], string>

function toneOf(status: PendingSpend['state']['status']): NoticeTone {
  switch (status) {
    case 'processing':
      return 'info'
    case 'done':
      return 'done'
    case 'missing':
    case 'dropped':
    case 'replaced':
      return 'warning'
    default:
      return 'danger'
  }
}
