import type { Position, PositionProtocol, PositionType } from '#gateway'
import { parseUnits, zeroAddress } from 'viem'
import { base, safes } from '../../chain/genesis/places.ts'
import { etherPrice, rates } from '../prices.ts'
import type { ChainState } from '../state.ts'
import { fromFixedPoint, times, worth } from './money.ts'

interface Held {
  type: PositionType
  token: 'ETH' | keyof typeof base.tokens
  amount: string
}

/** What the Treasury holds in protocols, by protocol and pool. No contracts exist for it. */
const held: Readonly<Record<string, Readonly<Record<string, readonly Held[]>>>> = {
  Aave: {
    'Lending market': [
      { type: 'deposit', token: 'wbtc', amount: '0.25' },
      { type: 'loan', token: 'usdc', amount: '8000' },
      { type: 'reward', token: 'dai', amount: '12.5' },
    ],
  },
  Lido: { 'Liquid staking': [{ type: 'staked', token: 'ETH', amount: '6.5' }] },
}

/** Positions in DeFi protocols. As on the real gateway, debts add to the sum of a protocol. */
export function positionsOf(
  state: ChainState,
  safe: string,
  currency: string,
): readonly PositionProtocol[] {
  if (safe.toLowerCase() !== safes.treasury.address.toLowerCase()) return []
  const rate = rates[currency.toUpperCase()] ?? '1'
  return Object.entries(held).map(([name, pools]) => {
    const groups = Object.entries(pools).map(([pool, rows]) => ({
      name: pool,
      rows: rows.map((row) => priced(state, row, rate)),
    }))
    const sum = groups.flatMap(({ rows }) => rows).reduce((all, { fixed }) => all + fixed, 0n)
    return {
      protocol: name,
      protocol_metadata: { name, icon: { url: null } },
      fiatTotal: fromFixedPoint(sum),
      items: groups.map(({ name: pool, rows }) => ({
        name: pool,
        items: rows.map(({ item }) => item),
      })),
    }
  })
}

function priced(
  state: ChainState,
  { type, token, amount }: Held,
  rate: string,
): { item: Position; fixed: bigint } {
  const listed = token === 'ETH' ? undefined : state.tokens.get(base.tokens[token])
  const { price, change } = listed ?? etherPrice
  const decimals = listed?.decimals ?? 18
  const raw = parseUnits(amount, decimals)
  const conversion = times(price, rate)
  const fixed = worth(raw, decimals, conversion)
  return {
    fixed,
    item: {
      position_type: type,
      tokenInfo: {
        type: listed ? 'ERC20' : 'NATIVE_TOKEN',
        address: listed?.address ?? zeroAddress,
        decimals,
        symbol: listed?.symbol ?? 'ETH',
        name: listed?.name ?? 'Ether',
        logoUri: null,
      },
      balance: String(raw),
      fiatBalance: fromFixedPoint(fixed),
      fiatConversion: conversion,
      fiatBalance24hChange: change,
    },
  }
}
