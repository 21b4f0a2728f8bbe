import {
  decodeFunctionData,
  encodeAbiParameters,
  encodeFunctionResult,
  type Hex,
  parseAbi,
} from 'viem'
import type { Address } from '#base'

const abi = parseAbi([
  'function getOwners() view returns (address[])',
  'function getThreshold() view returns (uint256)',
  'function nonce() view returns (uint256)',
  'function VERSION() view returns (string)',
  'function isOwner(address) view returns (bool)',
  'function isModuleEnabled(address) view returns (bool)',
  'function getModulesPaginated(address, uint256) view returns (address[], address)',
  'function getModules() view returns (address[])',
])

/** How a Safe responds; a test changes it between two calls. */
export interface FakeSafe {
  version: string
  owners: readonly Address[]
  threshold: number
  modules: readonly Address[]
}

const sentinel: Address = '0x0000000000000000000000000000000000000001'
const has = (list: readonly Address[], one: Address) =>
  list.some((other) => other.toLowerCase() === one.toLowerCase())

/**
 * A node with one Safe, for Safe's own package: it reads the owners and modules before it encodes a
 * change of them.
 */
export function fakeSafeNode(safe: FakeSafe) {
  const read = (data: Hex): Hex => {
    if (data.startsWith('0x5624b25b'))
      return encodeAbiParameters([{ type: 'bytes' }], [`0x${'00'.repeat(32)}`])
    const { functionName, args } = decodeFunctionData({ abi, data })
    switch (functionName) {
      case 'getOwners':
        return encodeFunctionResult({ abi, functionName, result: safe.owners })
      case 'getModules':
        return encodeFunctionResult({ abi, functionName, result: safe.modules })
      case 'getThreshold':
        return encodeFunctionResult({ abi, functionName, result: BigInt(safe.threshold) })
      case 'nonce':
        return encodeFunctionResult({ abi, functionName, result: 7n })
      case 'VERSION':
        return encodeFunctionResult({ abi, functionName, result: safe.version })
      case 'isOwner':
        return encodeFunctionResult({ abi, functionName, result: has(safe.owners, args[0]) })
      case 'isModuleEnabled':
        return encodeFunctionResult({ abi, functionName, result: has(safe.modules, args[0]) })
      case 'getModulesPaginated':
        return encodeFunctionResult({ abi, functionName, result: [safe.modules, sentinel] })
    }
  }
  return {
    request: async ({ method, params }: { method: string; params?: unknown }): Promise<unknown> => {
      if (method === 'eth_chainId') return '0x1'
      if (method === 'eth_getCode') return '0x01'
      if (method === 'eth_accounts') return []
      if (method === 'eth_getStorageAt') return `0x${'00'.repeat(32)}`
      if (method === 'eth_call') return read((params as [{ data: Hex }])[0].data)
      throw new Error(`The fake node does not know ${method}.`)
    },
  }
}
