import { type Address, type ChainSummary, mapRemote, type Remote, type SafeRef } from '#base'
import type { SpendingLimit } from '#chain'
import type { Queue } from '#domain'
import { useOwnLimits } from '#screens/transactions/limits'
import { useEnabledModules } from '#screens/transactions/role'
import { useFollowedSpends } from '#screens/transactions/send/spend'
import { ownLimits } from './ownLimits.ts'
import { RoleCardView } from './RoleCardView.tsx'
import { useOwnProposals } from './useOwnProposals.ts'

export interface RoleCardProps {
  at: SafeRef
  chain: ChainSummary
  /** An account that isn't an owner. */
  account: Address
  /** Whether it has spending limits, or may have. */
  isHolder: boolean
  isDelegate: boolean
  queue: Remote<Queue>
  links: { queue: string; newTransaction?: string | undefined }
  onSend: (limit: SpendingLimit) => void
}

/** What an account that isn't an owner may do in a Safe, above everything else. */
export function RoleCard(props: RoleCardProps) {
  const { at, chain, account, isHolder, isDelegate, queue, links, onSend } = props
  const { read } = useOwnLimits(at, isHolder ? account : undefined, useEnabledModules(at))
  useFollowedSpends()
  return (
    <RoleCardView
      chain={chain}
      limits={isHolder ? mapRemote(read, (state) => ownLimits(state, account)) : undefined}
      tokens={read.status === 'ready' ? read.value?.tokens : undefined}
      proposals={useOwnProposals(at, isDelegate ? account : undefined, queue)}
      isDelegate={isDelegate}
      links={links}
      onSend={onSend}
    />
  )
}
