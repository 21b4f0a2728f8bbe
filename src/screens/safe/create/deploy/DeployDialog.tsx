import { useQueries, useQuery } from '@tanstack/react-query'
import { isContractQuery, isListedQuery, toRemote } from '#queries'
import type { PendingCreation } from '#signing'
import { useWallet } from '#wallet'
import { useChain, useEnvironment } from '#screens/core/environment'
import { linkTo } from '#screens/core/links'
import { warningsAbout } from '../createForm.ts'
import { mayDeploy, type Order } from './deployFlow.ts'
import { useLookAlikes } from '#screens/common/suspicions'
import { DeployView } from './DeployView.tsx'
import { useDeploy } from './useDeploy.ts'

export interface DeployDialogProps {
  order: Order
  /** The sent creation, if the dialog is opened to follow it. */
  creation?: PendingCreation | undefined
  /** It was sent: the form isn't needed anymore. */
  onSent: (creation: PendingCreation) => void
  onOtherNumber: () => void
  /** Adds the Safe at this address, which exists already. */
  onAdd: (at: PendingCreation['at']) => void
  onEdit: () => void
  /** The outcome was read. */
  onDone: (creation: PendingCreation) => void
  onClose: () => void
}

/** Milliseconds between two requests to a gateway that doesn't list a new Safe yet. */
const listedPolling = 5_000

/** Reviews the creation of a Safe, sends it and follows it. */
export function DeployDialog({
  order,
  creation,
  onSent,
  onOtherNumber,
  onAdd,
  onEdit,
  onDone,
  onClose,
}: DeployDialogProps) {
  const { gateway, chains, client } = useEnvironment()
  const { chainId, owners } = order.safe
  const { lookAlikesIn } = useLookAlikes()
  const chain = useChain(chainId)
  const wallet = useWallet()
  const { account, switchChain } = wallet
  const deploying = useDeploy({ order, opened: creation, chain, account, onSent })
  const { state, sent, plan, simulation, fees, relaying, isRechecking } = deploying
  const kinds = useQueries({
    queries: owners.map((address) => isContractQuery(client(chainId), { chainId, address })),
  })
  const at = sent?.at
  const isListed = useQuery({
    ...isListedQuery(gateway, at ?? { chainId, address: '0x' }, owners[0] ?? '0x'),
    enabled: state.step === 'done' && at !== undefined,
    refetchInterval: ({ state: { data } }) => (data ? false : listedPolling),
  })
  return (
    <DeployView
      order={order}
      chain={chain}
      plan={plan}
      simulation={simulation}
      warnings={warningsAbout(order.safe, account)}
      lookAlikes={lookAlikesIn(owners)}
      contractOwners={owners.filter((_, index) => kinds[index]?.data === true)}
      fees={fees.fees}
      onLevel={fees.onLevel}
      balance={fees.balance}
      relaying={relaying}
      onCheck={deploying.check}
      state={state}
      account={account}
      sent={sent}
      allowed={mayDeploy(plan, simulation, wallet, relaying.payer)}
      isRechecking={isRechecking}
      listed={toRemote(isListed)}
      href={at && linkTo(chains, at, 'home')}
      onSwitchChain={
        switchChain && (() => void switchChain(Number(chainId)).catch(() => undefined))
      }
      onSend={() => void deploying.send()}
      onRelayAnyway={() => void deploying.relayAnyway()}
      onBack={deploying.back}
      onOtherNumber={onOtherNumber}
      onAdd={() => plan.status === 'exists' && onAdd(plan.plan.at)}
      onEdit={onEdit}
      onDone={() => (sent ? onDone(sent) : onClose())}
      onClose={onClose}
    />
  )
}
