import { useSearch } from '@tanstack/react-router'
import { LoadedScreen } from './LoadedScreen.tsx'
import { WithSafe } from './SafePage.tsx'
import { notFoundScreen, transactionScreen } from './screens.ts'

/** The transaction of the URL's `id`, in the Safe of the URL. */
export function TransactionPage() {
  const { id } = useSearch({ from: '/_app' })
  return (
    <WithSafe>
      {(at) =>
        id ? (
          <LoadedScreen key={id} screen={transactionScreen} title="page.transaction" at={at} id={id} />
        ) : (
          <LoadedScreen screen={notFoundScreen} title="page.error" />
        )
      }
    </WithSafe>
  )
}
