import { useSearch } from '@tanstack/react-router'
import { hasFeature, type SafeRef } from '#base'
import { useChain } from '#screens'
import { LoadedScreen } from './LoadedScreen.tsx'
import { WithSafe } from './SafePage.tsx'
import { notFoundScreen, openAppScreen } from './screens.ts'

/** The app at the URL's `appUrl`, with the Safe in the URL. */
export function OpenAppPage() {
  const { appUrl } = useSearch({ from: '/_app' })
  return <WithSafe>{(at) => <OfSafe key={appUrl} at={at} url={appUrl} />}</WithSafe>
}

function OfSafe({ at, url }: { at: SafeRef; url: string | undefined }) {
  const chain = useChain(at.chainId)
  if (chain && !hasFeature(chain, 'SAFE_APPS'))
    return (
      <LoadedScreen
        screen={notFoundScreen}
        title="page.error"
        reason={{ why: 'notOffered', network: chain.name }}
      />
    )
  return <LoadedScreen screen={openAppScreen} title="page.app" at={at} url={url} />
}
