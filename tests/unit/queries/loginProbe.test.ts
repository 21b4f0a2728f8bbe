import { expect, test } from 'vitest'
import { accountQuery, createQueryClient, loginProbeQuery } from '#queries'
import { people, type Person } from '../../../mocks/people.ts'
import type { GatewayVersion } from '../../../mocks/world.ts'
import { aStage } from '../mocks/gateway/journey.ts'
import { logIn } from '../mocks/gateway/loggingIn.ts'

const { alice, bob } = people

/** Probes Alice's address at a gateway of this version, at which someone may be logged in. */
async function probe(gatewayVersion: GatewayVersion, who?: Person) {
  const { gateway } = aStage({ gatewayVersion })
  if (who) await logIn(gateway, who)
  const queries = createQueryClient()
  const { queryKey } = accountQuery(gateway, alice.address)
  queries.setQueryData<unknown>([...queryKey, 'private'], 'of an earlier login')
  const found = await queries.fetchQuery(loginProbeQuery(gateway, alice.address))
  return {
    found,
    account: queries.getQueryData<unknown>(queryKey),
    kept: queries.getQueryData([...queryKey, 'private']),
  }
}

test.each([
  ['herself, without an account yet', alice, 'self'],
  ['somebody else', bob, 'other'],
  ['nobody', undefined, 'nobody'],
] as const)('an older gateway shows that %s is logged in', async (_, who, expected) => {
  expect((await probe('2025-01', who)).found).toBe(expected)
})

test('private data is removed if the user isn’t logged in, and kept otherwise', async () => {
  expect(await probe('2025-01', alice)).toMatchObject({
    account: null,
    kept: 'of an earlier login',
  })
  expect((await probe('2025-01', bob)).kept).toBeUndefined()
  expect((await probe('2025-01')).kept).toBeUndefined()
})

test('a gateway without accounts shows nothing', async () => {
  expect((await probe('2024-05', alice)).found).toBe('unknown')
})
