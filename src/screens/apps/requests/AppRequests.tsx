import { Minimizable, useText } from '#ui'
import { useChain } from '#screens/core/environment'
import { PricesProvider } from '#screens/common/money'
import type { AppRequest } from './appRequest.ts'
import { appsText } from '#screens/apps/common'
import { AppRequestDialog } from './AppRequestDialog.tsx'
import { openRequests, useOpenRequests } from './openRequests.ts'
import { firstOfPages, isHidden, putAway } from './requestList.ts'

/**
 * The dialogs of what apps ask, one for each page from which they do. Rendered outside of the
 * pages, so that none goes with its page.
 */
export const AppRequests = () =>
  firstOfPages(useOpenRequests()).map((request) => (
    <OneRequest key={request.id} request={request} />
  ))

function OneRequest({ request }: { request: AppRequest }) {
  const text = useText(appsText)
  const { id, at, app, onProposed } = request
  const chain = useChain(at.chainId)
  const onPutAway = () => openRequests.update(putAway(id, true))
  return (
    <PricesProvider at={at}>
      <Minimizable
        minimized={isHidden(request)}
        onMinimize={onPutAway}
        label={text('open.minimize')}
      >
        <AppRequestDialog
          at={at}
          request={request}
          app={app}
          network={chain?.name ?? ''}
          onProposed={onProposed}
          onPutAway={onPutAway}
        />
      </Minimizable>
    </PricesProvider>
  )
}
