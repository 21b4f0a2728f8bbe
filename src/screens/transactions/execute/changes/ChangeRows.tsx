import Image from 'lucide-react/icons/image'
import OctagonAlert from 'lucide-react/icons/octagon-exclamation-point'
import { type Address, type ChainSummary, defaultDecimals, sameAddress } from '#base'
import type { Erc20 } from '#chain'
import {
  type AllowanceChange,
  type BalanceChange,
  type Changes,
  isRevoked,
  isUnlimited,
  type UnnamedChange,
} from '#safe'
import { Amount, useText } from '#ui'
import { TokenMark } from '#screens/common/marks'
import { PartyText } from '#screens/common/parties'
import styles from './Changes.module.css'
import { changesText } from './text.ts'

export interface ChangeRowsProps {
  changes: Changes
  /** Names and decimals from the tokens' own contracts. */
  tokens: readonly Erc20[]
  chain: ChainSummary | undefined
  /** Changes that the transaction doesn't name: dangers. */
  unnamed?: readonly UnnamedChange[] | undefined
}

const none: readonly UnnamedChange[] = []

/** Each balance and allowance that changes. Shows exact amounts. */
export const ChangeRows = ({ changes, tokens, chain, unnamed = none }: ChangeRowsProps) => (
  <ul className={styles.rows}>
    {changes.balances.map((change) => (
      <BalanceRow
        key={keyOf(change)}
        {...{ change, tokens, chain }}
        isDanger={isAmong(unnamed, change)}
      />
    ))}
    {changes.allowances.map((change) => (
      <AllowanceRow
        key={keyOf(change)}
        {...{ change, tokens, chain }}
        isDanger={isAmong(unnamed, change)}
      />
    ))}
  </ul>
)

/** What the change is about, regardless of the amount. */
const keyOf = (change: UnnamedChange) =>
  [
    change.kind,
    'token' in change ? change.token : '',
    'id' in change ? change.id : '',
    'spender' in change ? change.spender : '',
  ].join(' ')

const isAmong = (unnamed: readonly UnnamedChange[], change: BalanceChange | AllowanceChange) =>
  unnamed.some((one) => keyOf(one) === keyOf(change))

interface RowProps<Change> {
  change: Change
  tokens: readonly Erc20[]
  chain: ChainSummary | undefined
  isDanger: boolean
}

const tokenAt = (tokens: readonly Erc20[], address: string) =>
  tokens.find(({ token }) => sameAddress(token, address))

function BalanceRow({ change, tokens, chain, isDanger }: RowProps<BalanceChange>) {
  const text = useText(changesText)
  const amount = change.raw < 0n ? -change.raw : change.raw
  const direction = change.raw < 0n ? 'out' : 'in'
  const token = change.kind === 'native' ? undefined : tokenAt(tokens, change.token)
  return (
    <li className={styles.row} data-direction={direction} data-danger={isDanger || undefined}>
      <RowMark
        token={
          change.kind === 'native' ? 'native' : change.kind === 'erc20' ? change.token : undefined
        }
        symbol={change.kind === 'native' ? chain?.symbol : token?.symbol}
        chain={chain}
      />
      {isDanger && <DangerMark />}
      {change.kind === 'native' ? (
        <Amount
          value={amount}
          decimals={chain?.decimals ?? defaultDecimals}
          symbol={chain?.symbol ?? ''}
          direction={direction}
          size="s"
          full
        />
      ) : change.kind === 'erc20' && token?.decimals != null ? (
        <Amount
          value={amount}
          decimals={token.decimals}
          symbol={token.symbol ?? ''}
          direction={direction}
          size="s"
          full
        />
      ) : change.kind === 'erc20' ? (
        <bdi>{text(`units.${direction}`, { count: amount.toString() })}</bdi>
      ) : (
        <bdi>
          {text(change.kind === 'erc721' ? `one.${direction}` : `item.${direction}`, {
            id: change.id.toString(),
            count: amount.toString(),
          })}
        </bdi>
      )}
      {change.kind !== 'native' && (
        <PartyText
          party={{ address: change.token, name: token?.symbol ?? null }}
          chain={chain}
          prefixed={false}
          avatar={change.kind === 'erc20' ? 0 : undefined}
        />
      )}
    </li>
  )
}

function AllowanceRow({ change, tokens, chain, isDanger }: RowProps<AllowanceChange>) {
  const text = useText(changesText)
  const token = tokenAt(tokens, change.token)
  return (
    <li className={styles.row} data-danger={isDanger || undefined}>
      <RowMark
        token={change.kind === 'erc20' ? change.token : undefined}
        symbol={token?.symbol}
        chain={chain}
      />
      {isDanger && <DangerMark />}
      {isRevoked(change) ? (
        text('revoked')
      ) : change.kind === 'all' || (change.kind === 'erc20' && isUnlimited(change.raw)) ? (
        text('allowed.all')
      ) : change.kind === 'item' ? (
        text('allowed.item', { id: change.id.toString() })
      ) : (
        <>
          {text('allowed')}{' '}
          {token?.decimals != null ? (
            <Amount
              value={change.raw}
              decimals={token.decimals}
              symbol={token.symbol ?? ''}
              size="s"
              full
            />
          ) : (
            <bdi>{change.raw.toString()}</bdi>
          )}
        </>
      )}
      <PartyText
        party={{ address: change.token, name: token?.symbol ?? null }}
        chain={chain}
        prefixed={false}
        avatar={change.kind === 'erc20' ? 0 : undefined}
      />
      {!isRevoked(change) && (
        <span className={styles.spender}>
          {text('spender')}{' '}
          <PartyText
            party={{ address: change.spender, name: null }}
            chain={chain}
            prefixed={false}
          />
        </span>
      )}
    </li>
  )
}

/** The sentence doesn't mention this change; the notice below the sentence does. */
const DangerMark = () => <OctagonAlert className={styles.danger} size={16} aria-hidden />

/** Every row begins with a mark, so that their texts are aligned. */
const RowMark = ({
  token,
  symbol,
  chain,
}: {
  /** undefined for items of a collection. */
  token: Address | 'native' | undefined
  symbol: string | null | undefined
  chain: ChainSummary | undefined
}) =>
  token === undefined ? (
    <Image className={styles.item} size={20} aria-hidden />
  ) : (
    <TokenMark token={token} symbol={symbol ?? ''} chainId={chain?.chainId} size={20} />
  )
