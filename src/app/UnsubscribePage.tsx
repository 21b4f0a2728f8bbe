import { useSearch } from '@tanstack/react-router'
import { LoadedScreen } from './LoadedScreen.tsx'
import { unsubscribeScreen } from './screens.ts'

/** The emails that the URL's `token` and `category` are about. */
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
