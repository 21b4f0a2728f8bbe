import { type ReactNode, useId } from 'react'
import { Button, useText } from '#ui'
import styles from './PortfolioView.module.css'
import { portfolioText } from './text.ts'

export interface WaitingViewProps {
  isConnected: boolean
  /** No Safe needs the viewer: `some` couldn't be checked. undefined if one does, or may. */
  nothing: 'all' | 'some' | undefined
  /** Safes with pending transactions that weren't checked yet. */
  more: number
  onMore: () => void
  /** The Safes. */
  children?: ReactNode
}

/** What the viewer can sign or execute, by Safe. */
export function WaitingView({ isConnected, nothing, more, onMore, children }: WaitingViewProps) {
  const text = useText(portfolioText)
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {text('waiting')}
      </h2>
      {!isConnected && <p className={styles.quiet}>{text('waiting.noWallet')}</p>}
      {isConnected && nothing && (
        <p className={styles.quiet}>
          {text(nothing === 'all' ? 'waiting.none' : 'waiting.nonePartial')}
        </p>
      )}
      {children}
      {more > 0 && (
        <div>
          <Button size="s" onClick={onMore}>
            {text('more', { count: more })}
          </Button>
        </div>
      )}
    </section>
  )
}
