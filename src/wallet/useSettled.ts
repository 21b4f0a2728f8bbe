import { useEffect, useState } from 'react'
import { type Config, useConfig } from 'wagmi'

/** A wallet that does not answer at load is waited for so long, in milliseconds; after that the visitor may choose again. */
export const reconnectPatience = 3000

const isSettled = ({ state }: Config) => state.status === 'connected' || state.status === 'disconnected'

/**
 * Whether reconnecting at load has ended. wagmi asks every connector in turn and says "connecting" meanwhile, although
 * nobody is doing anything; one locked wallet can keep it there for ever.
 */
export function useSettled(): boolean {
  const config = useConfig()
  const [settled, setSettled] = useState(() => isSettled(config))
  useEffect(() => {
    if (settled) return
    const settle = () => setSettled(true)
    const timer = setTimeout(settle, reconnectPatience)
    const stop = config.subscribe(
      () => isSettled(config),
      (now) => now && settle(),
      { emitImmediately: true },
    )
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [config, settled])
  return settled
}
