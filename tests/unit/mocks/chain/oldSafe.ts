import { addressesOf, domainHash } from '#safe'

import code from '../../../../mocks/chain/contracts/safe-1.1.1.json' with { type: 'json' }
import { type Chain, safes } from '../../../../mocks/chain/index.ts'

/** A Safe before 1.3.0. */
export interface OldSafe {
  address: `0x${string}`
  version: '1.1.1'
  threshold: number
}

/**
 * Puts the contract of 1.1.1 behind the Treasury. Its storage has the same places, and the domain
 * hash in addition.
 */
export async function anOldSafe(chain: Chain): Promise<OldSafe> {
  const { address, threshold } = safes.treasury
  const [singleton] = addressesOf('Safe', '1.1.1')
  if (!singleton) throw new Error('There is no contract of 1.1.1.')
  await chain.overwrite(singleton, { code: code.runtime.GnosisSafe as `0x${string}` })
  await chain.overwrite(address, {
    storage: { '0x0': singleton, '0x6': domainHash({ chainId: '1', address, version: '1.1.1' }) },
  })
  return { address, version: '1.1.1', threshold }
}
