import type { ChainSummary, SafeRef } from '#base'
import type { Spending, SpendSimulation } from '#signing'
import { Amount, Button, DataItem, DataList, Notice, useText } from '#ui'
import { FeeItem, type FeeItemProps, RevertReason } from '#screens/transactions/execute'
import type { TokenWords } from '#screens/transactions/review'
import { PartyText } from '#screens/common/parties'
import { type FoundAddress, LookAlikeNotice } from '#screens/common/typedAddress'
import type { LimitToken } from './limitTokens.ts'
import styles from './SpendView.module.css'
import { limitsText } from './text.ts'

export interface SpendReviewProps extends Pick<FeeItemProps, 'fees' | 'onLevel' | 'balance'> {
  at: SafeRef
  chain: ChainSummary
  token: LimitToken
  words: TokenWords
  spending: Spending
  found: FoundAddress
  /** The limit's remaining amount before it. */
  left: bigint
  simulation: SpendSimulation | { status: 'loading' }
  /** Whether it is being sent already. */
  isFixed: boolean
  onCheck: () => void
}

/** The payment, its Safe, and its simulation's result. */
export function SpendReview({
  at,
  chain,
  token,
  words,
  spending,
  found,
  left,
  simulation,
  isFixed,
  onCheck,
  fees,
  onLevel,
  balance,
}: SpendReviewProps) {
  const text = useText(limitsText)
  const { to, raw } = spending
  const network = chain.name
  return (
    <>
      <p className={styles.amount}>
        <Amount value={raw} decimals={token.decimals} symbol={token.symbol} size="xl" full />
      </p>
      <DataList>
        <DataItem label={text('spend.to')}>
          <PartyText party={{ address: to, name: null }} chain={chain} variant="full" />
        </DataItem>
        <DataItem label={text('spend.from')}>
          <PartyText party={{ address: at.address, name: null }} chain={chain} variant="full" />
        </DataItem>
        <DataItem label={text('spend.after')}>
          {words.amountOf(token.token, left > raw ? left - raw : 0n)}
        </DataItem>
      </DataList>
      {found.status === 'usable' && <LookAlikeNotice other={found.lookAlike} />}
      {simulation.status === 'reverts' && (
        <Notice tone="danger" title={text('reason.reverts')} live>
          <RevertReason code={simulation.code} detail={simulation.detail} />
        </Notice>
      )}
      {simulation.status !== 'reverts' && (
        <Notice
          live
          tone={
            simulation.status === 'works'
              ? 'done'
              : simulation.status === 'unknown'
                ? 'warning'
                : 'info'
          }
          action={
            simulation.status === 'unknown' && (
              <Button size="s" onClick={onCheck}>
                {text('spend.checkAgain')}
              </Button>
            )
          }
        >
          {text(
            simulation.status === 'works'
              ? 'spend.works'
              : simulation.status === 'unknown'
                ? 'spend.unread'
                : 'spend.checking',
            { network },
          )}
        </Notice>
      )}
      <DataList>
        <FeeItem
          fees={fees}
          onLevel={onLevel}
          balance={balance}
          isFixed={isFixed}
          chain={chain}
          simulation={simulation}
        />
      </DataList>
    </>
  )
}
