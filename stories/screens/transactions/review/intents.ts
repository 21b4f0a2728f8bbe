import { parseEther, parseUnits, zeroAddress } from 'viem'
import type { Address, Hex } from '#base'
import type { Intent, SwapOrder, TokenAmount } from '#domain'
import { base, safes } from '../../../../mocks/chain/genesis/places.ts'
import { people } from '../../../../mocks/people.ts'

// The meaning of calls to exchanges, bridges, and staking contracts, as props of a view.

type Of<Kind extends Intent['kind']> = Extract<Intent, { kind: Kind }>

const hour = 3_600_000
const day = 24 * hour
export const dave: Address = people.dave.address

export const sell: TokenAmount = {
  raw: parseUnits('5000', 18),
  token: base.tokens.dai,
  symbol: 'DAI',
  name: 'Dai',
  decimals: 18,
  trusted: true,
}
export const buy: TokenAmount = {
  raw: parseUnits('4990', 6),
  token: base.tokens.usdc,
  symbol: 'USDC',
  name: 'USD Coin',
  decimals: 6,
  trusted: true,
}
const ether: TokenAmount = {
  raw: parseEther('64'),
  token: zeroAddress,
  symbol: 'ETH',
  name: 'Ether',
  decimals: 18,
  trusted: true,
}

const trade = {
  status: 'presignaturePending',
  side: 'sell',
  type: 'limit',
  sell,
  buy,
  sold: 0n,
  bought: 0n,
  fee: { ...sell, raw: parseUnits('2', 18) },
  validUntil: Date.UTC(2026, 10, 27),
  owner: safes.treasury.address,
  receiver: null,
  appData: null,
} as const

export const orderWith = (parts: Partial<SwapOrder>): Of<'swap'> => ({
  kind: 'swap',
  order: {
    ...trade,
    uid: `0x${'5c'.repeat(56)}`,
    link: 'https://exchange.demo.test/orders/1',
    ...parts,
  },
})
export const swap = orderWith({})

export const twap: Of<'twap'> = {
  kind: 'twap',
  order: {
    ...trade,
    sold: null,
    bought: null,
    parts: 4,
    partSell: sell.raw / 4n,
    partBuy: buy.raw / 4n,
    interval: 2 * hour,
    partDuration: null,
    startsAt: null,
    activeUid: null,
  },
}
export const timedTwap: Of<'twap'> = {
  kind: 'twap',
  order: {
    ...twap.order,
    partDuration: hour,
    startsAt: Date.UTC(2026, 10, 21),
    activeUid: `0x${'7e'.repeat(56)}`,
  },
}

const keys: readonly Hex[] = [`0x${'8a'.repeat(48)}`, `0x${'9b'.repeat(48)}`]

export const stakeStatuses = [
  'NOT_STAKED',
  'ACTIVATING',
  'DEPOSIT_IN_PROGRESS',
  'ACTIVE',
  'EXIT_REQUESTED',
  'EXITING',
  'EXITED',
  'SLASHED',
] as const
type StakeStatus = Of<'stake'>['stake']['status']

export const deposit = (status: StakeStatus = 'NOT_STAKED'): Of<'stake'> => ({
  kind: 'stake',
  stake: {
    status,
    amount: ether,
    validators: 2,
    fee: 0.05,
    rate: { year: 3.135, month: 0.261 },
    reward: { year: parseEther('2.0064'), month: parseEther('0.1672') },
    entersIn: day,
    exitsIn: 2 * day,
    withdrawsIn: 4 * day,
  },
})
export const exit = (status: StakeStatus = 'ACTIVE'): Of<'stakeExit'> => ({
  kind: 'stakeExit',
  stake: { status, amount: ether, validators: 2, keys, exitsIn: 2 * day, withdrawsIn: 4 * day },
})
export const withdrawal: Of<'stakeWithdrawal'> = {
  kind: 'stakeWithdrawal',
  stake: { amount: { ...ether, raw: parseEther('0.0018') }, validators: 2, keys },
}

export const exchange: Of<'exchange'> = {
  kind: 'exchange',
  exchange: {
    from: sell,
    to: buy,
    recipient: { address: safes.treasury.address, name: null },
    toChain: null,
    status: null,
    link: null,
  },
}
export const bridge: Of<'exchange'> = {
  kind: 'exchange',
  exchange: {
    ...exchange.exchange,
    to: null,
    toChain: '137',
    status: 'PENDING',
    link: 'https://bridge.demo.test/1',
  },
}
export const vault: Of<'vault'> = {
  kind: 'vault',
  move: {
    direction: 'deposit',
    amount: buy,
    vault: { address: base.module, name: 'Steady USDC' },
    rate: 4.5,
    fee: 0.1,
    reward: parseUnits('224', 6),
  },
}
