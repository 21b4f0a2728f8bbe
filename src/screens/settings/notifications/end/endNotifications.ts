import type { Gateway } from '#gateway'
import { unregisterEverywhere } from '#queries'
import { storedDevice } from '../device/deviceStore.ts'
import type { PushPort } from '#screens/core/environment'

/**
 * Milliseconds to notify the gateway that the device is gone. Without a subscription nothing
 * arrives, whether it was notified or not.
 */
const patience = 5_000

/**
 * Ends this browser's notifications permanently: the subscription, its data outside the page's
 * storage, and the device at the gateway if it responds. Call it before the storage is erased:
 * nothing can end them afterward. Never rejects.
 */
export async function endNotifications(port: PushPort, gateway: Gateway): Promise<void> {
  if (port.support !== 'full') return
  await Promise.allSettled([port.unsubscribe(), port.forgetPlan()])
  const device = storedDevice()
  if (device.gateway !== gateway.baseUrl || device.safes.length === 0) return
  const told = unregisterEverywhere(gateway, device).catch(() => undefined)
  await Promise.race([told, new Promise((done) => setTimeout(done, patience))])
}
