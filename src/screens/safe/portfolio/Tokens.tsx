import { useId } from 'react'
import { type ChainSummary, shortAddress } from '#base'
import { Amount, Button, FiatAmount, ListRow, Mark, useText } from '#ui'
import { NetworkMark, TokenMark } from '#screens/common/marks'
import { FiatValue } from '#screens/common/money'
import { networkName } from './networkName.ts'
import type { NetworkSum, Portfolio, ProtocolSum, TokenSum } from './portfolio.ts'
import styles from './PortfolioView.module.css'
import { portfolioText } from './text.ts'
import { WindowList, type WindowPlace } from './WindowList.tsx'

export interface TokensProps {
  portfolio: Portfolio
  chains: readonly ChainSummary[]
  currency: string
  /** More Safes whose assets can be loaded. */
  more: number
  onMore: () => void
}

/** Tokens and protocols of all Safes, by network. */
export function Tokens({ portfolio, chains, currency, more, onMore }: TokensProps) {
  const text = useText(portfolioText)
  const id = useId()
  const { networks, detailed, safes } = portfolio
  const isLoading = safes.some(({ status }) => status === 'loading')
  const isWhole = detailed === safes.length
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {isWhole ? text('tokens') : text('tokens.partial', { count: detailed, of: safes.length })}
      </h2>
      {networks.length === 0 && !isLoading && detailed > 0 && (
        <p className={styles.quiet}>{text('tokens.none')}</p>
      )}
      {networks.map((network) => (
        <NetworkTokens
          key={network.chainId}
          network={network}
          name={networkName(chains, network.chainId)}
          currency={currency}
        />
      ))}
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

const isToken = (row: TokenSum | ProtocolSum): row is TokenSum => 'symbol' in row

interface NetworkTokensProps {
  network: NetworkSum
  name: string
  currency: string
}

/** What the Safes of one network hold; its heading has the sum of the rows. */
function NetworkTokens({ network, name, currency }: NetworkTokensProps) {
  const { chainId, fiat, tokens, protocols } = network
  const rows: readonly (TokenSum | ProtocolSum)[] = [...tokens, ...protocols]
  return (
    <div className={styles.group}>
      <div className={styles.groupHead}>
        <h3 className={styles.groupTitle}>
          <NetworkMark chain={{ chainId, name }} size={18} />
          <bdi>{name}</bdi>
        </h3>
        <FiatAmount value={fiat ?? undefined} currency={currency} />
      </div>
      <WindowList name={`portfolio ${chainId}`} label={name} rows={rows}>
        {(row, place) =>
          isToken(row) ? (
            <TokenRow
              key={row.key}
              sum={row}
              chainId={chainId}
              network={name}
              currency={currency}
              place={place}
            />
          ) : (
            <ProtocolRow key={row.key} sum={row} currency={currency} place={place} />
          )
        }
      </WindowList>
    </div>
  )
}

interface TokenRowProps {
  sum: TokenSum
  chainId: string
  network: string
  currency: string
  place: WindowPlace
}

function TokenRow({ sum, chainId, network, currency, place }: TokenRowProps) {
  const text = useText(portfolioText)
  const { type, token, symbol, decimals, raw, fiat, safes } = sum
  const name = sum.name.trim() || symbol.trim() || text('tokens.unnamed')
  return (
    <ListRow
      {...place}
      leading={
        <TokenMark symbol={symbol} token={type === 'native' ? 'native' : token} chainId={chainId} />
      }
      title={<bdi title={name}>{name}</bdi>}
      detail={
        <>
          {type === 'native' ? (
            network
          ) : (
            <span dir="ltr" title={token}>
              {shortAddress(token)}
            </span>
          )}
          {' · '}
          {text('tokens.in', { count: safes })}
        </>
      }
      trailing={<FiatValue value={fiat} currency={currency} />}
      trailingDetail={<Amount value={raw} decimals={decimals} symbol={symbol} size="s" />}
    />
  )
}

interface ProtocolRowProps {
  sum: ProtocolSum
  currency: string
  place: WindowPlace
}

function ProtocolRow({ sum, currency, place }: ProtocolRowProps) {
  const text = useText(portfolioText)
  const { key, fiat, safes } = sum
  const name = sum.name.trim() || text('protocols')
  return (
    <ListRow
      {...place}
      leading={<Mark label={name} seed={key} />}
      title={<bdi title={name}>{name}</bdi>}
      detail={
        <>
          {text('protocols')}
          {' · '}
          {text('tokens.in', { count: safes })}
        </>
      }
      trailing={<FiatAmount value={fiat ?? undefined} currency={currency} />}
    />
  )
}
