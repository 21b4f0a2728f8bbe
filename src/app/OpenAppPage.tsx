import { Navigate, useSearch } from '@tanstack/react-router'
import { hasFeature, type SafeRef } from '#base'
import { shareAppLink, useChain } from '#screens'
import { LoadedScreen } from './LoadedScreen.tsx'
import { WithSafe } from './SafePage.tsx'
import { notFoundScreen, openAppScreen } from './screens.ts'

/** The app of the URL's `appUrl`, with the Safe of the URL; without one, the page on which a Safe is chosen. */
export function OpenAppPage() {
  const { appUrl, safe } = useSearch({ from: '/_app' })
  if (appUrl && !safe) return <Navigate to={shareAppLink} search={{ appUrl }} replace />
  return <WithSafe>{(at) => <OfSafe key={`${at.chainId}:${at.address} ${appUrl}`} at={at} url={appUrl} />}</WithSafe>
}

function OfSafe({ at, url }: { at: SafeRef; url: string | undefined }) {
  const chain = useChain(at.chainId)
  if (chain && !hasFeature(chain, 'SAFE_APPS'))
    return <LoadedScreen screen={notFoundScreen} title="page.error" reason={{ why: 'notOffered', network: chain.name }} />
  return <LoadedScreen screen={openAppScreen} title="page.app" at={at} url={url} />
}
