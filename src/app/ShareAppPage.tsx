import { useSearch } from '@tanstack/react-router'
import { LoadedScreen } from './LoadedScreen.tsx'
import { shareAppScreen } from './screens.ts'

/** The app at the URL's `appUrl`, for a Safe on the URL's `chain`. */
export function ShareAppPage() {
  const { appUrl, chain } = useSearch({ from: '/_app' })
  return <LoadedScreen screen={shareAppScreen} title="page.app" url={appUrl} chain={chain} />
}
