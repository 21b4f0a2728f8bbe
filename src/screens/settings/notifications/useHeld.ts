import { useQueries, useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import type { SafeRef } from '#base'
import { sessionQuery, subscribedKindsQuery } from '#queries'
import { useEnvironment } from '#screens/core/environment'
import { sameSafe } from '#screens/core/preferences'
import { loginNotes } from '#screens/settings/account/login'
import { type RegisteredSafe, storedDevice } from './device/deviceStore.ts'
import { groupsOfKinds, type NotificationGroup } from './kinds.ts'

/**
 * What the gateway says that it sends this device about a Safe. It reports that only to logged-in
 * users: undefined without a login, on older gateways, and for Safes that aren't registered here.
 */
export function useHeld(
  registered: readonly RegisteredSafe[],
): (at: SafeRef) => readonly NotificationGroup[] | undefined {
  const { gateway } = useEnvironment()
  const note = useSyncExternalStore(loginNotes.subscribe, loginNotes.get, () => null)
  // Without a login on this device, the gateway would only respond with an error.
  const { data: session } = useQuery({
    ...sessionQuery(gateway),
    enabled: registered.length > 0 && note?.gateway === gateway.baseUrl,
  })
  const isLoggedIn = session != null && session !== 'notOffered'
  const { uuid } = storedDevice()
  const kinds = useQueries({
    queries: registered.map((at) => ({
      ...subscribedKindsQuery(gateway, { at, uuid }),
      enabled: isLoggedIn,
    })),
  })
  return (at) => {
    const data = kinds[registered.findIndex((one) => sameSafe(one, at))]?.data
    if (!isLoggedIn || data === undefined || data === 'unknown') return undefined
    return groupsOfKinds(data === 'none' ? [] : data)
  }
}
