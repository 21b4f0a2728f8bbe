import type { SafeInfo } from '#apps/protocol'
import type SafeAppsSDK from '#apps/sdk'

/** `standalone`: no host responded. `failed`: a host responded but didn't provide its Safe. */
export type SafeConnection =
  | { status: 'connecting' | 'standalone'; safe: SafeInfo }
  | { status: 'failed'; safe: SafeInfo; error: unknown }
  | { status: 'connected'; safe: SafeInfo }

/** The Safe before one is known: it can't do anything. */
export const noSafe: SafeInfo = {
  safeAddress: '',
  chainId: 1,
  threshold: 1,
  owners: [],
  isReadOnly: true,
}

/**
 * Reports the host's Safe, and every other one that the host opens later.
 * @returns a function that stops the reports
 */
export function connectSafe(
  sdk: SafeAppsSDK,
  report: (connection: SafeConnection) => void,
): () => void {
  const controller = new AbortController()
  const { signal } = controller
  const tell = (connection: SafeConnection) => {
    if (!signal.aborted) report(connection)
  }
  const connect = async () => {
    const host = await sdk.handshake({ signal })
    if (host.status === 'standalone') tell({ status: 'standalone', safe: noSafe })
    else tell({ status: 'connected', safe: await sdk.safe.getInfo({ signal }) })
  }
  connect().catch((error: unknown) => tell({ status: 'failed', safe: noSafe, error }))
  const stop = sdk.on('safeChanged', (safe) => tell({ status: 'connected', safe }))
  return () => {
    stop()
    controller.abort()
  }
}
