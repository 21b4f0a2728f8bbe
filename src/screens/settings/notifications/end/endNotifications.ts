import type { Gateway } from '#gateway'
import { unregisterDevice } from '#queries'
import { storedDevice } from '../device/deviceStore.ts'
import type { PushPort } from '#screens/core/environment'

/**
 * Milliseconds in which the gateway may hear that the device is gone. Nothing arrives without a
 * subscription, whether it heard or not.
 */
const patience = 5_000

/**
 * Ends the notifications of this browser for good: the subscription, what is kept for them besides
 * the page's storage, and the device at the gateway as far as it responds. For the moment before
 * the storage is erased: nothing can end them afterwards. Never rejects.
 */
export async function endNotifications(port: PushPort, gateway: Gateway): Promise<void> {
  if (port.support !== 'full') return
  await Promise.allSettled([port.unsubscribe(), port.forgetPlan()])
  const device = storedDevice()
  if (device.gateway !== gateway.baseUrl || device.safes.length === 0) return
  const chains = [...new Set(device.safes.map(({ chainId }) => chainId))]
  const told = Promise.allSettled(
    chains.map((chainId) => unregisterDevice(gateway, { chainId, uuid: device.uuid })),
  )
  await Promise.race([told, new Promise((done) => setTimeout(done, patience))])
}
