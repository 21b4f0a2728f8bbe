import type { Address } from '#base'
import { creationContracts, creationOf, type NewSafe } from '#safe'
import type { CreationPlan, PendingCreation } from '#signing'
import type {
  Order,
  ShownCreationSimulation,
  ShownPlan,
} from '../../../../src/screens/safe/create/deploy/deployFlow.ts'
import { at, alice, bob, carol } from '../../common/rows/items.ts'
import { storyTime } from '../../../../.storybook/frozenTime.ts'

// Creations as the views take them: no random, no now.

export const aNewSafe = (parts: Partial<NewSafe> = {}): NewSafe => ({
  chainId: '1',
  version: '1.4.1',
  owners: [alice, bob, carol],
  threshold: 2,
  saltNonce: 418_223_907_116n,
  ...parts,
})

export const anOrder = (parts: Partial<NewSafe> = {}, name = 'Operations'): Order => ({
  name,
  safe: aNewSafe(parts),
})

/** Its creation code is none, which changes only the address. */
export function aPlan(safe: NewSafe = aNewSafe()): CreationPlan {
  const [contracts] = creationContracts(safe.version, safe.chainId)
  if (!contracts) throw new Error('There are no contracts of this version.')
  const creation = creationOf(safe, contracts, '0x00')
  return { ...creation, safe, contracts, at: { chainId: safe.chainId, address: creation.address } }
}

export const readyPlan = (safe?: NewSafe): ShownPlan => ({ status: 'ready', plan: aPlan(safe) })
export const works: ShownCreationSimulation = {
  status: 'works',
  gas: 281_000n,
  fee: 562_000_000_000_000n,
}

export const txHash = `0x${'5afe'.repeat(16)}` as const

export const aCreation = (
  state: PendingCreation['state'],
  parts: Partial<PendingCreation> = {},
): PendingCreation => {
  const { version, owners, threshold, saltNonce } = aNewSafe()
  return {
    at,
    name: 'Operations',
    version,
    owners,
    threshold,
    saltNonce,
    by: alice,
    txHash,
    since: storyTime,
    state,
    ...parts,
  }
}

/** As many owners as the form takes. */
export const manyOwners = Array.from(
  { length: 50 },
  (_, index): Address => `0x${(index + 1).toString(16).padStart(40, 'a')}`,
)
