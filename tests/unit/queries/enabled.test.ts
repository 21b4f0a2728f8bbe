import { expect, it } from 'vitest'
import type { Address } from '#base'
import type { ChainClient } from '#chain'
import type { Gateway } from '#gateway'
import {
  chainNonceQuery,
  chainVersionQuery,
  delayModulesQuery,
  delegatesQuery,
  formerLimitsQuery,
  isContractQuery,
  limitsQuery,
  overviewsQuery,
  ownedSafesQuery,
  queuedCallQuery,
  snapshotQuery,
} from '#queries'

const address: Address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const at = { chainId: '1', address }
const client = {} as ChainClient
const gateway = {} as Gateway
const queued = { hash: address, number: 0n, createdAt: 0 } as never

interface Asked {
  enabled?: unknown
}

/** Each query with what it needs, and without one of it. */
const queries: [string, Asked, Asked[]][] = [
  ['snapshot', snapshotQuery(client, at), [snapshotQuery(undefined, at)]],
  ['chainNonce', chainNonceQuery(client, at), [chainNonceQuery(undefined, at)]],
  ['chainVersion', chainVersionQuery(client, at), [chainVersionQuery(undefined, at)]],
  [
    'queuedCall',
    queuedCallQuery(client, at, address, queued),
    [queuedCallQuery(undefined, at, address, queued)],
  ],
  [
    'delayModules',
    delayModulesQuery(client, at, [address]),
    [delayModulesQuery(undefined, at, [address]), delayModulesQuery(client, at, [])],
  ],
  [
    'limits',
    limitsQuery(client, at, {} as never),
    [limitsQuery(undefined, at, {} as never), limitsQuery(client, at, undefined)],
  ],
  [
    'formerLimits',
    formerLimitsQuery(client, at, { module: address, delegate: address }),
    [
      formerLimitsQuery(undefined, at, { module: address, delegate: address }),
      formerLimitsQuery(client, at, undefined),
    ],
  ],
  [
    'isContract',
    isContractQuery(client, at),
    [isContractQuery(undefined, at), isContractQuery(client, undefined)],
  ],
  [
    'overviews',
    overviewsQuery(gateway, { safes: [at], currency: 'USD', wallet: undefined }),
    [overviewsQuery(gateway, { safes: [], currency: 'USD', wallet: undefined })],
  ],
  [
    'ownedSafes',
    ownedSafesQuery(gateway, address, ['1']),
    [ownedSafesQuery(gateway, undefined, ['1'])],
  ],
  [
    'delegates',
    delegatesQuery(gateway, '1', { safe: address }),
    [delegatesQuery(gateway, '1', {}), delegatesQuery(gateway, '1', { safe: undefined } as never)],
  ],
]

it.each(queries)('%s is requested once everything that it needs is known', (_, whole, lacking) => {
  expect(whole.enabled).toBe(true)
  for (const { enabled } of lacking) expect(enabled).toBe(false)
})
