import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ready } from '#base'
import type { TransactionItem, TxStatus } from '#domain'
import { outcomeStatus } from '#safe'
import { ToastProvider } from '#ui'
import { AppActivityView } from '../../../../../src/screens/apps/open/AppActivityView.tsx'
import { ActivityWidget } from '../../../../../src/screens/safe/home/ActivityWidget.tsx'
import { rowState } from '../../../../../src/screens/common/rows/rowState.ts'
import { statusBadge } from '../../../../../src/screens/common/rows/statusBadge.ts'
import { TransactionRow } from '../../../../../src/screens/common/rows/TransactionRow.tsx'
import { aPast, mainnet } from '../../../../../stories/screens/common/rows/items.ts'

const statuses: readonly TxStatus[] = [
  'AWAITING_CONFIRMATIONS',
  'AWAITING_EXECUTION',
  'CANCELLED',
  'FAILED',
  'SUCCESS',
  'UNKNOWN',
]

/** A transaction in the history, the queue, the home page and the page of an app. */
const rowsOf = (item: TransactionItem): Record<string, ReactElement> => ({
  history: <TransactionRow variant="history" item={item} chain={mainnet} href="#" />,
  queue: <TransactionRow variant="queue" item={item} chain={mainnet} href="#" />,
  home: (
    <ActivityWidget
      history={ready({ days: [{ day: 0, items: [item] }], hasMore: false, unreadable: 0 })}
      chain={mainnet}
      links={{ history: '#', transaction: () => '#' }}
    />
  ),
  app: (
    <AppActivityView
      activity={ready({ items: [item], searched: 1 })}
      chain={mainnet}
      hrefOf={() => '#'}
      more={{ status: 'end' }}
    />
  ),
})

test.each(statuses)('a row shows only what the gateway reports: %s', (status) => {
  const item = aPast(1, { status })
  for (const [place, row] of Object.entries(rowsOf(item)))
    expect(renderToStaticMarkup(<ToastProvider>{row}</ToastProvider>), place).not.toMatch(
      /data-status="(done|failed)"/,
    )
  expect(statusBadge(rowState(item, undefined, [], undefined).status)).not.toMatch(/done|failed/)
  for (const execution of ['checking', 'unknown'] as const)
    expect(statusBadge(outcomeStatus(status, execution))).not.toMatch(/done|failed/)
  expect(statusBadge(outcomeStatus(status, 'differs'))).not.toBe('done')
})
