import {
  type Address,
  type ChainSummary,
  type DelayedSafe,
  type Remote,
  type SafeRef,
  sameAddress,
} from '#base'
import { Notice, useText } from '#ui'
import { PartyText } from '#screens/common/parties'
import { nameOrAddress, namesText, resolveName, useNames } from '#screens/core/names'
import styles from '../../common/RecoveryDialogView.module.css'
import { skippedCount } from '../recoveries.ts'
import { recoveryText } from '../text.ts'

export interface SkippedQueueViewProps {
  at: SafeRef
  chain: ChainSummary | undefined
  /** The contract that is called, and the number that its queue continues with. */
  module: Address
  next: bigint
  found: Remote<Pick<DelayedSafe, 'modules'>>
}

/** How many queued transactions of a module a transaction cancels. */
export function SkippedQueueView({ at, chain, module, next, found }: SkippedQueueViewProps) {
  const text = useText(recoveryText)
  const words = useText(namesText)
  const names = useNames()
  if (found.status === 'loading') return <p className={styles.quiet}>{text('skip.loading')}</p>
  if (found.status === 'failed') return <Notice tone="warning">{text('skip.failed')}</Notice>
  const queue = found.value.modules.find(({ address }) => sameAddress(address, module))
  if (!queue) return <Notice tone="warning">{text('skip.module')}</Notice>
  // Only the module's owner can make it skip its queue.
  if (!sameAddress(queue.owner, at.address))
    return <Notice tone="warning">{otherOwner(queue.owner)}</Notice>
  const count = skippedCount(queue, next)
  if (count === 0) return <Notice tone="warning">{text('skip.none')}</Notice>
  const party = nameOrAddress(
    words,
    resolveName(names, { address: module, name: null }, chain?.chainId),
    module,
  )
  const counted = <p className={styles.text}>{text('skip.count', { count, module: party })}</p>
  if (queue.isPublished) return counted
  return (
    <>
      {counted}
      <Notice tone="warning">{text('module.unpublished')}</Notice>
    </>
  )

  function otherOwner(owner: Address | null) {
    if (!owner) return text('who.unknown')
    return (
      <>
        {text('who.other')}{' '}
        <PartyText
          party={{ address: owner, name: null }}
          chain={chain}
          prefixed={false}
          avatar={20}
        />
      </>
    )
  }
}
