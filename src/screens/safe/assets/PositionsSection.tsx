import { useId } from 'react'
import { type ChainSummary, type Remote, shortName } from '#base'
import type { Position, Positions, Protocol } from '#domain'
import { Amount, List, ListRow, Problem, useText } from '#ui'
import { TokenMark } from '#screens/common/marks'
import { FiatValue } from '#screens/common/money'
import styles from './PositionsSection.module.css'
import { assetsText } from './text.ts'

export interface PositionsSectionProps {
  positions: Remote<Positions>
  chain: ChainSummary
}

/** What the Safe holds in DeFi protocols, as the gateway reports it; empty if it has nothing. */
export function PositionsSection({ positions, chain }: PositionsSectionProps) {
  const text = useText(assetsText)
  const id = useId()
  // The label of the total says that they are loading.
  if (positions.status === 'loading') return null
  if (positions.status === 'failed') {
    return (
      <Problem
        variant="inline"
        title={text('positions.failed')}
        reason={positions.reason}
        onRetry={positions.retry}
      />
    )
  }
  const { protocols, currency } = positions.value
  if (protocols.length === 0) return null
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 className={styles.heading} id={id}>
        {text('positions')}
      </h2>
      <p className={styles.note}>{text('positions.note')}</p>
      {protocols.map((protocol, index) => (
        // The gateway may list an ID twice.
        <ProtocolPanel
          key={`${index} ${protocol.id}`}
          protocol={protocol}
          currency={currency}
          chain={chain}
        />
      ))}
    </section>
  )
}

interface ProtocolPanelProps {
  protocol: Protocol
  currency: string
  chain: ChainSummary
}

function ProtocolPanel({ protocol, currency, chain }: ProtocolPanelProps) {
  const text = useText(assetsText)
  const name = protocol.name.trim() || text('positions.unnamed')
  return (
    <section className={styles.protocol} aria-label={name}>
      <div className={styles.head}>
        <h3 className={styles.name}>
          <bdi title={name}>{shortName(name)}</bdi>
        </h3>
        <FiatValue value={protocol.total} currency={currency} />
      </div>
      <div className={styles.rows}>
        <List variant="plain" label={name}>
          {protocol.items.map((position, index) => (
            <PositionRow
              key={`${index} ${position.kind} ${position.token.token}`}
              position={position}
              currency={currency}
              chain={chain}
            />
          ))}
        </List>
      </div>
    </section>
  )
}

function PositionRow({
  position: { kind, group, token, raw, fiat },
  currency,
  chain,
}: {
  position: Position
  currency: string
  chain: ChainSummary
}) {
  const text = useText(assetsText)
  const word = text(`positions.${kind}`)
  const pool = group.trim()
  const title = pool ? text('positions.title', { kind: word, pool: shortName(pool) }) : word
  return (
    <ListRow
      leading={
        <TokenMark
          symbol={token.symbol}
          token={token.type === 'native' ? 'native' : token.token}
          chainId={chain.chainId}
        />
      }
      title={<bdi title={pool || undefined}>{title}</bdi>}
      detail={<Amount size="s" value={raw} decimals={token.decimals} symbol={token.symbol} />}
      trailing={<FiatValue value={fiat} currency={currency} />}
    />
  )
}
