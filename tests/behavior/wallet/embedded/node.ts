import {
  decodeFunctionData,
  encodeAbiParameters,
  encodeFunctionResult,
  type Hex,
  parseAbi,
} from 'viem'

const resolver = parseAbi([
  'function reverseWithGateways(bytes, uint256, string[]) view returns (string, address, address)',
  'function resolveWithGateways(bytes, bytes, string[]) view returns (bytes, address)',
])
const nobody = '0x0000000000000000000000000000000000000001'

/**
 * A node with 2.5 native coins for everyone and one ENS name with an avatar. Records the contract
 * calls.
 */
export const answerAs =
  (name: string, picture: string, asked: string[]) =>
  async ({ method, params }: { method: string; params?: unknown }): Promise<unknown> => {
    if (method === 'eth_getBalance') return '0x22b1c8c1227a0000'
    const data = (params as [{ data?: Hex }?] | undefined)?.[0]?.data
    if (method !== 'eth_call' || !data)
      throw new Error(`The node of this page does not know ${method}.`)
    const { functionName } = decodeFunctionData({ abi: resolver, data })
    asked.push(functionName)
    if (functionName === 'reverseWithGateways')
      return encodeFunctionResult({ abi: resolver, functionName, result: [name, nobody, nobody] })
    return encodeFunctionResult({
      abi: resolver,
      functionName,
      result: [encodeAbiParameters([{ type: 'string' }], [picture]), nobody],
    })
  }
