import { LoadedScreen } from './LoadedScreen.tsx'
import { PageQueryProvider } from './PageQueryProvider.tsx'
import { WithSafe } from './SafePage.tsx'
import { newTransactionScreen } from './screens.ts'

/** `id`: the template to open. */
const parameters: readonly string[] = ['id']

/** A new transaction for the Safe in the URL. */
export const NewTransactionPage = () => (
  <WithSafe>
    {(at) => (
      <PageQueryProvider key={`${at.chainId}:${at.address}`} names={parameters}>
        <LoadedScreen screen={newTransactionScreen} title="page.newTransaction" at={at} />
      </PageQueryProvider>
    )}
  </WithSafe>
)
