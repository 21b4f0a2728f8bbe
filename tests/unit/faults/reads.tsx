import type { ReactElement } from 'react'
import { failed, type ChainSummary, loading, type Remote, ready } from '#base'
import type { Assets, History, Queue, SafeDetail, TransactionDetail } from '#domain'
import type { ChainInfo, Gateway, routes, SafeOverview } from '#gateway'
import {
  balancesQuery,
  chainsQuery,
  fiatCodesQuery,
  historyQuery,
  type OwnedSafes,
  overviewsQuery,
  ownedSafesQuery,
  queuedQuery,
  safeQuery,
  transactionQuery,
} from '#queries'
import { List } from '#ui'
import { readChains } from '../../../src/app/readChains.ts'
import { AssetsView } from '../../../src/screens/safe/assets/AssetsView.tsx'
import { HistoryRow } from '../../../src/screens/transactions/history/HistoryRow.tsx'
import { HomeView } from '../../../src/screens/safe/home/HomeView.tsx'
import { MySafesView } from '../../../src/screens/safe/mySafes/MySafesView.tsx'
import { safeRows } from '../../../src/screens/safe/mySafes/safeRows.ts'
import { QueueRow } from '../../../src/screens/transactions/queue/QueueRow.tsx'
import { rowState } from '../../../src/screens/common/rows/rowState.ts'
import { TransactionView } from '../../../src/screens/transactions/transaction/TransactionView.tsx'
import { toSafeState } from '../../../src/screens/core/openSafe/useSafeState.ts'
import { recorded } from '../queries/recordedGateway.ts'

const at = { chainId: '1', address: '0x8675B754342754A30A2AeF474D114d8460bca19b' } as const
const owner = '0xfC888BD3C689851E38b641dDb895415EB9f7F7d5'
const mainnet: ChainSummary = {
  chainId: '1',
  name: 'Ethereum',
  shortName: 'eth',
  symbol: 'ETH',
  decimals: 18,
  testnet: false,
  features: [],
}
const nothing = () => {}
const receive = { open: nothing, prepare: nothing }
const noneHidden = { tokens: [], dust: false }

/** A query of the app, a healthy answer to it, and the screens that show its data. */
export interface Read {
  name: string
  route: keyof typeof routes
  healthy: unknown
  /** A list: an observer of pages. */
  paged?: true
  query: (gateway: Gateway) => unknown
  /** undefined: nothing shows it directly. */
  draw?: (data: never) => ReactElement
  /** One of several healthy responses of its route: only its fields are of interest. */
  part?: true
}

const home = (part: { safe?: SafeDetail; assets?: Assets; queue?: Queue }) => {
  const remote = <T,>(value: T | undefined): Remote<T> =>
    value === undefined ? loading : ready(value)
  return (
    <HomeView
      at={at}
      chain={mainnet}
      viewing={{ safe: part.safe && toSafeState(part.safe), entries: [], viewer: owner }}
      // What is below the header waits for the Safe, but shows without it as well.
      safe={part.safe ? ready(part.safe) : failed({ kind: 'timeout' })}
      assets={remote(part.assets)}
      queue={remote(part.queue)}
      history={loading}
      links={{
        assets: '/assets',
        newTransaction: undefined,
        queue: '/queue',
        history: '/history',
        transaction: (id) => `/${id}`,
      }}
      pendingActions={{ onConfirm: () => {}, onExecute: () => {} }}
    />
  )
}

const rowsOf = (queue: Queue) => [
  ...[...queue.next, ...queue.later].flatMap(({ items }) => items),
  ...queue.unreadable,
]

const details = (file: string): Read => ({
  name: `details: ${file}`,
  route: 'details',
  healthy: recorded(`today/details_${file}.json`),
  query: (gateway) =>
    transactionQuery(
      gateway,
      at,
      (recorded(`today/details_${file}.json`) as { txId: string }).txId,
    ),
  draw: (detail: TransactionDetail) => (
    <TransactionView
      transaction={ready(detail)}
      chain={mainnet}
      review={undefined}
      status={undefined}
      submitted={0}
      links={{ queue: '/queue', history: '/history' }}
      actions={{ available: undefined, onConfirm: nothing, onExecute: nothing }}
    />
  ),
})

const queue: Read = {
  name: 'queue',
  route: 'queued',
  healthy: recorded('today/queue.json'),
  paged: true,
  query: (gateway) => queuedQuery(gateway, at),
  // The rows by themselves: the list renders only those near a viewport, and here is none.
  draw: (read: Queue) => (
    <>
      <List label="queue">
        {rowsOf(read).map((item) => (
          <QueueRow
            key={item.id}
            item={item}
            chain={mainnet}
            href="/"
            state={rowState(
              item,
              { ...at, nonce: 22n, owners: [owner], threshold: 2, version: '1.4.1' },
              [],
              owner,
            )}
            primary={false}
            grouped={false}
            safeNonce={22}
            onConfirm={nothing}
            onExecute={nothing}
          />
        ))}
      </List>
      {home({ queue: read })}
    </>
  ),
}

