import { useState } from 'react'
import type { Failure, SafeRef } from '#base'
import { readFailure, unregisterEverywhere, unregisterSafe } from '#queries'
import { type PushPort, useEnvironment } from '#screens/core/environment'
import { changeDevice, withoutSafe } from './device/deviceStore.ts'

/**
 * What failed when something was turned off. `safe`: the gateway still has it. `device`: this
 * browser receives nothing anymore, but the gateway wasn't notified. `browser`: the subscription
 * couldn't be ended.
 */
export type TurnOffTrouble =
  | { about: 'safe'; at: SafeRef; failure: Failure }
  | { about: 'device'; failure: Failure }
  | { about: 'browser'; detail: string }

export interface TurnOff {
  /** The item being turned off. */
  busy: SafeRef | 'device' | undefined
  trouble: TurnOffTrouble | undefined
  /** Resolves to whether it is off. */
  safe: (at: SafeRef) => Promise<boolean>
  device: () => Promise<boolean>
  /** Notifies the gateway again that the device is off. */
  retry: () => void
}

/** Turns off notifications: about one Safe at the gateway, or all of them, at the browser first. */
export function useTurnOff(push: PushPort | undefined, onPrompt: () => Promise<void>): TurnOff {
  const { gateway } = useEnvironment()
  const [busy, setBusy] = useState<TurnOff['busy']>()
  const [trouble, setTrouble] = useState<TurnOffTrouble>()
  const [untold, setUntold] = useState<{ uuid: string; safes: readonly SafeRef[] }>()

  /** The failure of a call; undefined if it worked, or the gateway has no such entry. */
  async function failureOf(call: Promise<unknown>): Promise<Failure | undefined> {
    try {
      await call
    } catch (error) {
      const failure = readFailure(error, navigator.onLine)
      if (failure.kind !== 'notFound') return failure
    }
    return undefined
  }

  async function tell(device: NonNullable<typeof untold>): Promise<boolean> {
    const failure =
      device.safes.length > 0 ? await failureOf(unregisterEverywhere(gateway, device)) : undefined
    setUntold(failure && device)
    if (failure) setTrouble({ about: 'device', failure })
    return failure === undefined
  }

  async function device(): Promise<boolean> {
    const { safes, uuid } = changeDevice(gateway.baseUrl)
    setBusy('device')
    setTrouble(undefined)
    // Whatever the gateway does, nothing arrives without a subscription.
    const ended = await push?.unsubscribe().then(
      () => undefined,
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    )
    // If it's turned on again, it is another device: notifying the gateway once more that this one
    // is off must not turn off that one.
    changeDevice(gateway.baseUrl, (before) => ({ ...before, uuid: crypto.randomUUID(), safes: [] }))
    const asked = onPrompt()
    const isTold = await tell({ uuid, safes })
    if (ended !== undefined) setTrouble({ about: 'browser', detail: ended })
    await asked
    setBusy(undefined)
    return isTold && ended === undefined
  }

  async function safe(at: SafeRef): Promise<boolean> {
    const { uuid, safes } = changeDevice(gateway.baseUrl)
    if (safes.length === 1) return device()
    setBusy(at)
    setTrouble(undefined)
    const failure = await failureOf(unregisterSafe(gateway, { at, uuid }))
    setBusy(undefined)
    if (failure) setTrouble({ about: 'safe', at, failure })
    else changeDevice(gateway.baseUrl, (before) => withoutSafe(before, at))
    return failure === undefined
  }

  return {
    busy,
    trouble,
    safe,
    device,
    retry: () => {
      setTrouble(undefined)
      if (untold) void tell(untold)
    },
  }
}
