import type { SafeDetail } from '#domain'
import { at, owners } from '../../common/rows/items.ts'

/** A two-of-three Safe with the latest contract version and no modules or guards. */
export const aSafe = (part: Partial<SafeDetail> = {}): SafeDetail => ({
  at,
  owners: owners.map((address) => ({ address, name: null })),
  threshold: 2,
  nonce: 7,
  version: '1.4.1',
  versionState: 'UP_TO_DATE',
  singleton: { address: '0x29fcB43b46531BcA003ddC8FCB67FFE91900C762', name: 'SafeL2 1.4.1' },
  modules: null,
  guard: null,
  fallbackHandler: null,
  tags: { queued: '1', history: '1', collectibles: '1', messages: '1' },
  ...part,
})
