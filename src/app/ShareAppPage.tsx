import { useSearch } from '@tanstack/react-router'
import { LoadedScreen } from './LoadedScreen.tsx'
import { shareAppScreen } from './screens.ts'

/** The app of the URL's `appUrl`, for a Safe of its `chain`. */
export function ShareAppPage() {
  const { appUrl, chain } = useSearch({ from: '/_app' })
  return <LoadedScreen screen={shareAppScreen} title="page.app" url={appUrl} chain={chain} />
}
