import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import {
  allowedFeatures,
  appAddress,
  decideFeatures,
  type Host,
  toAllowAttribute,
  undecidedFeatures,
} from '#apps/host'
import { sameAddress, type SafeRef } from '#base'
import { safeAppsQuery, toRemote } from '#queries'
import { Disclosure, EmptyState, Link, Problem, Skeleton, useText, useTheme, useToast } from '#ui'
import { useWallet } from '#wallet'
import Blocks from 'lucide-react/icons/blocks'
import { useChain, useEnvironment } from '#screens/core/environment'
import { linkTo } from '#screens/core/links'
import { storedContacts } from '#screens/core/names'
import { useSafeDetail } from '#screens/core/openSafe'
import { manifestQuery } from '#screens/apps/manifest'
import {
  type AppEntry,
  appOf,
  appsText,
  mergedApps,
  refusalOf,
  shareLink,
} from '#screens/apps/common'
import { toggled, useStoredApps } from '#screens/core/stores'
import { updateFeatures, useFeatures } from '#screens/common/appStores'
import { openRequests, putAway, requestDialogs } from '#screens/apps/requests'
import { AppActivity } from './AppActivity.tsx'
import { AppFrame, type HostSnapshot } from './AppFrame.tsx'
import { createMessageStore } from './createMessageStore.ts'
import { FirstVisitView } from './FirstVisitView.tsx'
import { hostState } from './hostState.ts'
import { Inspector } from './Inspector.tsx'
import { OpenAppView } from './OpenAppView.tsx'
import { OtherChain } from './OtherChain.tsx'
import { readHandlers } from './readHandlers.ts'
import { useLeaving } from './useLeaving.ts'
import { useListedElsewhere } from './useListedElsewhere.ts'
import { useLoadState } from './useLoadState.ts'
import { useRequests } from './useRequests.ts'
import { useTellExecutions } from './useTellExecutions.ts'

export interface OpenAppScreenProps {
  at: SafeRef
  /** The address of the app, as the link says it. */
  url: string | undefined
}

/**
 * An app of somebody else in a frame, with a Safe. With another Safe it starts anew, after it has
 * heard that what it asked is over.
 */
export function OpenAppScreen({ at, url }: OpenAppScreenProps) {
  return useLeaving(at).map(({ id, at: of, isLeaving }) => (
    <div key={id} hidden={isLeaving}>
      <AppOfSafe at={of} url={url} isLeaving={isLeaving} />
    </div>
  ))
}

interface AppOfSafeProps extends OpenAppScreenProps {
  /** Another Safe was chosen: nothing of it is shown any more. */
  isLeaving: boolean
}

