import { useSearch } from '@tanstack/react-router'
import { LoadedScreen } from './LoadedScreen.tsx'
import { WithSafe } from './SafePage.tsx'
import { messageScreen } from './screens.ts'

/** The message with the URL's `messageHash`, in the URL's Safe. */
export function MessagePage() {
  const { messageHash } = useSearch({ from: '/_app' })
  return (
    <WithSafe>
      {(at) => (
        <LoadedScreen
          key={messageHash}
          screen={messageScreen}
          title="page.message"
          at={at}
          hash={messageHash}
        />
      )}
    </WithSafe>
  )
}
