import { useLocation, useSearch } from '@tanstack/react-router'
import { LoadedScreen } from './LoadedScreen.tsx'
import { WithSafe } from './SafePage.tsx'
import { sharedScreen, transactionScreen } from './screens.ts'

/** The transaction with the URL's `id`, or the one in its fragment, in the URL's Safe. */
export function TransactionPage() {
  const { id } = useSearch({ from: '/_app' })
  const { hash } = useLocation()
  return (
    <WithSafe>
      {(at) =>
        id ? (
          <LoadedScreen
            key={id}
            screen={transactionScreen}
            title="page.transaction"
            at={at}
            id={id}
          />
        ) : (
          <LoadedScreen screen={sharedScreen} title="page.transaction" at={at} fragment={hash} />
        )
      }
    </WithSafe>
  )
}
