import { describe, expect, it } from 'vitest'
import type { SafeDetail } from '#domain'
import { chainVersionQuery, createQueryClient } from '#queries'
import {
  type Chain,
  replaceSingleton,
  safes,
  type SafePlace,
} from '../../../../mocks/chain/index.ts'
import { toSafeState } from '../../../../src/screens/core/openSafe/useSafeState.ts'
import { aSafe } from '../../../../stories/screens/safe/home/safe.ts'
import { aClient } from '../../chain/setup.ts'
import { aChain } from '../../mocks/chain/setup.ts'

const { treasury, operations, oldSavings, pettyCash } = safes

async function versionOf(chain: Chain, { chainId, address }: SafePlace) {
  const { client, asked } = aClient(chain)
  const version = await createQueryClient().fetchQuery(
    chainVersionQuery(client, { chainId: String(chainId), address }),
  )
  return { version, asked: asked.flat().filter((method) => method !== 'eth_chainId') }
}

describe('the version of a Safe that the gateway does not know', () => {
  it.each([treasury, operations, oldSavings, pettyCash])(
    'is that of $name’s official contract: $version, in one call',
    async (place) => {
      expect(await versionOf(await aChain(), place)).toEqual({
        version: place.version,
        asked: ['eth_getStorageAt'],
      })
    },
  )

  it('is unknown for unofficial code, whatever it claims', async () => {
    const chain = await aChain()
    await replaceSingleton(chain, treasury.address)
    expect((await versionOf(chain, treasury)).version).toBeNull()
  })
})

describe('the state of a Safe for lists', () => {
  const unknown: Partial<SafeDetail>[] = [
    { version: null },
    { versionState: 'UNKNOWN' },
    { version: null, versionState: 'UNKNOWN' },
  ]

  it.each(unknown)('has the chain’s version if the gateway reports %o', (parts) => {
    expect(toSafeState(aSafe(parts), { version: '1.5.0' }).version).toBe('1.5.0')
    expect(toSafeState(aSafe(parts), { version: null }).version).toBeNull()
    expect(toSafeState(aSafe(parts)).version).toBeNull()
  })

  it('has the gateway’s version if it reports one, and the higher nonce', () => {
    expect(toSafeState(aSafe({ version: '1.4.1', nonce: 7 }), { nonce: 9n })).toMatchObject({
      version: '1.4.1',
      nonce: 9n,
    })
    expect(toSafeState(aSafe({ nonce: 7 }), { nonce: 6n }).nonce).toBe(7n)
  })
})