const history: Read = {
  name: 'history',
  route: 'history',
  healthy: recorded('today/history.json'),
  paged: true,
  query: (gateway) => historyQuery(gateway, at, 'UTC'),
  draw: (read: History) => (
    <List label="history">
      {read.days.flatMap(({ items }) =>
        items.map((item) => <HistoryRow key={item.id} item={item} chain={mainnet} href="/" />),
      )}
    </List>
  ),
}

type Row = {
  type: string
  transaction?: { txInfo: { type: string; transferInfo?: { type: string } } }
}
const kindOf = ({ type, transaction }: Row) =>
  [type, transaction?.txInfo.type, transaction?.txInfo.transferInfo?.type].filter(Boolean).join(' ')

/** A list as a whole, and one row of each kind. */
function rowByRow(list: Read): Read[] {
  const page = list.healthy as { results: Row[] }
  const kinds = new Map(page.results.map((row) => [kindOf(row), row]))
  return [
    { ...list, healthy: { ...page, results: [] } },
    ...[...kinds].map(([kind, row]): Read => ({
      ...list,
      name: `${list.name}: ${kind}`,
      healthy: { ...page, results: [row] },
      part: true,
    })),
  ]
}

/** Every response that the app reads. */
export const reads: readonly Read[] = [
  {
    name: 'chains',
    route: 'chains',
    healthy: recorded('today/chains.json'),
    query: chainsQuery,
    draw: (infos: ChainInfo[]) => <p>{JSON.stringify(readChains(infos, {}).chains)}</p>,
  },
  {
    name: 'owned Safes',
    route: 'allOwnedSafesV3',
    healthy: recorded('today/ownersV3.json'),
    query: (gateway) => ownedSafesQuery(gateway, owner, ['1', '17000']),
    draw: ({ safes, missing }: OwnedSafes) => (
      <MySafesView
        connected
        chains={[mainnet]}
        currency="usd"
        owned={ready(safeRows({ owned: safes, added: [], overviews: [] }).owned, { missing })}
        ownedNumbers={loading}
        added={[]}
        addedNumbers={loading}
        onRemove={nothing}
        order={{ sort: 'listed', pinned: [] }}
        onSort={nothing}
        onPin={nothing}
        onConnect={undefined}
        onAdd={nothing}
      />
    ),
  },
  {
    name: 'overviews',
    route: 'overviewsV2',
    healthy: recorded('today/overviewsV2.json'),
    query: (gateway) => overviewsQuery(gateway, { safes: [at], currency: 'usd', wallet: owner }),
    draw: (overviews: SafeOverview[]) => (
      <MySafesView
        connected
        chains={[mainnet]}
        currency="usd"
        owned={ready(safeRows({ owned: [at], added: [], overviews }).owned)}
        ownedNumbers={ready(overviews)}
        added={[]}
        addedNumbers={loading}
        onRemove={nothing}
        order={{ sort: 'listed', pinned: [] }}
        onSort={nothing}
        onPin={nothing}
        onConnect={undefined}
        onAdd={nothing}
      />
    ),
  },
  {
    name: 'Safe',
    route: 'safe',
    healthy: recorded('today/safe.json'),
    query: (gateway) => safeQuery(gateway, at),
    draw: (safe: SafeDetail) => home({ safe }),
  },
  {
    name: 'balances',
    route: 'balances',
    healthy: recorded('today/balances.json'),
    query: (gateway) => balancesQuery(gateway, at),
    draw: (assets: Assets) => (
      <>
        <AssetsView
          at={at}
          chain={mainnet}
          assets={ready(assets)}
          currency="usd"
          currencies={ready(['usd'])}
          hidden={noneHidden}
          onHidden={nothing}
          receive={receive}
          onCurrency={nothing}
        />
        {home({ assets })}
      </>
    ),
  },
  {
    name: 'currencies',
    route: 'fiatCodes',
    healthy: recorded('today/fiatCodes.json'),
    query: fiatCodesQuery,
    draw: (codes: readonly string[]) => (
      <AssetsView
        at={at}
        chain={mainnet}
        assets={loading}
        currency="usd"
        currencies={ready(codes)}
        hidden={noneHidden}
        onHidden={nothing}
        receive={receive}
        onCurrency={nothing}
      />
    ),
  },
  ...rowByRow(queue),
  ...rowByRow(history),
  details('Transfer_ERC20_AWAITING_EXECUTION_28'),
  { ...details('Custom_multiSend_SUCCESS_12'), part: true },
  { ...details('SettingsChange_ADD_OWNER_AWAITING_CONFIRMATIONS_31'), part: true },
  { ...details('Transfer_ERC721_SUCCESS_24'), part: true },
  {
    name: 'creation',
    route: 'creation',
    healthy: recorded('today/creation.json'),
    query: (gateway) => transactionQuery(gateway, at, `creation_${at.address}`),
    draw: details('Custom_multiSend_SUCCESS_12').draw!,
  },
]