function AppOfSafe({ at, url, isLeaving }: AppOfSafeProps) {
  const text = useText(appsText)
  const { gateway, chains } = useEnvironment()
  const chain = useChain(at.chainId)
  const [stored, change] = useStoredApps()
  // Once it is open it stays so, whatever the lists say later.
  const [isOpen, setOpen] = useState(false)
  // Nothing is requested from an app that a link names before the person has agreed to it.
  const [isAgreed, setAgreed] = useState(false)
  const listed = toRemote(useQuery(safeAppsQuery(gateway, at.chainId, { origin: location.origin })))
  const listHref = linkTo(chains, at, 'apps')
  const refusal = refusalOf(url, location.origin)
  const address = url !== undefined && !refusal ? new URL(url).href : undefined
  const known =
    address &&
    appOf(
      address,
      mergedApps(listed.status === 'ready' ? listed.value : [], stored.custom, at.chainId),
    )
  // Pages inside an app have no manifest of their own.
  const start = known ? known.url : (address ?? '')
  // Also an app that the person has added: one from an imported file was never agreed to.
  const isTrusted =
    (known && !known.isCustom) ||
    stored.trusted.includes(start) ||
    (address !== undefined && stored.trusted.includes(address))
  const mayContact = isAgreed || isTrusted
  const manifest = useQuery({
    ...manifestQuery(start),
    enabled: address !== undefined && listed.status !== 'loading' && mayContact,
    // An app that is open stays so when the list arrives late.
    placeholderData: keepPreviousData,
  })
  const isStranger =
    address !== undefined &&
    listed.status === 'ready' &&
    !known &&
    !stored.trusted.includes(address)
  const elsewhere = useListedElsewhere(isStranger ? address : undefined, at.chainId)
  const features = useFeatures()
  if (address === undefined) {
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
  // What the frame may use has to be known before the app is in it.
  if (!isOpen && (listed.status === 'loading' || manifest.isLoading || elsewhere === undefined)) {
    return (
      <>
        <h1>{text('open.title')}</h1>
        <Skeleton shape="block" height={320} announced />
      </>
    )
  }
  if (!isOpen && elsewhere) {
    return (
      <>
        <h1>{elsewhere.name}</h1>
        <OtherChain
          {...elsewhere}
          url={address}
          network={chain?.name ?? at.chainId}
          listHref={listHref}
        />
      </>
    )
  }
  const app: AppEntry = known
    ? { ...known, url: address }
    : {
        url: address,
        origin: new URL(address).origin,
        name: new URL(address).host,
        description: '',
        tags: [],
        featured: false,
        isCustom: true,
      }
  const own = appAddress(start)
  const wanted = manifest.data?.kind === 'found' ? manifest.data.manifest.features : []
  const undecided = undecidedFeatures(features, own, wanted)
  if (!isOpen && (!stored.isTold || !mayContact || undecided.length > 0)) {
    return (
      <FirstVisitView
        app={app}
        isKnown={mayContact}
        isTold={stored.isTold}
        features={undecided}
        listHref={listHref}
        onContinue={(remember, allowed) => {
          setAgreed(true)
          setOpen(mayContact)
          if (undecided.length > 0)
            updateFeatures((before) =>
              decideFeatures(
                before,
                own,
                Object.fromEntries(undecided.map((one) => [one, allowed.includes(one)])),
              ),
            )
          change((before) => ({
            ...before,
            isTold: true,
            trusted: remember ? toggled(before.trusted, start, true) : before.trusted,
          }))
        }}
      />
    )
  }
  if (!isOpen) setOpen(true)
  const allow = toAllowAttribute(allowedFeatures(features, own, wanted), app.origin)
  return (
    <Opened
      at={at}
      app={app}
      start={start}
      allow={allow}
      chain={chain}
      listHref={listHref}
      isLeaving={isLeaving}
    />
  )
}

interface OpenedProps {
  at: SafeRef
  app: AppEntry
  /** The app's own address; `app.url` may be a page inside it. */
  start: string
  allow: string
  chain: ReturnType<typeof useChain>
  listHref: string
  isLeaving: boolean
}

function Opened({ at, app, start, allow, chain, listHref, isLeaving }: OpenedProps) {
  const text = useText(appsText)
  const toast = useToast()
  const { gateway, reader } = useEnvironment()
  const { account, status, connect } = useWallet()
  const theme = useTheme()
  const safe = useSafeDetail(at)
  const [turn, setTurn] = useState(0)
  const [snapshot, setSnapshot] = useState<HostSnapshot>()
  const { load, onLoad, restart } = useLoadState()
  const host = useRef<Host>(undefined)
  const loadDialog = useCallback(
    () =>
      requestDialogs.load().catch((error: unknown) => {
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
  const [messages] = useState(createMessageStore)
  const [isInspecting, setInspecting] = useState(false)
  // What apps show is their own, and they are told nothing of what was checked.
  const { client, isIndependent = false } = reader(at.chainId) ?? {}
  const { chainId, address } = at
  const all = useMemo(
    () => ({
      ...handlers,
      ...readHandlers({
        at: { chainId, address },
        gateway,
        node: client && { client, isIndependent },
        contacts: storedContacts,
      }),
    }),
    [handlers, chainId, address, gateway, client, isIndependent],
  )
  const darkMode = isDark(theme.theme)
  const state = useMemo(
    () => detail && chain && hostState(detail, chain, account, darkMode),
    [detail, chain, account, darkMode],
  )
  const viewer =
    status === 'reconnecting' || !detail
      ? undefined
      : !account
        ? 'noWallet'
        : detail.owners.some(({ address: owner }) => sameAddress(owner, account))
          ? 'owner'
          : 'readOnly'
  useEffect(() => {
    if (isLeaving) host.current?.destroy()
  }, [isLeaving])
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
        inspector={isInspecting ? <Inspector messages={messages} /> : undefined}
        onAllow={(origin) => host.current?.allow(origin)}
        onShowRequest={
          request?.isPutAway ? () => openRequests.update(putAway(request.id, false)) : undefined
        }
        frame={
          state && (
            <AppFrame
              key={turn}
              url={app.url}
              start={start}
              title={app.name}
              allow={allow}
              state={state}
              handlers={all}
              hostRef={host}
              onSnapshot={setSnapshot}
              onLoad={onLoad}
              onMessage={messages.add}
            />
          )
        }
      />
      <Disclosure summary={text('activity.title')}>
        <AppActivity at={at} app={{ url: start }} chain={chain} />
      </Disclosure>
    </>
  )
}

/** Whether a theme is dark on this page: `system` themes follow the browser. */
const isDark = (theme: string) => /dark|midnight/.test(theme)
