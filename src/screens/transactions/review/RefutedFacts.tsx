import type { ChainSummary } from '#base'
import type { TransactionDetail } from '#domain'
import type { Effect } from '#safe'
import { DataList, useText } from '#ui'
import { transactionText } from '#screens/common/signing'
import { EffectList } from './EffectList.tsx'
import { NonceItem } from './NonceItem.tsx'
import { PartyItem } from './PartyItem.tsx'
import type { ShownReview } from './shownReview.ts'

export interface RefutedFactsProps {
  review: Pick<ShownReview, 'effect' | 'tokens' | 'conflicts'>
  detail: TransactionDetail
  chain: ChainSummary | undefined
}

/** Which transaction it is, and what its data does: nothing else counts if a check fails. */
export function RefutedFacts({
  review: { effect, tokens = [], conflicts },
  detail: { at, tx, action },
  chain,
}: RefutedFactsProps) {
  const text = useText(transactionText)
  return (
    <>
      <DataList dense>
        <PartyItem
          label={text('field.safe')}
          party={{ address: at.address, name: null }}
          chain={chain}
        />
        {tx && <NonceItem nonce={Number(tx.nonce)} {...{ conflicts, action, chain }} />}
      </DataList>
      {effect && <EffectList effects={effectsIn(effect)} tokens={tokens} chain={chain} />}
    </>
  )
}

const effectsIn = (effect: Effect) => (effect.kind === 'batch' ? effect.effects : [effect])
