import type { Balance, Balances } from '#gateway'
import { encodeAbiParameters, keccak256, parseAbiParameters, zeroAddress, type Address } from 'viem'
import { chainInfo } from '../chains.ts'
import { etherPrice, noPrice, rates } from '../prices.ts'
import type { ChainState } from '../state.ts'
import { fromFixedPoint, times, worth } from './money.ts'

/** Storage of token balances: all mocked tokens use the same code, with the balances in slot 4. */
const balanceSlot = (owner: Address) =>
  keccak256(encodeAbiParameters(parseAbiParameters('address, uint256'), [owner, 4n]))

export interface TokenFilter {
  trusted: boolean
  excludeSpam: boolean
}

/**
 * The balances of a Safe: always the native coin, and tokens with a balance, highest value first.
 * An unknown currency counts as dollars.
 */
export function balancesOf(
  state: ChainState,
  safe: Address,
  currency: string,
  { trusted, excludeSpam }: TokenFilter,
): Balances {
  const rate = rates[currency.toUpperCase()] ?? '1'
  const { nativeCurrency, isTestnet } = chainInfo(state.chainId, '')
  const seen = state.head.view()
  const native = priced(
    { type: 'NATIVE_TOKEN', address: zeroAddress, ...nativeCurrency, logoUri: null },
    seen.balanceOf(safe),
    isTestnet ? noPrice : etherPrice,
    rate,
  )

  const wanted = state.tokens.all.filter(
    (token) =>
      token.type === 'ERC20' && (!trusted || token.trusted) && (!excludeSpam || !token.spam),
  )
  // Read directly from storage, because some Safes have hundreds of tokens, and a page requests ten
  // Safes at once.
  const slot = balanceSlot(safe)
  const tokens = wanted
    .map((token) => ({ token, amount: BigInt(seen.storageAt(token.address, slot)) }))
    .filter(({ amount }) => amount > 0n)
    .map(({ token, amount }) => {
      const { type, address, decimals, symbol, name } = token
      return priced({ type, address, decimals, symbol, name, logoUri: null }, amount, token, rate)
    })
  const items = [native, ...tokens].sort((a, b) =>
    a.fixed === b.fixed ? 0 : a.fixed > b.fixed ? -1 : 1,
  )
  return {
    fiatTotal: fromFixedPoint(items.reduce((sum, { fixed }) => sum + fixed, 0n)),
    items: items.map(({ item }) => item),
  }
}

function priced(
  tokenInfo: Balance['tokenInfo'],
  amount: bigint,
  { price, change }: { price: string; change: string | null },
  rate: string,
): { item: Balance; fixed: bigint } {
  const conversion = times(price, rate)
  const fixed = worth(amount, tokenInfo.decimals ?? 18, conversion)
  return {
    fixed,
    item: {
      tokenInfo,
      balance: String(amount),
      fiatBalance: fromFixedPoint(fixed),
      fiatBalance24hChange: change,
      fiatConversion: conversion,
    },
  }
}
