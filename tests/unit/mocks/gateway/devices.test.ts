import {
  routes,
  type DeviceRegistration,
  type DeviceSubscriptions,
  type DeviceType,
} from '#gateway'
import { keccak256, toBytes, type Hex } from 'viem'
import { sign, signMessage } from 'viem/accounts'
import { describe, expect, it } from 'vitest'
import { safes } from '../../../../mocks/chain/index.ts'
import { storyInstant } from '../../../../mocks/clock.ts'
import { people, type Person } from '../../../../mocks/people.ts'
import { aStage, chainId, safeOf, treasury, type Stage } from './journey.ts'
import { logIn } from './loggingIn.ts'
import { outcomeOf } from './outcomeOf.ts'

const { alice, bob, dave } = people
const uuid = 'b2f7c1f0-3c1d-4f4e-9a55-0a8f5f0d7a11'
const seconds = storyInstant / 1000
const vault = safes.vault.address

interface Asked {
  deviceType?: DeviceType
  timestamp?: string
  safes?: string[]
  device?: string
}

/** A signed registration, as the app would send it. */
async function aRegistration(
  who: Person,
  {
    deviceType = 'WEB',
    timestamp = String(seconds),
    safes: asked = [treasury, vault],
    device = uuid,
  }: Asked = {},
): Promise<DeviceRegistration> {
  const hash: Hex = keccak256(
    toBytes(`gnosis-safe${timestamp}${device}token of ${who.name}${asked.toSorted().join('')}`),
  )
  const { privateKey } = who
  const signature =
    deviceType === 'WEB'
      ? await signMessage({ message: { raw: hash }, privateKey })
      : await sign({ hash, privateKey, to: 'hex' })
  return {
    uuid: device,
    cloudMessagingToken: `token of ${who.name}`,
    buildNumber: '1',
    bundle: 'coffer',
    deviceType,
    version: '1.0.0',
    timestamp,
    safeRegistrations: [{ chainId, safes: asked, signatures: [signature] }],
  }
}

const register = ({ gateway }: Stage, body: DeviceRegistration) =>
  gateway.call(routes.registerDevice, { body })
const forgetDevice = ({ gateway }: Stage, device = uuid) =>
  gateway.call(routes.unregisterDevice, { path: { chainId, uuid: device } })
const forgetSafe = ({ gateway }: Stage, safeAddress: string) =>
  gateway.call(routes.unregisterSafe, { path: { chainId, uuid, safeAddress } })

/** The tokens of the devices that are notified about an event in the Treasury. */
async function hearers(
  { gateway, world }: Stage,
  kind: 'INCOMING_TOKEN' | 'CONFIRMATION_REQUEST',
  safe: Hex = treasury,
) {
  const owners = (await safeOf(gateway, safe)).owners.map(({ value }) => value as Hex)
  return (await world.state.userData()).devices.told({ chainId, safe }, kind, owners)
}

