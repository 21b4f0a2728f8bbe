import { routes } from '#gateway'
import { describe, expect, it } from 'vitest'
import { people } from '../../../../mocks/people.ts'
import { aStage } from './journey.ts'
import { aMovingClock, logIn } from './loggingIn.ts'
import { outcomeOf } from './outcomeOf.ts'

const { alice, bob, carol } = people
const { address } = alice
/** The version with accounts. */
const gatewayVersion = '2025-01'
const nonOwner = '403 CGW error - 403: Forbidden resource'
const notOneself = '401 CGW error - 401: Unauthorized'
const none = '404 CGW error - 404: Error getting account.'

describe('an account', () => {
  it('is created after a login, stores settings, and is deleted', async () => {
    const { gateway } = aStage({ gatewayVersion })
    await logIn(gateway, alice)
    const created = await gateway.call(routes.createAccount, {
      body: { address: address.toLowerCase(), name: 'Alice' },
    })
    expect(created).toEqual({ id: '2', groupId: null, address, name: 'Alice' })
    expect(await gateway.call(routes.account, { path: { address } })).toEqual(created)
    expect(await gateway.call(routes.accountDataSettings, { path: { address } })).toEqual([])

    const active = (await gateway.call(routes.accountDataTypes, {})).filter(
      ({ isActive }) => isActive,
    )
    expect(active.map(({ id, name }) => `${id} ${name}`)).toEqual([
      '1 CounterfactualSafes',
      '2 AddressBook',
    ])
    const put = (accountDataSettings: { dataTypeId: string; enabled: boolean }[]) =>
      gateway.call(routes.putAccountDataSettings, {
        path: { address },
        body: { accountDataSettings },
      })
    expect(await put(active.map(({ id }) => ({ dataTypeId: id, enabled: true })))).toHaveLength(2)
    expect(await put([{ dataTypeId: '2', enabled: false }])).toEqual([
      { dataTypeId: '2', enabled: false },
    ])
    expect(await gateway.call(routes.accountDataSettings, { path: { address } })).toEqual([
      { dataTypeId: '1', enabled: true },
      { dataTypeId: '2', enabled: false },
    ])

    await gateway.call(routes.deleteAccount, { path: { address } })
    expect(await outcomeOf(gateway.call(routes.account, { path: { address } }))).toBe(none)
    // Settings are deleted with the account.
    await gateway.call(routes.createAccount, { body: { address, name: 'Alice' } })
    expect(await gateway.call(routes.accountDataSettings, { path: { address } })).toEqual([])
  })

  it('exists for Bob from the start, with his address book', async () => {
    const { gateway } = aStage({ gatewayVersion })
    await logIn(gateway, bob)
    const path = { address: bob.address }
    expect(await gateway.call(routes.account, { path })).toEqual({
      id: '1',
      groupId: null,
      address: bob.address,
      name: 'Bob',
    })
    expect(await gateway.call(routes.accountDataSettings, { path })).toEqual([
      { dataTypeId: '2', enabled: true },
    ])
  })
})

describe('an account request is rejected', () => {
  const calls = ({ gateway }: ReturnType<typeof aStage>, of: string) => ({
    create: () => gateway.call(routes.createAccount, { body: { address: of, name: 'Alice' } }),
    read: () => gateway.call(routes.account, { path: { address: of } }),
    delete: () => gateway.call(routes.deleteAccount, { path: { address: of } }),
    settings: () => gateway.call(routes.accountDataSettings, { path: { address: of } }),
    put: () =>
      gateway.call(routes.putAccountDataSettings, {
        path: { address: of },
        body: { accountDataSettings: [] },
      }),
  })

  it.each(['create', 'read', 'delete', 'settings', 'put'] as const)(
    'to %s without a login, for another address, and after a day',
    async (call) => {
      const clock = aMovingClock()
      const stage = aStage({ gatewayVersion, clock })
      expect(await outcomeOf(calls(stage, address)[call]())).toBe(nonOwner)
      await logIn(stage.gateway, alice)
      expect(await outcomeOf(calls(stage, carol.address)[call]())).toBe(notOneself)
      clock.pass(86_400_000)
      expect(await outcomeOf(calls(stage, address)[call]())).toBe(nonOwner)
    },
  )

  it('the second time', async () => {
    const stage = aStage({ gatewayVersion })
    await logIn(stage.gateway, alice)
    const { create } = calls(stage, address)
    await create()
    expect(await outcomeOf(create())).toBe('422 CGW error - 422: Error creating account.')
  })

  it('if there is none, except for deleting', async () => {
    const stage = aStage({ gatewayVersion })
    await logIn(stage.gateway, alice)
    const { read, settings, put, delete: remove } = calls(stage, address)
    for (const call of [read, settings, put]) expect(await outcomeOf(call())).toBe(none)
    expect(await outcomeOf(remove())).toBe('accepted')
  })

  it.each([
    [undefined, 'invalid_type: Required'],
    [7, 'invalid_type: Expected string, received number'],
    ['Al', 'too_small: Account names must be at least 3 characters long'],
    ['A'.repeat(21), 'too_big: Account names must be at most 20 characters long'],
    [
      'Alice!',
      'invalid_string: Account names must start with a letter or number and can contain ' +
        'alphanumeric characters, periods, underscores, and hyphens',
    ],
  ])('with the name %s', async (name, words) => {
    const { gateway } = aStage({ gatewayVersion })
    await logIn(gateway, alice)
    const body = { address, name } as { address: string; name: string }
    expect(await outcomeOf(gateway.call(routes.createAccount, { body }))).toBe(
      `422 CGW error - ${words}`,
    )
  })

  it('for settings of an unknown or inactive kind', async () => {
    const { gateway } = aStage({ gatewayVersion })
    await logIn(gateway, bob)
    for (const dataTypeId of ['3', '9']) {
      const put = gateway.call(routes.putAccountDataSettings, {
        path: { address: bob.address },
        body: { accountDataSettings: [{ dataTypeId, enabled: true }] },
      })
      expect(await outcomeOf(put)).toBe('422 CGW error - 422: Data types not found or not active.')
    }
    const odd = { accountDataSettings: [{ dataTypeId: '1', enabled: 'yes' }] } as unknown as {
      accountDataSettings: []
    }
    expect(
      await outcomeOf(
        gateway.call(routes.putAccountDataSettings, { path: { address: bob.address }, body: odd }),
      ),
    ).toBe('422 CGW error - invalid_type: Expected boolean, received string')
  })
})
