import type { routes } from '#gateway'
import { reply, type Handler } from '../handler.ts'
import { performAction } from '../userData/performAction.ts'
import { uuidFor } from '../userData/chance.ts'
import { readDevice, readSignedDevice } from '../userData/deviceBody.ts'
import { missing } from '../userData/httpErrors.ts'
import { signedIn } from '../userData/signedIn.ts'
import { readObjects } from '../userData/bodyParts.ts'
import { readAddress, readObject, readText } from '../reading/values.ts'
import { HttpError } from '../httpError.ts'
import type { GatewayState } from '../state.ts'

/** Accepts any readable signature: it only determines for whom the device is notified. */
export const registerDevice: Handler<typeof routes.registerDevice> = async (gateway, { body }) => {
  const { uuid, ...device } = await readSignedDevice(body, gateway.now())
  await performAction(gateway, 'registerDevice', {
    ...device,
    uuid: readUuid(uuid ?? freshUuid(gateway, device.cloudMessagingToken)),
    anew: device.deviceType !== 'WEB',
  })
}

/** Registers without a login too, then without confirmation requests; rejects an invalid cookie. */
export const registerDeviceV2: Handler<typeof routes.registerDeviceV2> = async (gateway, input) => {
  const signer = input.token === undefined ? null : (await signedIn(gateway, input)).address
  const { uuid, ...device } = readDevice(input.body, signer)
  const deviceUuid = readUuid(uuid ?? freshUuid(gateway, device.cloudMessagingToken))
  await performAction(gateway, 'registerDevice', { ...device, uuid: deviceUuid, anew: false })
  return reply(201, { deviceUuid })
}

export const unregisterDevice: Handler<typeof routes.unregisterDevice> = (gateway, { path }) =>
  forgetDevice(gateway, path.uuid)
export const unregisterDeviceV2: Handler<typeof routes.unregisterDeviceV2> = (gateway, { path }) =>
  forgetDevice(gateway, path.deviceUuid)
export const unregisterSafe: Handler<typeof routes.unregisterSafe> = (gateway, { path }) =>
  forgetSafe(gateway, path.uuid, path)
export const unregisterSafeV2: Handler<typeof routes.unregisterSafeV2> = (gateway, { path }) =>
  forgetSafe(gateway, path.deviceUuid, path)

/** For a logged-in owner: other devices and owners have no subscriptions. */
export const subscribedKinds: Handler<typeof routes.subscribedKinds> = async (gateway, input) => {
  const { chainId, deviceUuid, safeAddress } = input.path
  const { address } = await signedIn(gateway, input)
  const safe = { chainId, safe: readAddress(safeAddress) }
  const kinds = (await gateway.userData()).devices.kindsOf(readUuid(deviceUuid), safe, address)
  if (!kinds) throw missing('No Subscription Found!')
  return kinds.map((name) => ({ name }))
}

export const removeSubscriptions: Handler<typeof routes.removeSubscriptions> = async (
  gateway,
  { body },
) => {
  const all = readObjects(readObject(body), 'subscriptions').map((one) => ({
    uuid: readUuid(readText(one, 'deviceUuid')),
    chainId: readText(one, 'chainId'),
    safe: readAddress(readText(one, 'safeAddress')),
  }))
  const { devices } = await gateway.userData()
  if (!all.some(({ uuid, ...safe }) => devices.hears(uuid, safe)))
    throw missing('No Subscription Found!')
  for (const one of all) await performAction(gateway, 'unregisterSafe', one)
}

/** On any chain, because devices are shared. Older gateways do not report a missing device. */
async function forgetDevice(gateway: GatewayState, spelled: string): Promise<void> {
  const uuid = readUuid(spelled)
  if (gateway.gatewayVersion === 'today' && !(await gateway.userData()).devices.has(uuid))
    throw missing('No Device Found!')
  await performAction(gateway, 'unregisterDevice', { uuid })
}

async function forgetSafe(
  gateway: GatewayState,
  spelled: string,
  { chainId, safeAddress }: { chainId: string; safeAddress: string },
): Promise<void> {
  const uuid = readUuid(spelled)
  const safe = { chainId, safe: readAddress(safeAddress) }
  if (gateway.gatewayVersion === 'today' && !(await gateway.userData()).devices.hears(uuid, safe))
    throw missing('No Subscription Found!')
  await performAction(gateway, 'unregisterSafe', { uuid, ...safe })
}

const freshUuid = (gateway: GatewayState, token: string) => uuidFor('device', token, gateway.now())

const uuidForm =
  /^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$/

function readUuid(text: string): string {
  if (uuidForm.test(text)) return text.toLowerCase()
  throw new HttpError(422, {
    statusCode: 422,
    origin: 'string',
    code: 'invalid_format',
    format: 'uuid',
    pattern: String(uuidForm),
    path: [],
    message: 'Invalid UUID',
  })
}
