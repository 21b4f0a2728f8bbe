import { isAddress, isHash, isHex, type Address, type Hash, type Hex } from 'viem'

import type { Override } from '../evm/engine.ts'
import type { LogFilter } from '../types.ts'
import { RpcError } from './RpcError.ts'

/** Parsers of untrusted parameters. Each throws -32602 with the name of the invalid parameter. */
const wrong = (what: string): RpcError => new RpcError(-32602, `invalid argument: ${what}`)

export const asRecord = (value: unknown, what: string): Record<string, unknown> => {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw wrong(`${what} is not an object`)
  return value as Record<string, unknown>
}

export function asAddress(value: unknown, what = 'address'): Address {
  if (typeof value !== 'string' || !isAddress(value, { strict: false }))
    throw wrong(`${what} is not an address`)
  return value.toLowerCase() as Address
}

export function asHash(value: unknown, what = 'hash'): Hash {
  if (typeof value !== 'string' || !isHash(value)) throw wrong(`${what} is not 32 bytes`)
  return value.toLowerCase() as Hash
}

export function asBytes(value: unknown, what: string): Hex {
  if (value === undefined || value === null) return '0x'
  if (typeof value !== 'string' || !isHex(value) || value.length % 2)
    throw wrong(`${what} is not bytes in hex`)
  return value
}

export function asQuantity(value: unknown, what: string): bigint {
  if (typeof value !== 'string' || !/^0x[0-9a-f]+$/i.test(value))
    throw wrong(`${what} is not a hex quantity`)
  return BigInt(value)
}

/** A block number; the tags for the latest block return `tip`. */
export function asBlockNumber(value: unknown, tip: bigint): bigint {
  if (
    value === undefined ||
    value === null ||
    value === 'latest' ||
    value === 'pending' ||
    value === 'safe' ||
    value === 'finalized'
  )
    return tip
  if (value === 'earliest') return 0n
  return asQuantity(value, 'block')
}

export function asLogFilter(value: unknown, tip: bigint): LogFilter & { blockHash?: Hash } {
  const filter = asRecord(value, 'filter')
  const addresses =
    filter['address'] === undefined || filter['address'] === null
      ? undefined
      : [filter['address']].flat()
  const topics = Array.isArray(filter['topics']) ? filter['topics'] : []
  return {
    ...(addresses ? { address: addresses.map((one) => asAddress(one)) } : {}),
    topics: topics.map((topic: unknown) =>
      topic === null ? null : [topic].flat().map((one) => asHash(one, 'topic')),
    ),
    ...(filter['blockHash'] === undefined
      ? {
          fromBlock: asBlockNumber(filter['fromBlock'], tip),
          toBlock: asBlockNumber(filter['toBlock'], tip),
        }
      : { blockHash: asHash(filter['blockHash'], 'blockHash') }),
  }
}

export function asOverrides(value: unknown): Record<Address, Override> {
  if (value === undefined || value === null) return {}
  const overrides: Record<Address, Override> = {}
  for (const [address, parts] of Object.entries(asRecord(value, 'state override'))) {
    const { balance, nonce, code, stateDiff } = asRecord(parts, `override of ${address}`)
    overrides[asAddress(address)] = {
      ...(balance === undefined ? {} : { balance: asQuantity(balance, 'balance') }),
      ...(nonce === undefined ? {} : { nonce: Number(asQuantity(nonce, 'nonce')) }),
      ...(code === undefined ? {} : { code: asBytes(code, 'code') }),
      ...(stateDiff === undefined
        ? {}
        : { stateDiff: asRecord(stateDiff, 'stateDiff') as Record<Hex, Hex> }),
    }
  }
  return overrides
}
