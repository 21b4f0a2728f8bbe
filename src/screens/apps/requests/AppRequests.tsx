import { Minimizable, useText } from '#ui'
import { useChain } from '#screens/core/environment'
import { PricesProvider } from '#screens/common/money'
import { ErrorBoundary } from '#screens/common/system'
import type { AppRequest } from './appRequest.ts'
import { appsText } from '#screens/apps/common'
import { AppRequestDialog } from './AppRequestDialog.tsx'
import { BrokenRequestView } from './BrokenRequestView.tsx'
import { openRequests, useOpenRequests } from './openRequests.ts'
import { firstOfPages, minimize, seenIn } from './requestList.ts'

/**
 * The dialogs of apps' requests: one for each page, of which one is visible. Rendered outside of
 * the pages, so that leaving a page keeps its dialog.
 */
export function AppRequests() {
  const open = useOpenRequests()
  const seen = seenIn(open)
  return firstOfPages(open).map((request) => (
    <OneRequest key={request.id} request={request} isSeen={request === seen} />
  ))
}

/** If its review throws, it can still be rejected, and the page and other requests keep working. */
function OneRequest({ request, isSeen }: { request: AppRequest; isSeen: boolean }) {
  const text = useText(appsText)
  const { id, at, app, origin, onProposed } = request
  const chain = useChain(at.chainId)
  const onMinimize = () => openRequests.update(minimize(id, true))
  return (
    <Minimizable minimized={!isSeen} onMinimize={onMinimize} label={text('open.minimize')}>
      <ErrorBoundary
        resetKey={String(id)}
        fallback={({ detail }) => (
          <BrokenRequestView
            origin={origin}
            detail={detail}
            onReject={() => void (request.close() || onMinimize())}
          />
        )}
      >
        <PricesProvider at={at}>
          <AppRequestDialog
            at={at}
            request={request}
            app={app}
            network={chain?.name ?? ''}
            onProposed={onProposed}
            onMinimize={onMinimize}
          />
        </PricesProvider>
      </ErrorBoundary>
    </Minimizable>
  )
}
