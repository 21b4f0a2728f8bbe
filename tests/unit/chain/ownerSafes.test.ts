import { describe, expect, it } from 'vitest'
import type { Address } from '#base'
import { readOwnerSafes } from '#chain'
import { addressesOf } from '#safe'
import { base, safes } from '../../../mocks/chain/index.ts'
import { people } from '../../../mocks/people.ts'
import { aChain } from '../mocks/chain/setup.ts'
import { aClient, noMulticall } from './setup.ts'

const { alice, bob, dave } = people
/** A Safe of Alice, one of several people, and contracts that are not Safes. */
const contracts: readonly Address[] = [
  safes.pettyCash.address,
  safes.treasury.address,
  base.contractOwner,
  base.tokens.usdc,
  dave.address,
]

describe('the Safes among the owners of a Safe', () => {
  it.each([undefined, noMulticall])(
    'are those that the account owns, with their owners and next nonce',
    async (between) => {
      const chain = await aChain()
      const owned = await readOwnerSafes(aClient(chain, between).client, contracts, alice.address)
      expect(owned.map(({ address }) => address)).toEqual([
        safes.pettyCash.address,
        safes.treasury.address,
      ])
      expect(owned[0]).toEqual({
        address: safes.pettyCash.address,
        owners: [alice.address],
        version: '1.4.1',
        fallbackHandler: addressesOf('FallbackHandler', '1.4.1')[0],
        nonce: BigInt(chain.storageAt(safes.pettyCash.address, 5n)),
      })
      expect(
        (await readOwnerSafes(aClient(chain, between).client, contracts, bob.address)).map(
          ({ address }) => address,
        ),
      ).toEqual([safes.treasury.address])
    },
  )

  it('are empty for an account that owns none; no contracts, no requests', async () => {
    const { client, asked } = aClient(await aChain())
    expect(await readOwnerSafes(client, contracts, dave.address)).toEqual([])
    asked.length = 0
    expect(await readOwnerSafes(client, [], alice.address)).toEqual([])
    expect(asked).toEqual([])
  })

  it("aren't made up from a contract's unexpected response", async () => {
    const { client } = aClient(await aChain(), ({ method }) =>
      method === 'eth_call' ? { result: '0x' } : undefined,
    )
    expect(await readOwnerSafes(client, [safes.pettyCash.address], alice.address)).toEqual([])
  })
})
