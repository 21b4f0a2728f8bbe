import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Address, DelayModule, SafeRef } from '#base'
import { delayModulesQuery } from '#queries'
import { loadPart } from '#screens/core/code'
import { useEnvironment } from '#screens/core/environment'
import { useRecoveries } from './useRecoveries.ts'

const Recoveries = /*@__PURE__*/ loadPart(
  async () => (await import('./details/index.ts')).Recoveries,
)

export interface RecoveryNoticeProps {
  at: SafeRef
  /**
   * As the gateway reports them; at least one. Which of them queue recoveries is read from the
   * chain.
   */
  modules: readonly Address[]
}

const none: readonly DelayModule[] = []

/**
 * Shown on every page of a Safe while one of its modules has a recovery queued. Nothing is shown if
 * the chain can't be read, or if the gateway reports no modules: the page of the owners and rules
 * reads them from the chain itself.
 */
export function RecoveryNotice({ at, modules }: RecoveryNoticeProps) {
  const node = useEnvironment().client(at.chainId)
  // While other modules are being read, known data of this Safe stays.
  const safe = useQuery({
    ...delayModulesQuery(node, at, modules),
    placeholderData: (before) => before,
  }).data
  const recoveries = useRecoveries(safe?.modules ?? none)
  const isGoing = recoveries.length > 0
  // Once there was one, its dialogs stay: one of them may just be showing that it was canceled.
  const [wasGoing, setWasGoing] = useState(isGoing)
  if (isGoing && !wasGoing) setWasGoing(true)
  const isShown = isGoing || wasGoing
  return safe && isShown && <Recoveries at={at} node={node} safe={safe} recoveries={recoveries} />
}
