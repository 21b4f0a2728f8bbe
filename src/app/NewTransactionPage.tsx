import { LoadedScreen } from './LoadedScreen.tsx'
import { WithSafe } from './SafePage.tsx'
import { newTransactionScreen } from './screens.ts'

/** A new transaction for the Safe in the URL. */
export const NewTransactionPage = () => (
  <WithSafe>
    {(at) => (
      <LoadedScreen
        key={`${at.chainId}:${at.address}`}
        screen={newTransactionScreen}
        title="page.newTransaction"
        at={at}
      />
    )}
  </WithSafe>
)
