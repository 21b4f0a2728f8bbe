import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { mapRemote, ready, type SafeRef } from '#base'
import { ownedSafesQuery, toRemote } from '#queries'
import { useText, useTextSettings, useToast } from '#ui'
import { useWallet } from '#wallet'
import { useWithCode } from '#screens/core/code'
import { loadDialog } from '#screens/common/dialogs'
import { useEnvironment } from '#screens/core/environment'
import { safeTitle, useNames } from '#screens/core/names'
import { usePreferences } from '#screens/core/preferences'
import type { PrefetchInput } from '#screens/core/prefetch'
import { deviceState } from './deviceState.ts'
import {
  changeDevice,
  type RegisteredDevice,
  useRegisteredSafes,
  withGroup,
} from './device/deviceStore.ts'
import { NotificationsView } from './NotificationsView.tsx'
import { planOf } from './planOf.ts'
import { notificationRows } from './safeRows.ts'
import { notificationsText } from './text.ts'
import { useBrowserState } from './useBrowserState.ts'
import { useHeld } from './useHeld.ts'
import { useTurnOff } from './useTurnOff.ts'

const TurnOnDialog = /*@__PURE__*/ loadDialog(
  async () => (await import('./turnOn/TurnOnDialog.tsx')).TurnOnDialog,
)

/** The Safes that this device notifies about, and the kinds of notifications. */
export function NotificationsScreen() {
  const { gateway, chains, push } = useEnvironment()
  const text = useText(notificationsText)
  const { locale } = useTextSettings()
  const toast = useToast()
  const names = useNames()
  const withCode = useWithCode()
  const { account, status, connect } = useWallet()
  const [{ addedSafes }] = usePreferences()
  const registered = useRegisteredSafes(gateway.baseUrl)
  const { port, browser, refresh, reread } = useBrowserState(push)
  const turnOff = useTurnOff(port, reread)
  const heldOf = useHeld(registered)
  const [preset, setPreset] = useState<readonly SafeRef[]>()
  const ids = chains.map(({ chainId }) => chainId)
  const ownedQuery = useQuery(ownedSafesQuery(gateway, account, ids))
  const nameOf = (chainId: string) =>
    chains.find((chain) => chain.chainId === chainId)?.name ?? chainId
  const owned = toRemote(ownedQuery, ownedQuery.data?.missing.map(nameOf))
  const isConnected = account !== undefined || status === 'reconnecting'

  const keepPlan = useCallback(
    // On failure, the browser shows what it showed before; the next visit stores it again.
    ({ safes }: Pick<RegisteredDevice, 'safes'>) =>
      void port?.keepPlan(planOf({ safes, chains, names, text, locale })).catch(() => undefined),
    [port, chains, names, text, locale],
  )
  const isKept = useRef(false)
  useEffect(() => {
    // Nothing is stored before something was turned on.
    isKept.current ||= registered.length > 0
    if (isKept.current) keepPlan({ safes: registered })
  }, [keepPlan, registered])

  const device = push && mapRemote(browser, (now) => deviceState(now, registered))
  const rows = notificationRows({
    owned: account && ownedQuery.data?.safes,
    added: addedSafes,
    registered,
    state: device?.status === 'ready' ? device.value : { status: 'off' },
  }).map((row) => ({ ...row, held: heldOf(row.at) }))
  const open = (safes: readonly SafeRef[]) => withCode(TurnOnDialog, () => setPreset(safes))
  const say = (isOff: boolean, title: string) => void (isOff && toast.show({ title }))
  return (
    <>
      <NotificationsView
        device={device}
        chains={chains}
        owned={isConnected ? owned : ready([])}
        rows={rows}
        account={account}
        busy={turnOff.busy}
        trouble={turnOff.trouble}
        onConnect={isConnected ? undefined : connect}
        onTurnOn={open}
        onTurnOff={() => void turnOff.device().then((isOff) => say(isOff, text('off.all')))}
        onTurnOffSafe={(at) =>
          void turnOff
            .safe(at)
            .then((isOff) => say(isOff, text('off.one', { safe: safeTitle(names, chains, at) })))
        }
        onRetry={turnOff.retry}
        onGroup={(at, group, isShown) =>
          void changeDevice(gateway.baseUrl, (before) => withGroup(before, at, group, isShown))
        }
      />
      {preset && port && (
        <TurnOnDialog
          push={port}
          rows={rows}
          preset={preset}
          onRegistered={keepPlan}
          onPrompt={refresh}
          onClose={() => setPreset(undefined)}
        />
      )}
    </>
  )
}

NotificationsScreen.prefetch = ({ gateway, chains, queries, account }: PrefetchInput) => {
  const ids = chains.map(({ chainId }) => chainId)
  if (account) void queries.prefetchQuery(ownedSafesQuery(gateway, account, ids))
}
