import { routes } from '#gateway'
import { describe, expect, it } from 'vitest'
import { safes } from '../../../../mocks/chain/index.ts'
import { people } from '../../../../mocks/people.ts'
import { aStage, chainId, treasury, type Stage } from './journey.ts'
import { logIn } from './loggingIn.ts'
import { outcomeOf } from './outcomeOf.ts'

const { alice, dave } = people
const { vault } = safes
const moduleAddress = vault.modules[0]!

const register = ({ gateway }: Stage, safeAddress: string = vault.address) =>
  gateway.call(routes.registerRecovery, { path: { chainId, safeAddress }, body: { moduleAddress } })
const remove = ({ gateway }: Stage) =>
  gateway.call(routes.removeRecovery, {
    path: { chainId, safeAddress: vault.address, moduleAddress },
  })

describe('a recovery module', () => {
  it('is watched for a logged-in owner, until an owner stops it', async () => {
    const stage = aStage()
    await logIn(stage.gateway, alice)
    const { recoveries } = await stage.world.state.userData()
    const watched = () => recoveries.has({ chainId, safe: vault.address, moduleAddress })
    await register(stage)
    expect(watched()).toBe(true)
    await remove(stage)
    expect(watched()).toBe(false)
  })

  it('is not watched without a login, for non-owners, or for a Safe without it', async () => {
    const stage = aStage()
    const forbidden = '403 CGW error - 403: Forbidden resource'
    for (const call of [register, remove]) expect(await outcomeOf(call(stage))).toBe(forbidden)
    await logIn(stage.gateway, dave)
    for (const call of [register, remove]) expect(await outcomeOf(call(stage))).toBe(forbidden)
    await logIn(stage.gateway, alice)
    expect(await outcomeOf(register(stage, treasury))).toBe('401 CGW error - 401: Unauthorized')
  })
})
