import { useQuery } from '@tanstack/react-query'
import Blocks from 'lucide-react/icons/blocks'
import { useState } from 'react'
import { type ChainSummary, hasFeature, mapRemote, ready, type Remote, type SafeRef } from '#base'
import { ownedSafesQuery, safeAppsQuery, toRemote } from '#queries'
import { EmptyState, Link, useText } from '#ui'
import { Page } from '#screens/common/pages'
import { useWallet } from '#wallet'
import { useWithCode } from '#screens/core/code'
import { AddSafeDialog } from '#screens/common/dialogs'
import { useEnvironment } from '#screens/core/environment'
import { linkTo, mySafesLink } from '#screens/core/links'
import { addSafe, changeAddedSafes, usePreferences, withSafes } from '#screens/core/preferences'
import { checkAddress } from '#screens/apps/manifest'
import { appOf, appsText, mergedApps } from '#screens/apps/common'
import { useStoredApps } from '#screens/core/stores'
import { ShareAppView, type SharedApp } from './ShareAppView.tsx'

export interface ShareAppScreenProps {
  /** The app's URL from the link. */
  url: string | undefined
  /** The short name of its chain; without one, the first chain with apps. */
  chain: string | undefined
}

/** The page of a shared link to an app. */
export function ShareAppScreen({ url, chain: shortName }: ShareAppScreenProps) {
  const text = useText(appsText)
  const { chains } = useEnvironment()
  const address = checkAddress(url ?? '', location.origin, [])
  const chain = chains.find((one) =>
    shortName
      ? one.shortName === shortName || one.chainId === shortName
      : hasFeature(one, 'SAFE_APPS'),
  )
  if (!url || address.kind === 'invalid') {
    const why =
      address.kind === 'invalid' && url ? text(`addApp.${address.reason}`) : text('invalid.none')
    return <Declined title={text('invalid.title')} words={why} />
  }
  if (!chain) {
    const names = chains.map((one) => `${one.name} (${one.shortName})`).join(', ')
    return (
      <Declined
        title={text('share.unknownChain', { chain: shortName ?? '' })}
        words={text('share.unknownChainText', { names })}
      />
    )
  }
  if (!hasFeature(chain, 'SAFE_APPS'))
    return (
      <Declined
        title={text('share.notOffered', { network: chain.name })}
        words={text('otherChain.text')}
      />
    )
  return <Shared key={`${chain.chainId} ${address.url}`} url={address.url} chain={chain} />
}

function Declined({ title, words }: { title: string; words: string }) {
  const text = useText(appsText)
  return (
    <Page heading={text('open.title')}>
      <EmptyState
        variant="page"
        icon={Blocks}
        title={title}
        text={words}
        action={<Link href={mySafesLink}>{text('share.mySafes')}</Link>}
      />
    </Page>
  )
}

function Shared({ url, chain }: { url: string; chain: ChainSummary }) {
  const { chains } = useEnvironment()
  const { account, connect } = useWallet()
  const [{ addedSafes }] = usePreferences()
  const withCode = useWithCode()
  const [adding, setAdding] = useState<'never' | 'open' | 'closed'>('never')
  const safes = useSafesOf(chain.chainId)
  return (
    <>
      <ShareAppView
        app={useSharedApp(url, chain.chainId)}
        url={url}
        chain={chain}
        chains={chains}
        safes={safes}
        hrefOf={(at) => `${linkTo(chains, at, 'openApp')}&appUrl=${encodeURIComponent(url)}`}
        onConnect={account ? undefined : connect}
        onAdd={() => withCode(AddSafeDialog, () => setAdding('open'))}
      />
      {adding !== 'never' && (
        <AddSafeDialog
          open={adding === 'open'}
          onOpenChange={(open: boolean) => setAdding(open ? 'open' : 'closed')}
          known={[...(safes.status === 'ready' ? safes.value : []), ...addedSafes]}
          onAdd={(at: SafeRef) => void changeAddedSafes((before) => addSafe(before, at))}
        />
      )}
    </>
  )
}

/** The list's entry for the app. The app itself isn't contacted: only the link has named it. */
function useSharedApp(url: string, chainId: string): SharedApp {
  const { gateway } = useEnvironment()
  const [stored] = useStoredApps()
  const listed = toRemote(useQuery(safeAppsQuery(gateway, chainId, { origin: location.origin })))
  if (listed.status === 'loading') return { status: 'loading' }
  const known = appOf(
    url,
    mergedApps(listed.status === 'ready' ? listed.value : [], stored.custom, chainId),
  )
  return {
    status: 'ready',
    name: known?.name ?? new URL(url).host,
    description: known?.description ?? '',
    isListed: known !== undefined,
    ...(known?.listed && { listed: known.listed }),
  }
}

/** The user's Safes on a chain: owned ones first. */
function useSafesOf(chainId: string): Remote<readonly SafeRef[]> {
  const { gateway, chains } = useEnvironment()
  const { account, status } = useWallet()
  const [{ addedSafes }] = usePreferences()
  const ids = chains.map((one) => one.chainId)
  const query = useQuery(ownedSafesQuery(gateway, account, ids))
  const ofChain = (list: readonly SafeRef[]) => list.filter((at) => at.chainId === chainId)
  if (!account && status !== 'reconnecting') return ready(ofChain(addedSafes))
  const missing = chains
    .filter((one) => one.chainId === chainId && query.data?.missing.includes(chainId))
    .map(({ name }) => name)
  return mapRemote(toRemote(query, missing), ({ safes }) => ofChain(withSafes(safes, addedSafes)))
}
