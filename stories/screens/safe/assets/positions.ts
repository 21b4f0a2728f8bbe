import type { Positions } from '#domain'
import { dollars, wrapped } from './tokens.ts'

// Positions as the views take them: no random, no now.

const ether = {
  type: 'native',
  token: '0x0000000000000000000000000000000000000000',
  name: 'Ether',
  symbol: 'ETH',
  decimals: 18,
} as const

export const positions: Positions = {
  currency: 'usd',
  total: '35082.86',
  protocols: [
    {
      id: 'aave',
      name: 'Aave',
      total: '14800',
      items: [
        {
          kind: 'deposit',
          group: 'Lending market',
          token: wrapped,
          raw: 25_000_000n,
          fiat: '22812.5',
        },
        {
          kind: 'loan',
          group: 'Lending market',
          token: dollars,
          raw: 8_011_699_000n,
          fiat: '-8012.5',
        },
        { kind: 'reward', group: '', token: dollars, raw: 4_000n, fiat: null },
      ],
    },
    {
      id: 'lido',
      name: 'Lido',
      total: '20282.86',
      items: [
        {
          kind: 'staked',
          group: 'Liquid staking',
          token: ether,
          raw: 6_500_000_000_000_000_000n,
          fiat: '20282.86',
        },
      ],
    },
  ],
}
