import { useMemo } from 'react'
import { registerDevice } from '#queries'
import type { DevicePort } from '#signing'
import { useEnvironment } from '#screens/core/environment'
import { submitting } from '#screens/core/ports'

/**
 * The port that registers this device: the environment's gateway, and `version`, that of the app.
 */
export function useDevicePort(version: string): DevicePort {
  const { gateway } = useEnvironment()
  return useMemo(
    () =>
      ({ uuid, token, timestamp, chainId, safes, signature }) =>
        submitting(() =>
          registerDevice(gateway, {
            uuid,
            cloudMessagingToken: token,
            // Meaningless for a web page, but the gateway requires them.
            buildNumber: '0',
            bundle: 'coffer',
            deviceType: 'WEB',
            version,
            timestamp: String(timestamp),
            safeRegistrations: [{ chainId, safes: [...safes], signatures: [signature] }],
          }),
        ),
    [gateway, version],
  )
}
