import type { DeviceType } from '#gateway'
import { hashMessage, isHex, keccak256, recoverAddress, toBytes, type Address } from 'viem'
import { readAddress, readObject, readOptionalText, readText } from '../reading/values.ts'
import { readObjects, readTexts, readWord } from './bodyParts.ts'
import { notificationKinds, type DeviceEntry, type Subscription } from './devices.ts'
import { badRequest, internal } from './httpErrors.ts'

const deviceTypes: readonly DeviceType[] = ['ANDROID', 'IOS', 'WEB']

/** A device's registration. The uuid is null if it has none yet. */
export interface DeviceBody extends Omit<DeviceEntry, 'uuid'> {
  uuid: string | null
  subscriptions: Subscription[]
}

/** Validity of a signed registration in seconds. */
const registrationLife = 300

/** A signed registration: only the signatures identify the signers. `now` in milliseconds. */
export async function readSignedDevice(raw: unknown, now: number): Promise<DeviceBody> {
  const body = readObject(raw)
  const uuid = readOptionalText(body, 'uuid')
  const timestamp = readOptionalText(body, 'timestamp')
  // `!(…)` also rejects NaN.
  if (timestamp !== null && !(Math.abs(now / 1000 - Number(timestamp)) <= registrationLife))
    throw badRequest('The signature is expired!')
  const cloudMessagingToken = readText(body, 'cloudMessagingToken')
  const deviceType = readWord(body, 'deviceType', deviceTypes)
  for (const name of ['buildNumber', 'bundle', 'version']) readText(body, name)
  const subscriptions: Subscription[] = []
  for (const registration of readObjects(body, 'safeRegistrations')) {
    const chainId = readText(registration, 'chainId')
    const spelled = [...new Set(readTexts(registration, 'safes'))].sort()
    const safes = spelled.map(readAddress)
    const hash = keccak256(
      toBytes(
        `gnosis-safe${timestamp ?? ''}${uuid ?? ''}${cloudMessagingToken}${spelled.join('')}`,
      ),
    )
    const signatures = readTexts(registration, 'signatures')
    const signers = await Promise.all(
      signatures.map((signature) =>
        signerOf(deviceType === 'WEB' ? hashMessage({ raw: hash }) : hash, signature),
      ),
    )
    for (const signer of signers.length ? signers : [null])
      subscriptions.push(
        ...safes.map((safe) => ({ chainId, safe, kinds: notificationKinds, signer })),
      )
  }
  return { uuid, cloudMessagingToken, deviceType, subscriptions }
}

/** The real gateway does not handle an unreadable signature. */
async function signerOf(hash: `0x${string}`, signature: string): Promise<Address> {
  if (!isHex(signature)) throw internal()
  return recoverAddress({ hash, signature }).catch(() => {
    throw internal()
  })
}

/** A registration by login: `signer` is the logged-in address, or null. */
export function readDevice(raw: unknown, signer: Address | null): DeviceBody {
  const body = readObject(raw)
  return {
    uuid: readOptionalText(body, 'deviceUuid'),
    cloudMessagingToken: readText(body, 'cloudMessagingToken'),
    deviceType: readWord(body, 'deviceType', deviceTypes),
    subscriptions: readObjects(body, 'safes').map((item) => ({
      chainId: readText(item, 'chainId'),
      safe: readAddress(readText(item, 'address')),
      kinds: readTexts(item, 'notificationTypes').map((kind) =>
        readWord({ notificationTypes: kind }, 'notificationTypes', notificationKinds),
      ),
      signer,
    })),
  }
}
