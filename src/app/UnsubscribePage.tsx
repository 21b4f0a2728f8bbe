import { useSearch } from '@tanstack/react-router'
import { LoadedScreen } from './LoadedScreen.tsx'
import { unsubscribeScreen } from './screens.ts'

/** Unsubscribes from the emails that the URL's `token` and `category` identify. */
export function UnsubscribePage() {
  const { token, category } = useSearch({ from: '/_app' })
  return (
    <LoadedScreen
      key={`${token} ${category}`}
      screen={unsubscribeScreen}
      title="page.unsubscribe"
      token={token}
      category={category}
    />
  )
}
