import type { SafeRef } from '#base'
import { balancesQuery, historyQuery, queuedQuery } from '#queries'
import { lazyPart, loadOnce } from '#ui'
import { loadPart } from '#screens/core/code'
import { useChain } from '#screens/core/environment'
import type { PrefetchInput } from '#screens/core/prefetch'
import { prefetchSafe } from '#screens/core/openSafe'
import { hasTemplates } from '#screens/core/stores'
import { ReceiveButton, useReceive } from '#screens/safe/receive'
import { useRowDialogs } from '#screens/transactions/dialogs'
import { SendButton, useSend } from '#screens/transactions/send'
import { PricesProvider } from '#screens/common/money'
import { ErrorBoundary } from '#screens/common/system'
import { HomeView } from './HomeView.tsx'
import { useLastVisit } from './lastVisits.ts'
import { RoleSkeleton } from './role/RoleSkeleton.tsx'
import { useHome } from './useHome.ts'

/** Loaded only if there are templates. */
const DueTemplates = /*@__PURE__*/ lazyPart(
  /*@__PURE__*/ loadOnce(
    async () => (await import('#screens/transactions/templates')).DueTemplates,
  ),
)

/** Few accounts that aren't owners may do anything. */
const RoleCard = /*@__PURE__*/ loadPart(async () => (await import('./role/index.ts')).RoleCard, {
  fallback: <RoleSkeleton />,
})

/** The home page of a Safe: its settings, assets, and pending transactions. */
export function HomeScreen({ at }: { at: SafeRef }) {
  const { role, ...home } = useHome(at)
  const chain = useChain(at.chainId)
  const pending = useRowDialogs(at)
  const { dialog, ...receive } = useReceive(at)
  const { dialog: sendDialog, ...send } = useSend(at)
  const lastVisit = useLastVisit(at)
  const account = home.viewing.viewer
  return (
    <PricesProvider at={at}>
      <HomeView
        {...home}
        at={at}
        chain={chain}
        role={
          role &&
          account &&
          chain &&
          (role.limits === 'reading' && !role.isDelegate ? (
            <RoleSkeleton />
          ) : (
            <ErrorBoundary resetKey={account} fallback={null}>
              <RoleCard
                at={at}
                chain={chain}
                account={account}
                isHolder={role.limits !== 'none'}
                isDelegate={role.isDelegate}
                queue={home.queue}
                links={home.links}
                onSend={(limit) => send.open?.({ limit })}
              />
            </ErrorBoundary>
          ))
        }
        pendingActions={{ onConfirm: pending.confirm, onExecute: pending.execute }}
        lastVisit={lastVisit}
        due={hasTemplates() && <DueTemplates at={at} />}
        receive={<ReceiveButton {...receive} variant="primary" />}
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
