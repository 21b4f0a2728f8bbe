import type { Address, DelayModule, QueuedCall, QueuedTx } from '#base'
import { encodeAddOwner, encodeChangeThreshold, encodeMultiSend, encodeSwapOwner } from '#safe'
import {
  type Recovery,
  recoveryState,
} from '../../../../src/screens/transactions/skippedQueue/recoveries.ts'
import { storyTime } from '../../../../.storybook/frozenTime.ts'
import { treasury as at } from '../../transactions/review/transactions.ts'
import { bob, carol, dave, owners } from '../../common/rows/items.ts'

const day = 86_400_000
const multiSend: Address = '0x9641d764fc13c8B624c04430C7356C1C7C8102e2'

/** Queued a day ago; it can be executed in a day, for a week. */
export const aQueued = (parts: Partial<QueuedTx> = {}): QueuedTx => ({
  number: 0n,
  hash: `0x${'ab'.repeat(32)}`,
  createdAt: storyTime - day,
  executableAt: storyTime + day,
  expiresAt: storyTime + 8 * day,
  ...parts,
})

/** A Delay module of the Safe, whose queue its owners can skip. */
export const aModule = (
  queued: readonly QueuedTx[],
  parts: Partial<DelayModule> = {},
): DelayModule => ({
  address: '0xe8B19Aca48A2E8f89F0F59c4AAe09Bd50506ce62',
  isPublished: true,
  owner: at.address,
  target: at.address,
  next: 0n,
  end: BigInt(queued.length),
  queued,
  ...parts,
})

export const recoveriesIn = (module: DelayModule): Recovery[] =>
  module.queued.map((queued) => ({ module, queued, state: recoveryState(queued, storyTime) }))

export const waiting = recoveriesIn(aModule([aQueued()]))
export const executable = recoveriesIn(aModule([aQueued({ executableAt: storyTime - day })]))
export const expired = recoveriesIn(
  aModule([aQueued({ executableAt: storyTime - 8 * day, expiresAt: storyTime - day })]),
)
export const several = recoveriesIn(
  aModule([
    aQueued(),
    aQueued({ number: 1n, createdAt: storyTime, executableAt: storyTime + 2 * day }),
  ]),
)

/** Dave in place of Carol, and one signature is enough. */
export const takesOver: QueuedCall = {
  to: multiSend,
  value: 0n,
  data: encodeMultiSend(
    [encodeSwapOwner(owners, carol, dave), encodeChangeThreshold(1)].map((data) => ({
      to: at.address,
      value: 0n,
      data,
      operation: 0 as const,
    })),
  ),
  operation: 1,
}
export const addsDave: QueuedCall = {
  to: at.address,
  value: 0n,
  data: encodeAddOwner(dave, 2),
  operation: 0,
}
/** A module may queue anything. */
export const sendsEther: QueuedCall = { to: bob, value: 3n * 10n ** 18n, data: '0x', operation: 0 }
