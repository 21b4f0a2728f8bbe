import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import {
  type Address,
  type ChainSnapshot,
  type ChainSummary,
  mapRemote,
  type Remote,
  sameAddress,
  type SafeRef,
} from '#base'
import type { SafeDetail } from '#domain'
import { registerRecoveryMutation, removeRecoveryMutation } from '#queries'
import { useText } from '#ui'
import { useWallet } from '#wallet'
import { useEnvironment } from '#screens/core/environment'
import { reportedName, rulesOf } from '#screens/safe/rules'
import { alertsText } from '../text.ts'
import { recoveryRejection } from './recoveryRejection.ts'
import { RecoveryView, type RecoveryViewProps, type WatchAct } from './RecoveryView.tsx'

export interface RecoveryAlertsProps {
  at: SafeRef
  chain: ChainSummary
  reported: Remote<SafeDetail>
  /** undefined without a node of the network. */
  onChain: Remote<ChainSnapshot> | undefined
  /** Where a user logs in. */
  loginHref: string
}

/**
 * Makes the gateway monitor modules of a Safe, for the logged-in owner. Its state can't be read, so
 * only changes made here are known.
 */
export function RecoveryAlerts({ at, chain, reported, onChain, loginHref }: RecoveryAlertsProps) {
  const text = useText(alertsText)
  const { gateway } = useEnvironment()
  const { account, connect } = useWallet()
  const { mutateAsync: watch } = useMutation(registerRecoveryMutation(gateway))
  const { mutateAsync: stop } = useMutation(removeRecoveryMutation(gateway))
  const [watching, setWatching] = useState<RecoveryViewProps['watching']>({})
  const rules = rulesOf(reported, onChain)
  const isOwner =
    rules.status === 'ready' && rules.value.owners.some((owner) => sameAddress(owner, account))

  async function onAct(act: WatchAct, module: Address): Promise<void> {
    const put = (state: RecoveryViewProps['watching'][Address]) =>
      setWatching((before) => ({ ...before, [module]: state }))
    put({ status: 'sending', act })
    try {
      await (act === 'watch' ? watch : stop)({ at, module })
      put({ status: 'done', act })
    } catch (error) {
      put({ status: 'failed', act, rejection: recoveryRejection(error, navigator.onLine) })
    }
  }

  return (
    <RecoveryView
      chain={chain}
      modules={mapRemote(rules, ({ modules, modulesComplete }) => ({
        addresses: modules,
        isComplete: modulesComplete,
        isFromChain: onChain?.status === 'ready',
      }))}
      party={(address) => ({ address, name: reportedName(reported, address) })}
      watching={watching}
      disabledReason={
        isOwner
          ? undefined
          : text(account === undefined && connect ? 'recovery.connect' : 'recovery.nonOwner')
      }
      loginHref={loginHref}
      onAct={(act, module) => void onAct(act, module)}
    />
  )
}
