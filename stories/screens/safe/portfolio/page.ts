import type { Address, SafeRef } from '#base'
import type { Asset, Positions, SafeOverviewRow } from '#domain'
import { sumDecimals } from '#base'
import { safeKey } from '../../../../src/screens/core/preferences/preferences.ts'
import {
  type Loaded,
  portfolioOf,
  safeValue,
} from '../../../../src/screens/safe/portfolio/portfolio.ts'
import type { PortfolioPage } from '../../../../src/screens/safe/portfolio/portfolioPage.ts'
import { alice, bob } from '../../common/rows/items.ts'

// What the views take: no random, no now.

const addressOf = (index: number): Address =>
  `0x${(0x5afe0001 + index * 104_729).toString(16)}${'e1C9'.repeat(8)}`
export const safeAt = (index: number, chainId = '1'): SafeRef => ({
  chainId,
  address: addressOf(index),
})

const usdc: Address = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
export const ether = (raw: bigint, fiat: string | null): Asset => ({
  type: 'native',
  token: '0x0000000000000000000000000000000000000000',
  name: 'Ether',
  symbol: 'ETH',
  decimals: 18,
  raw,
  price: fiat && '3200',
  fiat,
})
export const dollars = (raw: bigint, fiat: string | null, name = 'USD Coin'): Asset => ({
  type: 'erc20',
  token: usdc,
  name,
  symbol: 'USDC',
  decimals: 6,
  raw,
  price: fiat && '1',
  fiat,
})
const lido: Positions = {
  currency: 'usd',
  total: '20800',
  protocols: [{ id: 'lido', name: 'Lido', total: '20800', items: [] }],
}

export const overviewOf = (
  fiatTotal: string,
  queued = 0,
  toSign: number | null = 0,
): SafeOverviewRow => ({
  owners: [alice, bob],
  threshold: 2,
  fiatTotal,
  queued,
  awaiting: toSign === null ? null : { count: toSign, atLeast: false },
})

export const withAssets = (
  at: SafeRef,
  items: readonly Asset[],
  rest: Partial<Loaded> = {},
): Loaded => {
  const total = sumDecimals(items.map(({ fiat }) => fiat))
  return {
    at,
    overview: overviewOf(total ?? '0', 2, 1),
    assets: { currency: 'usd', items, total, unreadable: [] },
    status: 'ready',
    hasPositions: false,
    ...rest,
  }
}

/** Three Safes on two networks. */
export const three: readonly Loaded[] = [
  withAssets(
    safeAt(1),
    [ether(120n * 10n ** 18n, '384000'), dollars(252_075_210_000n, '252075.21')],
    {
      hasPositions: true,
      positions: lido,
    },
  ),
  withAssets(safeAt(2), [ether(5n * 10n ** 17n, '1600'), dollars(9_900_000n, '9.9')]),
  withAssets(safeAt(3, '17000'), [ether(19n * 10n ** 17n, '6080'), dollars(5_000_000_000n, null)]),
]

export interface PageOptions {
  leftOut?: readonly SafeRef[]
  networks?: readonly string[]
  missingNetworks?: readonly string[]
  unread?: PortfolioPage['choice']['unread']
  isFromLink?: boolean
  more?: number
  room?: number
}

/** The page of these Safes; those left out are only in its list. */
export function aPage(
  loaded: readonly Loaded[],
  {
    leftOut = [],
    networks = [],
    missingNetworks = [],
    unread = { entries: 0, unsupported: [] },
    isFromLink = false,
    more = 0,
    room = Infinity,
  }: PageOptions = {},
): PortfolioPage {
  const out = new Set(leftOut.map(safeKey))
  const isIn = ({ at }: Loaded) => !out.has(safeKey(at))
  const chosen = loaded.filter(isIn)
  return {
    portfolio: portfolioOf(chosen),
    rows: loaded.map((one) => ({ ...safeValue(one), isChosen: isIn(one) })),
    choice: {
      listed: loaded.map(({ at }) => at),
      chosen: new Set(chosen.map(({ at }) => safeKey(at))),
      networks,
      unread,
      isFromLink,
    },
    missingNetworks,
    more,
    room,
    link: 'https://coffer.example/portfolio?safes=eth:0x1',
  }
}

/** A thousand Safes; the assets of the first twenty are loaded. */
export const thousand: readonly Loaded[] = Array.from({ length: 1000 }, (_, index) => {
  const at = safeAt(index + 10, index % 4 === 3 ? '17000' : '1')
  const fiat = String(90_000 - index * 89 + 0.5)
  return index < 20
    ? withAssets(at, [ether(BigInt(index + 1) * 10n ** 18n, fiat)])
    : {
        at,
        overview: overviewOf(fiat, index % 3, index % 9 === 0 ? 1 : 0),
        status: 'ready' as const,
        hasPositions: index % 4 !== 3,
      }
})
