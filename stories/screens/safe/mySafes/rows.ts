import type { Address, ChainSummary } from '#base'
import type { SafeRow } from '#domain'
import { alice, bob, carol, dave, mainnet, nameless } from '../../common/rows/items.ts'

// Rows as the views take them: no random, no now.

export const holesky: ChainSummary = {
  ...mainnet,
  chainId: '17000',
  name: 'Holesky',
  shortName: 'hol',
  testnet: true,
}
export const chains: readonly ChainSummary[] = [mainnet, holesky]

const hex = (value: number, digits: number) => value.toString(16).padStart(digits, '0')
const addressOf = (index: number): Address =>
  `0x${hex(0x5afe0001 + index * 104_729, 8)}${hex(index * 31 + 7, 4)}${'e1C9'.repeat(7)}`

export interface RowOptions {
  index: number
  chainId?: string
  added?: boolean
  overview?: Partial<NonNullable<SafeRow['overview']>> | null
}

/** A two-of-three Safe with few assets and no pending transactions. */
export const aRow = ({
  index,
  chainId = '1',
  added = false,
  overview = {},
}: RowOptions): SafeRow => ({
  at: { chainId, address: addressOf(index) },
  owned: !added,
  added,
  overview:
    overview === null
      ? null
      : {
          owners: [alice, bob, carol],
          threshold: 2,
          fiatTotal: '12500.75',
          queued: 0,
          awaiting: { count: 0, atLeast: false },
          ...overview,
        },
})

export const owned: readonly SafeRow[] = [
  aRow({
    index: 1,
    overview: { fiatTotal: '295318.99', queued: 6, awaiting: { count: 2, atLeast: false } },
  }),
  aRow({
    index: 2,
    overview: {
      owners: [alice, bob, carol, dave, nameless.address],
      threshold: 3,
      fiatTotal: '1250000.4',
      queued: 1,
    },
  }),
  aRow({ index: 3, chainId: '17000', overview: { owners: [alice], threshold: 1, fiatTotal: '0' } }),
]
export const added: readonly SafeRow[] = [
  aRow({ index: 8, added: true, overview: { queued: 3, awaiting: null } }),
]
export const hundred: readonly SafeRow[] = Array.from({ length: 100 }, (_, index) =>
  aRow({
    index: index + 20,
    chainId: index % 4 === 3 ? '17000' : '1',
    overview: {
      fiatTotal: String(((index * 7919) % 90_000) + 0.5),
      queued: index % 9 === 0 ? 1 + (index % 5) : index % 3,
      awaiting: { count: index % 9 === 0 ? 1 : 0, atLeast: false },
    },
  }),
)
/** The same rows without totals and queues, as before they are loaded. */
export const bare = (rows: readonly SafeRow[]): readonly SafeRow[] =>
  rows.map((row) => ({ ...row, overview: null }))
