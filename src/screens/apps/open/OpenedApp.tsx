import { useState } from 'react'
import type { ChainSummary, SafeRef } from '#base'
import { Disclosure, Problem, useText } from '#ui'
import { Page } from '#screens/common/pages'
import { useWallet } from '#wallet'
import type { FetchedManifest } from '#screens/apps/manifest'
import { type AppEntry, appsText, shareLink } from '#screens/apps/common'
import { minimize, openRequests } from '#screens/apps/requests'
import { AboutApp } from './AboutApp.tsx'
import { AppActivity } from './AppActivity.tsx'
import { AppFrame, type HostSnapshot } from './AppFrame.tsx'
import { createMessageStore } from './createMessageStore.ts'
import { Inspector } from './Inspector.tsx'
import { OpenAppView } from './OpenAppView.tsx'
import { useAppHost } from './useAppHost.ts'
import { useLoadState } from './useLoadState.ts'

export interface OpenedAppProps {
  at: SafeRef
  app: AppEntry
  /** The app's own URL; `app.url` may be a page inside it. */
  start: string
  allow: string
  chain: ChainSummary | undefined
  listHref: string
  isLeaving: boolean
  /** undefined while it's being read. */
  manifest: FetchedManifest | undefined
  manifestProblem: string | undefined
  onReload: () => void
}

/** An app that the user has agreed to open, with its frame and what is known about it. */
export function OpenedApp({ at, app, start, allow, chain, isLeaving, ...rest }: OpenedAppProps) {
  const text = useText(appsText)
  const { connect } = useWallet()
  const { host, safe, state, handlers, request, viewer } = useAppHost(at, app, {
    chain,
    isLeaving,
  })
  const [turn, setTurn] = useState(0)
  const [snapshot, setSnapshot] = useState<HostSnapshot>()
  const [hasSpoken, setSpoken] = useState(false)
  const { load, onLoad, restart, doesAnswer } = useLoadState(start, {
    manifest: rest.manifest,
    hasSpoken,
  })
  const [messages] = useState(createMessageStore)
  const [isInspecting, setInspecting] = useState(false)
  if (safe.status === 'failed') {
    return (
      <Page heading={app.name}>
        <Problem reason={safe.reason} title={text('open.safeFailed')} onRetry={safe.retry} />
      </Page>
    )
  }
  return (
    <>
      <OpenAppView
        app={app}
        listHref={rest.listHref}
        shareLink={shareLink(location.origin, app.url, chain?.shortName ?? at.chainId)}
        load={load}
        doesAnswer={doesAnswer}
        snapshot={snapshot}
        viewer={viewer}
        onConnect={connect}
        manifestProblem={rest.manifestProblem}
        onReload={() => {
          if (rest.manifestProblem) rest.onReload()
          setSnapshot(undefined)
          setSpoken(false)
          restart()
          setTurn((before) => before + 1)
        }}
        onInspect={() => setInspecting((before) => !before)}
        inspector={isInspecting ? <Inspector messages={messages} /> : undefined}
        onAllow={(origin) => host.current?.allow(origin)}
        onShowRequest={
          request?.isMinimized ? () => openRequests.update(minimize(request.id, false)) : undefined
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
              handlers={handlers}
              hostRef={host}
              onSnapshot={setSnapshot}
              onLoad={onLoad}
              onMessage={(message) => {
                messages.add(message)
                if (message.kind === 'request') setSpoken(true)
              }}
            />
          )
        }
      />
      <AboutApp app={app} />
      <Disclosure summary={text('activity.title')}>
        <AppActivity at={at} app={{ url: start }} chain={chain} />
      </Disclosure>
    </>
  )
}
