import type { SafeRef } from '#base'
import { balancesQuery, historyQuery, queuedQuery } from '#queries'
import { lazyPart, loadOnce, useText } from '#ui'
import { useChain } from '#screens/core/environment'
import type { PrefetchInput } from '#screens/core/prefetch'
import { prefetchSafe } from '#screens/core/openSafe'
import { hasTemplates } from '#screens/core/stores'
import { ReceiveButton, useReceive } from '#screens/safe/receive'
import { useRowDialogs } from '#screens/transactions/dialogs'
import { OwnRole } from '#screens/transactions/role'
import { SendButton, useSend } from '#screens/transactions/send'
import { PricesProvider } from '#screens/common/money'
import { componentsText } from '#screens/common/text'
import { HomeView } from './HomeView.tsx'
import { useLastVisit } from './lastVisits.ts'
import { homeText } from './text.ts'
import { useHome } from './useHome.ts'

/** Loaded only if there are templates. */
const DueTemplates = /*@__PURE__*/ lazyPart(
  /*@__PURE__*/ loadOnce(
    async () => (await import('#screens/transactions/templates')).DueTemplates,
  ),
)

/** The home page of a Safe: its settings, assets, and pending transactions. */
export function HomeScreen({ at }: { at: SafeRef }) {
  const { role, ...home } = useHome(at)
  const chain = useChain(at.chainId)
  const text = useText(homeText)
  const parts = useText(componentsText)
  const pending = useRowDialogs(at)
  const { dialog, ...receive } = useReceive(at)
  const { dialog: sendDialog, ...send } = useSend(at)
  const lastVisit = useLastVisit(at)
  const account = home.viewing.viewer
  const otherwise = role === 'delegate' ? parts('role.propose') : text('readOnly')
  return (
    <PricesProvider at={at}>
      <HomeView
        {...home}
        at={at}
        chain={chain}
        role={account ? <OwnRole at={at} account={account} otherwise={otherwise} /> : otherwise}
        pendingActions={{ onConfirm: pending.confirm, onExecute: pending.execute }}
        lastVisit={lastVisit}
        due={hasTemplates() && <DueTemplates at={at} />}
        actions={
          <>
            <SendButton {...send} />
            <ReceiveButton {...receive} />
          </>
        }
      />
      {dialog}
      {sendDialog}
      {pending.dialog}
    </PricesProvider>
  )
}

HomeScreen.prefetch = (input: PrefetchInput, { at }: { at: SafeRef }) => {
  const { gateway, queries, currency, timeZone } = input
  prefetchSafe(input, at)
  void queries.prefetchQuery(balancesQuery(gateway, at, currency))
  void queries.prefetchInfiniteQuery(queuedQuery(gateway, at))
  void queries.prefetchInfiniteQuery(historyQuery(gateway, at, timeZone))
}
