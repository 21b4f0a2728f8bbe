import type { Address, Hash } from 'viem'

import written from './dumps/places.json' with { type: 'json' }
import { tokenKinds, type TokenKey } from './tokenKinds.ts'

export type Scenario = 'everyday' | 'empty' | 'busy' | 'huge' | 'limits'
type SafeVersion = '1.3.0' | '1.4.1' | '1.5.0'

/** Contracts with the same address on every chain. */
export interface Base {
  tokens: Record<TokenKey, Address>
  collectible: Address
  module: Address
  guard: Address
  stubborn: Address
  contractOwner: Address
}

/**
 * A Safe in its initial state. Owners and threshold may change on a running chain: read them there.
 */
export interface SafePlace {
  key: string
  name: string
  chainId: number
  address: Address
  version: SafeVersion
  /** Whether it uses the L2 singleton, which emits more events. */
  l2: boolean
  owners: Address[]
  threshold: number
  modules: Address[]
  guard: Address | null
  creator: Address
  /** The block of its creation. */
  createdIn?: Hash
}

export interface TokenPlace {
  address: Address
  type: 'ERC20' | 'ERC721'
  name: string
  symbol: string
  decimals: number
}

/** The Safes and tokens of a scenario on one chain. */
export interface Places {
  safes: readonly SafePlace[]
  tokens: readonly TokenPlace[]
}

interface Written {
  base: Base
  everyday: Record<'1' | '17000', SafePlace[]>
  empty: Record<'1', SafePlace[]>
  huge: Record<'1', SafePlace[]>
  limits: Record<'1', SafePlace[]>
}

const { base: foundation, everyday, empty, huge, limits } = written as Written

/** Contracts on every chain in every scenario. */
export const base: Base = foundation

/** The tokens of every scenario, on every chain. */
export const baseTokens: readonly TokenPlace[] = [
  ...(Object.keys(tokenKinds) as TokenKey[]).map((key): TokenPlace => {
    const { name, symbol, decimals } = tokenKinds[key]
    return { address: foundation.tokens[key], type: 'ERC20', name, symbol, decimals }
  }),
  {
    address: foundation.collectible,
    type: 'ERC721',
    name: 'Small Pictures',
    symbol: 'PICT',
    decimals: 0,
  },
]

const find = (safes: readonly SafePlace[], key: string): SafePlace => {
  const place = safes.find((one) => one.key === key)
  if (!place) throw new Error(`There is no safe ${key}. Run npm run genesis.`)
  return place
}

/** The Safes of `everyday` by name. The Treasury has the same address in every scenario. */
export const safes = {
  /** 2 of 3, 1.4.1. */
  treasury: find(everyday['1'], 'treasury'),
  /** 3 of 5, 1.5.0. */
  operations: find(everyday['1'], 'operations'),
  /** Owned by Alice alone, 1.4.1 on the L2 singleton. */
  pettyCash: find(everyday['1'], 'pettyCash'),
  /** 2 of 3, 1.4.1, with a module and a guard. */
  vault: find(everyday['1'], 'vault'),
  /** 2 of 3, 1.3.0: outdated. */
  oldSavings: find(everyday['1'], 'oldSavings'),
  /** 2 of 3, 1.5.0, on chain 17000. */
  testFund: find(everyday['17000'], 'testFund'),
} as const

/**
 * In `limits` only. 1 of 2 (Alice, Bob), 1.4.1, with the allowance module: Carol, Dave, and Erin
 * spend within limits, Frank's was deleted.
 */
export const household: SafePlace = find(limits['1'], 'household')

/** The Safes and tokens available without loading anything. `huge` has more: see `loadPlaces`. */
export function smallPlaces(scenario: Scenario, chainId: number): Places {
  if (chainId === 17_000)
    return { safes: scenario === 'empty' ? [] : everyday['17000'], tokens: baseTokens }
  if (chainId !== 1) return { safes: [], tokens: [] }
  return {
    safes: { everyday, busy: everyday, empty, huge, limits }[scenario]['1'],
    tokens: baseTokens,
  }
}
