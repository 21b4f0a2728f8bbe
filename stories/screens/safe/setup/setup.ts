import type { Address, ChainSnapshot } from '#base'
import { base } from '../../../../mocks/chain/genesis/places.ts'
import { alice, at, bob, carol } from '../../common/rows/items.ts'

/** A Safe of 2 of 3 owners, as its contract has it. */
export const aSnapshot = (parts: Partial<ChainSnapshot> = {}): ChainSnapshot => ({
  ...at,
  blockNumber: 20n,
  owners: [alice, bob, carol],
  threshold: 2,
  nonce: 7n,
  version: '1.4.1',
  singleton: '0x41675C099F32341bf84BFc5382aF534df5C7461a',
  singletonCodeHash: '0x1fe2df852ba3299d6534ef416eefa406e56ced995bca886ab7a553e6d0c5e1c4',
  proxyCodeHash: `0x${'00'.repeat(32)}`,
  guard: null,
  moduleGuard: null,
  modules: [],
  modulesComplete: true,
  fallbackHandler: '0xfd0732Dc9E303f09fCEf3a7388Ad10A83459Ec99',
  domainSeparator: null,
  contractOwners: null,
  approvals: null,
  ...parts,
})

export const guarded = aSnapshot({
  version: '1.5.0',
  modules: [base.module],
  guard: base.guard,
  moduleGuard: base.guard,
})

/** As many owners as a large organization has. */
export const manyOwners = Array.from(
  { length: 40 },
  (_, index): Address => `0x${(index + 1).toString(16).padStart(40, 'a')}`,
)
