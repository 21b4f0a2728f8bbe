import { type RefObject, useCallback, useEffect, useMemo, useRef } from 'react'
import type { Host, HostState } from '#apps/host'
import type { ChainSummary, Remote, SafeRef } from '#base'
import type { SafeDetail } from '#domain'
import { useText, useTheme, useToast } from '#ui'
import { useWallet } from '#wallet'
import { useEnvironment } from '#screens/core/environment'
import { storedContacts } from '#screens/core/names'
import { useSafeDetail } from '#screens/core/openSafe'
import { type AppEntry, appsText } from '#screens/apps/common'
import { RequestDialogs } from '#screens/apps/requests'
import { hostState } from './hostState.ts'
import { isDark, viewerOf } from './openAppFlow.ts'
import { readHandlers } from './readHandlers.ts'
import { useRequests } from './useRequests.ts'
import { useTellExecutions } from './useTellExecutions.ts'

interface AppHost {
  host: RefObject<Host | undefined>
  safe: Remote<SafeDetail>
  /** What the app learns about the Safe; undefined until that is known. */
  state: HostState | undefined
  handlers: ReturnType<typeof useRequests>['handlers'] & ReturnType<typeof readHandlers>
  /** The app's open request to the user. */
  request: ReturnType<typeof useRequests>['request']
  viewer: ReturnType<typeof viewerOf>
}

/** What an app in a frame receives and may request. */
export function useAppHost(
  at: SafeRef,
  app: AppEntry,
  { chain, isLeaving }: { chain: ChainSummary | undefined; isLeaving: boolean },
): AppHost {
  const text = useText(appsText)
  const toast = useToast()
  const { gateway, reader } = useEnvironment()
  const { account, status } = useWallet()
  const theme = useTheme()
  const safe = useSafeDetail(at)
  const host = useRef<Host>(undefined)
  const loadDialog = useCallback(
    () =>
      RequestDialogs.load().catch((error: unknown) => {
        toast.show({ tone: 'failed', title: text('request.notLoaded') })
        throw error
      }),
    [toast, text],
  )
  const detail = safe.status === 'ready' ? safe.value : undefined
  const onProposed = useTellExecutions(at, detail?.nonce, host)
  const named = useMemo(() => ({ name: app.name, url: app.url }), [app.name, app.url])
  const { request, handlers } = useRequests({
    load: loadDialog,
    isLeaving,
    at,
    app: named,
    onProposed,
  })
  // Apps control what they show, and don't learn what was checked.
  const node = reader(at.chainId)
  const { chainId, address } = at
  const all = useMemo(
    () => ({
      ...handlers,
      ...readHandlers({
        at: { chainId, address },
        gateway,
        node,
        contacts: storedContacts,
      }),
    }),
    [handlers, chainId, address, gateway, node],
  )
  const darkMode = isDark(theme.theme)
  const state = useMemo(
    () => detail && chain && hostState(detail, chain, account, darkMode),
    [detail, chain, account, darkMode],
  )
  useEffect(() => {
    if (isLeaving) host.current?.destroy()
  }, [isLeaving])
  return {
    host,
    safe,
    state,
    handlers: all,
    request,
    viewer: viewerOf(detail?.owners, { status, account }),
  }
}
