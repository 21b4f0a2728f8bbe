import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { appAddress, decideFeatures } from '#apps/host'
import type { SafeRef } from '#base'
import { safeAppsQuery, toRemote } from '#queries'
import { EmptyState, Link, Skeleton, useText } from '#ui'
import { Page } from '#screens/common/pages'
import Blocks from 'lucide-react/icons/blocks'
import { useChain, useEnvironment } from '#screens/core/environment'
import { linkTo } from '#screens/core/links'
import { manifestQuery, useManifestProblem } from '#screens/apps/manifest'
import { appsText } from '#screens/apps/common'
import { toggled, useStoredApps } from '#screens/core/stores'
import { updateFeatures, useFeatures } from '#screens/common/appStores'
import { FirstVisitView } from './FirstVisitView.tsx'
import { openingStep, targetOf } from './openAppFlow.ts'
import { OpenedApp } from './OpenedApp.tsx'
import { OtherChain } from './OtherChain.tsx'
import { useLeaving } from './useLeaving.ts'
import { useListedElsewhere } from './useListedElsewhere.ts'

export interface OpenAppScreenProps {
  at: SafeRef
  /** The app's URL from the link. */
  url: string | undefined
}

/**
 * A third-party app in an iframe, with a Safe. Restarts with another Safe, after the pending
 * requests have ended.
 */
export function OpenAppScreen({ at, url }: OpenAppScreenProps) {
  return useLeaving(at).map(({ id, at: of, isLeaving }) => (
    <div key={id} hidden={isLeaving}>
      <AppOfSafe at={of} url={url} isLeaving={isLeaving} />
    </div>
  ))
}

interface AppOfSafeProps extends OpenAppScreenProps {
  /** Whether another Safe was selected: nothing of this one is shown anymore. */
  isLeaving: boolean
}

function AppOfSafe({ at, url, isLeaving }: AppOfSafeProps) {
  const text = useText(appsText)
  const { gateway, chains } = useEnvironment()
  const chain = useChain(at.chainId)
  const [stored, change] = useStoredApps()
  const [isOpen, setOpen] = useState(false)
  // An app named in a link gets no request before the user approves it.
  const [isAgreed, setAgreed] = useState(false)
  const listed = toRemote(useQuery(safeAppsQuery(gateway, at.chainId, { origin: location.origin })))
  const found = targetOf(url, location.origin, {
    listed: listed.status === 'ready' ? listed.value : undefined,
    stored,
    chainId: at.chainId,
  })
  const target = 'rejection' in found ? undefined : found
  const mayContact = isAgreed || (target?.isTrusted ?? false)
  const manifest = useQuery({
    ...manifestQuery(target?.start ?? ''),
    enabled: target !== undefined && listed.status !== 'loading' && mayContact,
    // An app that is open stays so when the list arrives late.
    placeholderData: keepPreviousData,
  })
  const problemOf = useManifestProblem()
  const manifestProblem = problemOf(manifest.isFetching ? undefined : manifest.data)
  const elsewhere = useListedElsewhere(target?.isStranger ? target.address : undefined, at.chainId)
  const features = useFeatures()
  const listHref = linkTo(chains, at, 'apps')
  if ('rejection' in found) {
    const { rejection } = found
    return (
      <Page heading={text('open.title')}>
        <EmptyState
          variant="page"
          icon={Blocks}
          title={text('invalid.title')}
          text={text(rejection === 'none' ? 'invalid.none' : `addApp.${rejection}`)}
          action={<Link href={listHref}>{text('open.back')}</Link>}
        />
      </Page>
    )
  }
  const { address, start, app } = found
  const opening = openingStep(found, {
    isOpen,
    mayContact,
    isTold: stored.isTold,
    isLoading: listed.status === 'loading' || manifest.isLoading,
    elsewhere,
    wanted: manifest.data?.kind === 'found' ? manifest.data.manifest.features : [],
    features,
  })
  if (opening.step === 'loading') {
    return (
      <Page heading={text('open.title')}>
        <Skeleton shape="block" height={320} announced />
      </Page>
    )
  }
  if (opening.step === 'elsewhere') {
    return (
      <Page heading={opening.elsewhere.name}>
        <OtherChain
          {...opening.elsewhere}
          url={address}
          network={chain?.name ?? at.chainId}
          listHref={listHref}
        />
      </Page>
    )
  }
  if (opening.step === 'firstVisit') {
    return (
      <FirstVisitView
        app={app}
        isKnown={mayContact}
        isTold={stored.isTold}
        lookAlike={found.lookAlike}
        features={opening.undecided}
        listHref={listHref}
        manifestProblem={manifestProblem}
        onReload={() => void manifest.refetch()}
        onContinue={(remember, allowed) => {
          setAgreed(true)
          setOpen(mayContact)
          if (opening.undecided.length > 0)
            updateFeatures((before) =>
              decideFeatures(
                before,
                appAddress(start),
                Object.fromEntries(opening.undecided.map((one) => [one, allowed.includes(one)])),
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
  return (
    <OpenedApp
      at={at}
      app={app}
      start={start}
      allow={opening.allow}
      chain={chain}
      listHref={listHref}
      isLeaving={isLeaving}
      manifest={manifest.isFetching ? undefined : manifest.data}
      manifestProblem={manifestProblem}
      onReload={() => void manifest.refetch()}
    />
  )
}
