import { describe, expect, it } from 'vitest'
import { createGateway } from '#gateway'
import { createQueryClient, keepCreated, safeInfoKey, safeQuery, toSafeDetail } from '#queries'
import { creationContracts } from '#safe'
import { planCreation } from '#signing'
import { storyInstant } from '../../../../mocks/clock.ts'
import { notFoundFor } from '../../../../mocks/gateway/caches.ts'
import { people } from '../../../../mocks/people.ts'
import { createWorld, fetchOf } from '../../../../mocks/world.ts'
import { creationPort } from '../../../../src/screens/core/ports/creationPort.ts'
import { aClient } from '../../chain/setup.ts'
import { wallet } from '../../mocks/chain/setup.ts'

const { alice, dave } = people
const [, singleton, handler] = creationContracts('1.4.1', '1')[0]!
const created = {
  owners: [dave.address, alice.address],
  threshold: 2,
  version: '1.4.1',
  singleton: singleton.address,
  fallbackHandler: handler.address,
} as const

/** The official gateway, and a Safe that can be created on its chain. */
async function aNewSafe() {
  let now = storyInstant
  const world = createWorld({ gatewayVersion: 'official', clock: { now: () => now } })
  const asked: string[] = []
  const reach = fetchOf(world)
  const fetch: typeof reach = (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input)
    asked.push(pathname.slice('/v1/chains/1/'.length))
    return reach(input, init)
  }
  const gateway = createGateway({ baseUrl: world.gatewayUrl, fetch })
  const chain = await world.chain('1')
  const review = await planCreation(creationPort(aClient(chain).client), {
    ...created,
    chainId: '1',
    version: '1.4.1',
    saltNonce: 7n,
  })
  if (review.status !== 'ready') throw new Error(review.status)
  const { at, to, data } = review.plan
  const queries = createQueryClient()
  return {
    at,
    asked,
    keep: () => keepCreated(gateway, queries, { ...created, at }),
    read: async () => {
      await queries.invalidateQueries({ queryKey: safeInfoKey(at) })
      return toSafeDetail(await queries.fetchQuery({ ...safeQuery(gateway, at), staleTime: 0 }))
    },
    create: () => wallet(chain, dave).sendTransaction({ to, data }),
    pass: (ms: number) => void (now += ms),
  }
}

describe('a Safe that was just created', () => {
  it('is shown as it was created, and not requested until the gateway has it', async () => {
    const { at, asked, keep, read, create } = await aNewSafe()
    keep()
    expect(await read()).toMatchObject({ at, threshold: 2, nonce: 0, versionState: 'UNKNOWN' })
    expect(asked).toEqual([`owners/${dave.address}/safes`])
    await create()
    expect(await read()).toMatchObject({ at, versionState: 'UP_TO_DATE' })
    expect(asked.at(-1)).toBe(`safes/${at.address}`)
    asked.length = 0
    await read()
    expect(asked).toEqual([`safes/${at.address}`])
  })

  it('stays while the gateway remembers that there was none', async () => {
    const { keep, read, create, pass } = await aNewSafe()
    await expect(read()).rejects.toThrow('404')
    await create()
    await expect(read()).rejects.toThrow('404')
    keep()
    expect(await read()).toMatchObject({ versionState: 'UNKNOWN' })
    pass(notFoundFor)
    expect(await read()).toMatchObject({
      versionState: 'UP_TO_DATE',
      owners: created.owners.map((address) => ({ address })),
    })
  })
})
