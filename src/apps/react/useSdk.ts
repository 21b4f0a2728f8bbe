import { useEffect, useRef, useState } from 'react'
import SafeAppsSDK, { type Opts } from '#apps/sdk'

/**
 * One SDK per mounted component. It is destroyed when the component is gone, but not when React
 * only mounts it again, as in strict mode.
 */
export function useSdk(opts: Opts | undefined): SafeAppsSDK {
  const [sdk, setSdk] = useState(() => new SafeAppsSDK(opts))
  const first = useRef(opts)
  const lifetime = useRef<'mounted' | 'unmounted' | 'destroyed'>('unmounted')
  useEffect(() => {
    if (lifetime.current === 'destroyed') setSdk(new SafeAppsSDK(first.current))
    lifetime.current = 'mounted'
    return () => {
      lifetime.current = 'unmounted'
      setTimeout(() => {
        if (lifetime.current !== 'unmounted') return
        lifetime.current = 'destroyed'
        sdk.destroy()
      })
    }
  }, [sdk])
  return sdk
}