describe('a device', () => {
  it('is registered with a signature, gets notifications, and is unregistered', async () => {
    const stage = aStage()
    await register(stage, await aRegistration(alice))
    expect(await hearers(stage, 'INCOMING_TOKEN')).toEqual(['token of Alice'])
    expect(await hearers(stage, 'CONFIRMATION_REQUEST', vault)).toEqual(['token of Alice'])
    await forgetSafe(stage, treasury.toLowerCase())
    expect(await hearers(stage, 'INCOMING_TOKEN')).toEqual([])
    expect(await hearers(stage, 'INCOMING_TOKEN', vault)).toEqual(['token of Alice'])
    await forgetDevice(stage, uuid.toUpperCase())
    expect(await hearers(stage, 'INCOMING_TOKEN', vault)).toEqual([])
  })

  it('receives confirmation requests for owners only, as identified by the signature', async () => {
    const stage = aStage()
    await register(stage, await aRegistration(dave))
    expect(await hearers(stage, 'INCOMING_TOKEN')).toEqual(['token of Dave'])
    expect(await hearers(stage, 'CONFIRMATION_REQUEST')).toEqual([])
    // A signature of other data belongs to an arbitrary address.
    const { safeRegistrations } = await aRegistration(bob, { timestamp: String(seconds - 1) })
    await register(stage, { ...(await aRegistration(bob)), safeRegistrations })
    expect(await hearers(stage, 'CONFIRMATION_REQUEST')).toEqual([])
    await register(stage, await aRegistration(bob))
    expect(await hearers(stage, 'CONFIRMATION_REQUEST')).toEqual(['token of Bob'])
  })

  it('of a phone signs the plain hash, and loses the owners it leaves out', async () => {
    const stage = aStage()
    await register(stage, await aRegistration(alice, { deviceType: 'IOS' }))
    expect(await hearers(stage, 'CONFIRMATION_REQUEST')).toEqual(['token of Alice'])
    await register(stage, await aRegistration(dave, { deviceType: 'IOS' }))
    expect(await hearers(stage, 'CONFIRMATION_REQUEST')).toEqual([])
    expect(await hearers(stage, 'INCOMING_TOKEN')).toEqual(['token of Dave'])
  })

  it('can be registered with a login as well, for selected kinds of notifications', async () => {
    const stage = aStage()
    const { gateway } = stage
    const body = (
      address: string,
      kinds: DeviceSubscriptions['safes'][number]['notificationTypes'],
      deviceUuid?: string,
    ): DeviceSubscriptions => ({
      cloudMessagingToken: 'token',
      deviceType: 'WEB',
      safes: [{ chainId, address, notificationTypes: kinds }],
      ...(deviceUuid !== undefined && { deviceUuid }),
    })
    const { deviceUuid = '' } = await gateway.call(routes.registerDeviceV2, {
      body: body(treasury, ['CONFIRMATION_REQUEST']),
    })
    expect(deviceUuid).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
    // No one is logged in, so no one can be asked for confirmation.
    expect(await hearers(stage, 'CONFIRMATION_REQUEST')).toEqual([])
    await logIn(gateway, alice)
    expect(
      await gateway.call(routes.registerDeviceV2, {
        body: body(treasury, ['CONFIRMATION_REQUEST'], deviceUuid),
      }),
    ).toEqual({ deviceUuid })
    expect([
      await hearers(stage, 'CONFIRMATION_REQUEST'),
      await hearers(stage, 'INCOMING_TOKEN'),
    ]).toEqual([['token'], []])
    const path = { chainId, deviceUuid, safeAddress: treasury }
    await gateway.call(routes.unregisterSafeV2, { path })
    expect(await outcomeOf(gateway.call(routes.unregisterSafeV2, { path }))).toBe(
      '404 CGW error - 404: No Subscription Found!',
    )
    await gateway.call(routes.unregisterDeviceV2, { path })
    expect(await outcomeOf(gateway.call(routes.unregisterDeviceV2, { path }))).toBe(
      '404 CGW error - 404: No Device Found!',
    )
  })
})

describe('a device is rejected', () => {
  it('if its signature is more than five minutes old or from the future', async () => {
    const stage = aStage()
    for (const [timestamp, outcome] of [
      [seconds - 300, 'accepted'],
      [seconds - 301, 'expired'],
      [seconds + 301, 'expired'],
      ['soon', 'expired'],
    ] as const) {
      const told = await outcomeOf(
        aRegistration(alice, { timestamp: String(timestamp) }).then((body) =>
          register(stage, body),
        ),
      )
      expect(told).toBe(
        outcome === 'accepted' ? outcome : '400 CGW error - 400: The signature is expired!',
      )
    }
  })

  it('if its body is invalid', async () => {
    const stage = aStage()
    const body = await aRegistration(alice)
    const broken = {
      ...body,
      safeRegistrations: [{ chainId, safes: [treasury], signatures: ['0x1234'] }],
    }
    expect(await outcomeOf(register(stage, broken))).toBe(
      '500 CGW error - 500: Internal server error',
    )
    expect(await outcomeOf(register(stage, { ...body, uuid: 'nope' }))).toBe(
      '422 CGW error - invalid_format: Invalid UUID',
    )
    expect(
      await outcomeOf(register(stage, { ...body, deviceType: 'TOASTER' as DeviceType })),
    ).toMatch(/^422 CGW error - custom: Invalid option/)
    expect(await outcomeOf(register(stage, { ...body, safeRegistrations: 'all' as never }))).toBe(
      '422 CGW error - invalid_type: Invalid input: expected array, received string',
    )
  })

  it('if an unknown device is unregistered, except by older gateways', async () => {
    const today = aStage()
    expect(await outcomeOf(forgetDevice(today))).toBe('404 CGW error - 404: No Device Found!')
    expect(await outcomeOf(forgetSafe(today, treasury))).toBe(
      '404 CGW error - 404: No Subscription Found!',
    )
    const older = aStage({ gatewayVersion: '2025-01' })
    expect([
      await outcomeOf(forgetDevice(older)),
      await outcomeOf(forgetSafe(older, treasury)),
    ]).toEqual(['accepted', 'accepted'])
  })
})
