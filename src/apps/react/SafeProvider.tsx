import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react'
import type { SafeInfo } from '#apps/protocol'
import type SafeAppsSDK from '#apps/sdk'
import type { Opts } from '#apps/sdk'
import { connectSafe, noSafe, type SafeConnection } from './connectSafe.ts'
import { useSdk } from './useSdk.ts'

export interface SafeContextValue {
  sdk: SafeAppsSDK
  /** Whether `safe` comes from a host. */
  connected: boolean
  /**
   * The Safe that is open in the host. Without one, an empty address on chain 1 that can only be
   * read.
   */
  safe: SafeInfo
  status: SafeConnection['status']
}

const SafeContext = createContext<SafeContextValue | undefined>(undefined)

export interface SafeProviderProps {
  children: ReactNode
  /** Shown in place of the app until a Safe is connected. */
  loader?: ReactNode
  /** Options of the SDK. Later changes have no effect. */
  opts?: Opts
}

/** Connects to the host's Safe, and switches when the host opens another one. */
export function SafeProvider({ children, loader, opts }: SafeProviderProps) {
  const sdk = useSdk(opts)
  const [{ status, safe }, setConnection] = useState<SafeConnection>({
    status: 'connecting',
    safe: noSafe,
  })
  useEffect(() => connectSafe(sdk, setConnection), [sdk])
  const connected = status === 'connected'
  const value = useMemo(() => ({ sdk, connected, safe, status }), [sdk, connected, safe, status])
  return (
    <SafeContext value={value}>{connected || loader === undefined ? children : loader}</SafeContext>
  )
}

/** The SDK and the Safe of the {@link SafeProvider} around a component. */
export function useSafeAppsSDK(): SafeContextValue {
  const value = use(SafeContext)
  if (!value) throw new Error('You probably forgot to put <SafeProvider>.')
  return value
}
