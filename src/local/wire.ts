import { getAddress } from 'viem'
import { type Address, isAddressLike, type SafeRef } from '#base'
import type { AddressInfo } from '#gateway'
import { declined } from './errors.ts'

export const infoOf = (value: Address): AddressInfo => ({ value, name: null, logoUri: null })

export const infoOrNull = (value: Address | null): AddressInfo | null => value && infoOf(value)

/** @throws GatewayHttpError */
export function asAddress(text: string): Address {
  if (!isAddressLike(text)) throw declined('Invalid address')
  return getAddress(text.toLowerCase())
}

/** @throws GatewayHttpError if it isn't an address */
export function safeOf(path: { chainId: string; safeAddress: string }): SafeRef {
  return { chainId: path.chainId, address: asAddress(path.safeAddress) }
}
