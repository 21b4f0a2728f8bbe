import { routes } from '#gateway'
import { describe, expect, it } from 'vitest'
import { replayUserData } from '../../../../mocks/gateway/changes.ts'
import { createUserData } from '../../../../mocks/gateway/userData.ts'
import type { GatewayChange } from '../../../../mocks/gateway/state.ts'
import { people } from '../../../../mocks/people.ts'
import type { GatewayVersion } from '../../../../mocks/world.ts'
import { aStage, chainId, treasury } from './journey.ts'
import { logIn } from './loggingIn.ts'
import { outcomeOf } from './outcomeOf.ts'

const { alice } = people

/** A stage that records its changes, and one that starts from them, as after a reload. */
function aPageThatReloads(gatewayVersion: GatewayVersion) {
  const changes: GatewayChange[] = []
  const first = aStage({ gatewayVersion })
  first.world.state.onChange = async (change) => void changes.push(change)
  return {
    first,
    changes,
    async reload() {
      const again = aStage({ gatewayVersion })
      const data = createUserData()
      // Serialized to JSON and back.
      for (const change of JSON.parse(JSON.stringify(changes)) as GatewayChange[])
        await replayUserData(data, change)
      again.world.state.userData = async () => data
      again.world.state.jar.token = first.world.state.jar.token
      return again
    },
  }
}

describe('after a reload', () => {
  it('logged-in users stay logged in, with their account and its settings', async () => {
    const { first, changes, reload } = aPageThatReloads('2025-01')
    await logIn(first.gateway, alice)
    const path = { address: alice.address }
    const created = await first.gateway.call(routes.createAccount, {
      body: { address: alice.address, name: 'Alice' },
    })
    await first.gateway.call(routes.putAccountDataSettings, {
      path,
      body: { accountDataSettings: [{ dataTypeId: '1', enabled: true }] },
    })
    const { gateway } = await reload()
    expect(await gateway.call(routes.account, { path })).toEqual(created)
    expect(await gateway.call(routes.accountDataSettings, { path })).toEqual([
      { dataTypeId: '1', enabled: true },
    ])
    expect(changes.map(({ kind, chainId: chain }) => `${kind} ${chain}`)).toEqual([
      'login null',
      'createAccount null',
      'putAccountDataSettings null',
    ])
  })

  it('emails are in the mailbox with the same codes, which are still valid', async () => {
    const { first, reload } = aPageThatReloads('2024-05')
    await logIn(first.gateway, alice)
    await first.gateway.call(routes.registerEmail, {
      path: { chainId, safeAddress: treasury },
      body: { emailAddress: 'alice@example.test', signer: alice.address },
    })
    const { gateway, world } = await reload()
    const [mail, ...others] = (await world.state.userData()).mailbox.list()
    expect([mail, ...others]).toEqual((await first.world.state.userData()).mailbox.list())
    const path = { chainId, safeAddress: treasury, signer: alice.address }
    await gateway.call(routes.verifyEmail, { path, body: { code: mail!.code! } })
    expect(await gateway.call(routes.registeredEmail, { path })).toEqual({
      email: 'alice@example.test',
      verified: true,
    })
  })

  it('logged-out users stay logged out', async () => {
    const { first, reload } = aPageThatReloads('today')
    await logIn(first.gateway, alice)
    const { token } = first.world.state.jar
    await first.gateway.call(routes.logout, {})
    const { gateway, world } = await reload()
    // Not even with the old cookie.
    world.state.jar.token = token
    expect(await outcomeOf(gateway.call(routes.session, {}))).toMatch(/^403 /)
  })

  it('a reset world has deleted logins and email', async () => {
    const { gateway, world } = aStage({ gatewayVersion: '2024-05' })
    await logIn(gateway, alice)
    const path = { chainId, safeAddress: treasury }
    await gateway.call(routes.registerEmail, {
      path,
      body: { emailAddress: 'alice@example.test', signer: alice.address },
    })
    await world.reset()
    expect((await world.state.userData()).mailbox.list()).toEqual([])
    const read = () =>
      outcomeOf(gateway.call(routes.registeredEmail, { path: { ...path, signer: alice.address } }))
    expect(await read()).toMatch(/^403 /)
    await logIn(gateway, alice)
    expect(await read()).toMatch(/^404 /)
  })
})
