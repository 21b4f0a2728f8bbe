import type { Address, Hex, SafeRef } from '#base'
import { type Fees, spendingIn } from '#chain'
import { encodeSpending, readSafeRevert } from '#safe'
import { untilSettled } from './follow.ts'
import { type FollowAgain, followEntries } from './followEntries.ts'
import type { CallPort, FollowPort, SimulationPort, WalletPort } from './ports.ts'
import { executionCost, revertParts, type SimulationResult } from './simulate.ts'
import {
  type PendingSpend,
  type SpendState,
  type SpendStore,
  withSpend,
  withSpendState,
} from './stores/spendStore.ts'
import { send } from './walletAnswers.ts'

/** A delegate's payment from a Safe's spending limit. */
export interface Spending {
  at: SafeRef
  module: Address
  delegate: Address
  /** The zero address is the native coin. */
  token: Address
  to: Address
  /** In the smallest unit. */
  raw: bigint
}

const dataOf = ({ at, ...spending }: Spending): Hex =>
  encodeSpending({ safe: at.address, ...spending })

/** The node data that simulating a payment needs. */
export interface SpendPort extends Pick<SimulationPort, 'estimate'> {
  call: CallPort
}

export type SpendSimulation = Exclude<SimulationResult, { status: 'innerFails' }>

/** Simulates a payment. Never rejects. */
export async function simulateSpend(
  chain: SpendPort,
  spending: Spending,
): Promise<SpendSimulation> {
  const { module, delegate } = spending
  const data = dataOf(spending)
  try {
    await chain.call({ to: module, data, from: delegate })
    const estimate = await chain.estimate({ safe: module, data, from: delegate })
    return { status: 'works', ...executionCost(estimate) }
  } catch (error) {
    const revert = readSafeRevert(error)
    return revert ? { status: 'reverts', ...revertParts(revert) } : { status: 'unknown' }
  }
}

interface SendingPorts {
  wallet: Pick<WalletPort, 'sendTransaction'>
  store: SpendStore
  /** Milliseconds since 1970. */
  now: () => number
}

interface SpendInput {
  spending: Spending
  gas?: bigint | undefined
  fees?: Fees | undefined
  /** Whether to send it as a legacy transaction, for chains without a fee market. */
  legacy: boolean
}

/**
 * Sends a payment from the delegate's wallet. Once sent, it is in the store, from where {@link
 * followSpends} follows it.
 * @throws WalletError
 */
export async function sendSpend(
  { wallet, store, now }: SendingPorts,
  { spending, gas, fees, legacy }: SpendInput,
): Promise<PendingSpend> {
  const { at, module, delegate, token, to, raw } = spending
  const request = {
    account: delegate,
    chainId: at.chainId,
    to: module,
    data: dataOf(spending),
    gas,
    ...(fees && { fees }),
    legacy,
  }
  const txHash = await send(wallet, request)
  const spend: PendingSpend = {
    at,
    module,
    token,
    to,
    raw,
    by: delegate,
    txHash,
    since: now(),
    state: { status: 'processing' },
  }
  store.update((list) => withSpend(list, spend))
  return spend
}

interface FollowSpendPorts {
  store: SpendStore
  follow: FollowPort
  /** Milliseconds since 1970. */
  now: () => number
}

/**
 * Follows a payment until the network has decided, and writes it to the store. Retries while the
 * node fails. Returns its state; still `processing` if the caller gave up.
 */
export async function followSpend(
  { store, follow, now }: FollowSpendPorts,
  spend: PendingSpend,
  options: FollowAgain = {},
): Promise<SpendState> {
  const { at, module, by, token, to, raw, txHash, since, state } = spend
  if (state.status !== 'processing' && !(options.again && isMined(state))) return state
  const put = (next: SpendState): SpendState => {
    store.update((list) => withSpendState(list, spend, next))
    return next
  }
  const sent = {
    txHash,
    since,
    from: by,
    nonce: state.status === 'processing' ? state.nonce : undefined,
  }
  const settled = await untilSettled(follow, sent, {
    now,
    onPending: (known) => put({ status: 'processing', slow: true, ...known }),
    ...options,
  })
  if (!settled) return state
  if (settled.status !== 'mined') return put(settled)
  if (settled.receipt.status === 'reverted') return put({ status: 'reverted' })
  const isRecorded = spendingIn(settled.receipt, {
    module,
    safe: at.address,
    delegate: by,
    token,
    to,
    raw,
  })
  return put({ status: isRecorded ? 'done' : 'missing' })
}

interface FollowSpendsOptions {
  store: SpendStore
  now: () => number
  /** undefined: no node is configured for this chain. */
  followOf: (chainId: string) => FollowPort | undefined
  /** The network has decided. */
  onSettled: (spend: PendingSpend) => void
}

/** Follows all sent payments, from any page or tab, until stopped with the returned function. */
export function followSpends({ store, now, followOf, onSettled }: FollowSpendsOptions): () => void {
  return followEntries({
    store,
    list: () => store.get().filter(({ at }) => followOf(at.chainId)),
    keyOf: ({ txHash }) => txHash,
    isMined,
    follow: async (spend, options) => {
      const follow = followOf(spend.at.chainId)
      return follow ? followSpend({ store, follow, now }, spend, options) : spend.state
    },
    onSettled,
  })
}

const isMined = ({ status }: SpendState): boolean =>
  status === 'done' || status === 'missing' || status === 'reverted'
