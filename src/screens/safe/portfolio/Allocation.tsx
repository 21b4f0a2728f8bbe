import { type ReactNode, useId, useMemo } from 'react'
import type { ChainSummary } from '#base'
import { useText } from '#ui'
import { NetworkMark, TokenMark } from '#screens/common/marks'
import { SafeLabel } from '#screens/common/parties'
import { safeKey } from '#screens/core/preferences'
import { networkName } from './networkName.ts'
import { partsOf, type Portfolio, type ProtocolSum, type TokenSum } from './portfolio.ts'
import styles from './PortfolioView.module.css'
import { Shares } from './Shares.tsx'
import { portfolioText } from './text.ts'

export interface AllocationProps {
  portfolio: Portfolio
  chains: readonly ChainSummary[]
  currency: string
}

interface Held {
  chainId: string
  what: TokenSum | ProtocolSum
}

/** What the value consists of: by Safe, by network, and by token. */
export function Allocation({ portfolio, chains, currency }: AllocationProps) {
  const text = useText(portfolioText)
  const id = useId()
  const { safes, networks, detailed } = portfolio
  // Networks and tokens are known only for the Safes whose assets were loaded.
  const isWhole = detailed === safes.length
  const partial = { count: detailed, of: safes.length }
  const parts = useMemo(
    () => ({
      safes: partsOf(safes, ({ value }) => value),
      networks: partsOf(networks, ({ fiat }) => fiat),
      held: partsOf(
        networks.flatMap(({ chainId, tokens, protocols }) =>
          [...tokens, ...protocols].map((what): Held => ({ chainId, what })),
        ),
        ({ what }) => what.fiat,
      ),
    }),
    [safes, networks],
  )
  if (parts.safes.length === 0) return null
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h2 id={id} className={styles.heading}>
        {text('allocation')}
      </h2>
      <div className={styles.columns}>
        <Shares
          title={text('allocation.safes')}
          parts={parts.safes}
          currency={currency}
          keyOf={({ at }) => safeKey(at)}
          nameOf={({ at }) => <SafeLabel at={at} chains={chains} />}
        />
        {/* A single bar of 100% says nothing. */}
        {parts.networks.length > 1 && (
          <Shares
            title={
              isWhole ? text('allocation.networks') : text('allocation.networks.partial', partial)
            }
            parts={parts.networks}
            currency={currency}
            keyOf={({ chainId }) => chainId}
            nameOf={({ chainId }) => <Network chainId={chainId} chains={chains} />}
          />
        )}
        {parts.held.length > 0 && (
          <Shares
            title={isWhole ? text('allocation.tokens') : text('tokens.partial', partial)}
            parts={parts.held}
            currency={currency}
            keyOf={({ chainId, what }) => `${chainId} ${what.key}`}
            nameOf={({ chainId, what }) => <HeldName {...{ chainId, what, chains }} />}
          />
        )}
      </div>
    </section>
  )
}

/** A network's mark and name. */
function Network({ chainId, chains }: { chainId: string; chains: readonly ChainSummary[] }) {
  const name = networkName(chains, chainId)
  return (
    <>
      <NetworkMark chain={{ chainId, name }} size={16} />
      <bdi>{name}</bdi>
    </>
  )
}

/** With its network, because the same symbol is another token elsewhere. */
function HeldName({ chainId, what, chains }: Held & Pick<AllocationProps, 'chains'>): ReactNode {
  const text = useText(portfolioText)
  const network = networkName(chains, chainId)
  const name = 'symbol' in what ? what.symbol.trim() || text('tokens.unnamed') : what.name
  return (
    <>
      {'symbol' in what && (
        <TokenMark
          symbol={what.symbol}
          token={what.type === 'native' ? 'native' : what.token}
          chainId={chainId}
          size={16}
        />
      )}
      <bdi className={styles.cut} title={name}>
        {name}
      </bdi>
      <span className={styles.where}>{network}</span>
    </>
  )
}
