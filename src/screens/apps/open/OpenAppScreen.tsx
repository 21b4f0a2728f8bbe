import { useQuery } from '@tanstack/react-query'
import { createElement, useCallback, useMemo, useRef, useState } from 'react'
import type { Host } from '#apps/host'
import { sameAddress, type SafeRef } from '#base'
import { safeAppsQuery, toRemote } from '#queries'
import { EmptyState, Link, Problem, Skeleton, useText, useTheme, useToast } from '#ui'
import { useWallet } from '#wallet'
import Blocks from 'lucide-react/icons/blocks'
import { loadCode } from '../../code/index.ts'
import { useChain, useEnvironment } from '../../environment.tsx'
import { linkTo } from '../../links.ts'
import { storedContacts } from '../../names/contacts.ts'
import { PricesProvider } from '../../shared/money.tsx'
import { useSafeDetail } from '../../useSafeDetail.ts'
import { type AppEntry, appOf, mergedApps, refusalOf } from '../appEntry.ts'
import { toggled, useStoredApps } from '../appStore.ts'
import { shareLink } from '../shareLink.ts'
import { appsText } from '../text.ts'
import { AppFrame, type HostSnapshot } from './AppFrame.tsx'
import { FirstVisitView } from './FirstVisitView.tsx'
import { hostState } from './hostState.ts'
import { InspectorView } from './InspectorView.tsx'
import { type MessageRow, withMessage } from './messageRows.ts'
import { OpenAppView } from './OpenAppView.tsx'
import { readHandlers } from './readHandlers.ts'
import { useLoadState } from './useLoadState.ts'
import { useRequests } from './useRequests.ts'
import { useTellExecutions } from './useTellExecutions.ts'

/** Loaded with the first request: an app may only read. */
const requestDialog = /*@__PURE__*/ loadCode(async () => (await import('../requests/AppRequestDialog.tsx')).AppRequestDialog)

export interface OpenAppScreenProps {
  at: SafeRef
  /** The address of the app, as the link says it. */
  url: string | undefined
}

/** An app of somebody else in a frame, with a Safe. */
export function OpenAppScreen({ at, url }: OpenAppScreenProps) {
  const text = useText(appsText)
  const { gateway, chains } = useEnvironment()
  const chain = useChain(at.chainId)
  const [stored, change] = useStoredApps()
  const [isAccepted, setAccepted] = useState(false)
  const listed = toRemote(useQuery(safeAppsQuery(gateway, at.chainId, { origin: location.origin })))
  const listHref = linkTo(chains, at, 'apps')
  const refusal = refusalOf(url, location.origin)
  if (refusal || !url) {
    return (
      <>
        <h1>{text('open.title')}</h1>
        <EmptyState
          variant="page"
          icon={Blocks}
          title={text('invalid.title')}
          text={text(refusal === 'none' || !refusal ? 'invalid.none' : `addApp.${refusal}`)}
          action={<Link href={listHref}>{text('open.back')}</Link>}
        />
      </>
    )
  }
  if (listed.status === 'loading') {
    return (
      <>
        <h1>{text('open.title')}</h1>
        <Skeleton shape="block" height={320} announced />
      </>
    )
  }
  const apps = mergedApps(listed.status === 'ready' ? listed.value : [], stored.custom, at.chainId)
  const address = new URL(url).href
  const known = appOf(address, apps)
  const app: AppEntry = known
    ? { ...known, url: address }
    : { url: address, origin: new URL(url).origin, name: new URL(url).host, description: '', tags: [], featured: false, isCustom: true }
  const isTrusted = known !== undefined || stored.trusted.includes(address)
  if (!isAccepted && (!stored.isTold || !isTrusted)) {
    return (
      <FirstVisitView
        app={app}
        isKnown={isTrusted}
        isTold={stored.isTold}
        listHref={listHref}
        onContinue={(remember) => {
          setAccepted(true)
          change((before) => ({ ...before, isTold: true, trusted: remember ? toggled(before.trusted, address, true) : before.trusted }))
        }}
      />
    )
  }
  return <Opened key={`${at.chainId}:${at.address}`} at={at} app={app} chain={chain} listHref={listHref} />
}

function Opened({ at, app, chain, listHref }: { at: SafeRef; app: AppEntry; chain: ReturnType<typeof useChain>; listHref: string }) {
  const text = useText(appsText)
  const toast = useToast()
  const { gateway, client } = useEnvironment()
  const { account, status, connect } = useWallet()
  const theme = useTheme()
  const safe = useSafeDetail(at)
  const [turn, setTurn] = useState(0)
  const [snapshot, setSnapshot] = useState<HostSnapshot>()
  const { load, onLoad, restart } = useLoadState()
  const host = useRef<Host>(undefined)
  const loadDialog = useCallback(
    () =>
      requestDialog.load().catch((error: unknown) => {
        toast.show({ tone: 'failed', title: text('request.notLoaded') })
        throw error
      }),
    [toast, text],
  )
  const { request, handlers } = useRequests(loadDialog)
  const RequestDialog = requestDialog.get()
  const [rows, setRows] = useState<readonly MessageRow[]>([])
  const [isInspecting, setInspecting] = useState(false)
  const node = client(at.chainId)
  const { chainId, address } = at
  const all = useMemo(
    () => ({ ...handlers, ...readHandlers({ at: { chainId, address }, gateway, node, contacts: storedContacts }) }),
    [handlers, chainId, address, gateway, node],
  )
  const darkMode = isDark(theme.theme)
  const detail = safe.status === 'ready' ? safe.value : undefined
  const state = useMemo(() => detail && chain && hostState(detail, chain, account, darkMode), [detail, chain, account, darkMode])
  const onProposed = useTellExecutions(at, detail?.nonce, host)
  const viewer =
    status === 'reconnecting' || !detail
      ? undefined
      : !account
        ? 'noWallet'
        : detail.owners.some(({ address: owner }) => sameAddress(owner, account))
          ? 'owner'
          : 'readOnly'
  const named = useMemo(() => ({ name: app.name, url: app.url }), [app.name, app.url])
  if (safe.status === 'failed') {
    return (
      <>
        <h1>{app.name}</h1>
        <Problem reason={safe.reason} title={text('open.safeFailed')} onRetry={safe.retry} />
      </>
    )
  }
  return (
    <>
      <OpenAppView
        app={app}
        listHref={listHref}
        shareLink={shareLink(location.origin, app.url, chain?.shortName ?? at.chainId)}
        load={load}
        snapshot={snapshot}
        viewer={viewer}
        onConnect={connect}
        onReload={() => {
          setSnapshot(undefined)
          restart()
          setTurn((before) => before + 1)
        }}
        onInspect={() => setInspecting((before) => !before)}
        inspector={isInspecting ? <InspectorView rows={rows} onClear={() => setRows([])} /> : undefined}
        onAllow={(origin) => host.current?.allow(origin)}
        frame={
          state && (
            <AppFrame
              key={turn}
              url={app.url}
              title={app.name}
              allow=""
              state={state}
              handlers={all}
              hostRef={host}
              onSnapshot={setSnapshot}
              onLoad={onLoad}
              onMessage={(message) => setRows((before) => withMessage(before, message))}
            />
          )
        }
      />
      {request && RequestDialog && (
        <PricesProvider at={at}>
          {createElement(RequestDialog, { key: request.id, at, request, app: named, onProposed, network: chain?.name ?? '' })}
        </PricesProvider>
      )}
    </>
  )
}

/** Whether a theme is dark on this page: `system` themes follow the browser. */
const isDark = (theme: string) => /dark|midnight/.test(theme)
