import type { AddressInfo, DataDecoded, TransactionData } from '#gateway'
import { isAddressLike } from '#base'
import type { Address } from 'viem'
import { decodeFor } from '../decode/familyAt.ts'
import type { ChainState } from '../state.ts'
import { contractName } from './addressInfo.ts'
import type { SafeTransaction } from './safeTransaction.ts'
import { isTrustedDelegateTarget } from './singletons.ts'
import { nameOf } from './transactionInfo.ts'

/** The call itself, decoded as far as the gateway can. */
export function transactionData(
  state: ChainState,
  { to, value, data, operation }: Pick<SafeTransaction, 'to' | 'value' | 'data' | 'operation'>,
): TransactionData {
  const decoded = decodeFor(state, to, data)
  const inner = decoded ? addressesIn(decoded) : []
  const tokens = inner.flatMap((address) => state.tokens.get(address) ?? [])
  const parts = {
    hexData: data === '0x' ? null : data,
    dataDecoded: decoded,
    to: nameOf(state, to),
    value: String(value),
    operation,
    trustedDelegateCallTarget: operation === 1 ? isTrustedDelegateTarget(to) : null,
    addressInfoIndex: nullIfEmpty(
      inner
        .filter((address) => state.tokens.get(address) ?? contractName(address))
        .map((address): [string, AddressInfo] => [address, nameOf(state, address)]),
    ),
    // Newer than the client's types, and included as in the real gateway.
    tokenInfoIndex: nullIfEmpty(
      tokens.map(({ address, type, name, symbol, decimals, trusted }) => [
        address,
        { type, address, name, symbol, decimals, trusted, logoUri: null },
      ]),
    ),
  }
  return parts
}

/** Every address in the parameters and in the calls of a batch. */
function addressesIn({ parameters }: DataDecoded): Address[] {
  const own = (parameters ?? []).flatMap(({ type, value }) =>
    type === 'address' && isAddressLike(value) ? [value] : [],
  )
  const inner = (parameters ?? []).flatMap(({ valueDecoded }) => {
    if (!valueDecoded) return []
    if (!Array.isArray(valueDecoded)) return addressesIn(valueDecoded)
    return valueDecoded.flatMap((action) => [
      action.to as Address,
      ...(action.dataDecoded ? addressesIn(action.dataDecoded) : []),
    ])
  })
  return [...new Set([...own, ...inner])]
}

const nullIfEmpty = <Value>(entries: [string, Value][]): Record<string, Value> | null =>
  entries.length ? Object.fromEntries(entries) : null
