import {
  decodeFunctionData,
  encodeErrorResult,
  encodeFunctionResult,
  getAddress,
  hexToBytes,
  hexToString,
  parseAbi,
  sliceHex,
  toHex,
  type Address,
  type Hex,
} from 'viem'

import type { Message } from './evm/engine.ts'
import { RpcError } from './rpc/RpcError.ts'
import type { Genesis } from './types.ts'

/** Address of the ENS resolver on every chain with ENS. */
const universalResolver: Address = '0xeeeeeeee14d718c2b47d9923deab1335e144eeee'
export const multicall3: Address = '0xcA11bde05977b3631167028862bE2a173976CA11'

const resolverAbi = parseAbi([
  'error ResolverNotFound(bytes name)',
  'function resolveWithGateways(bytes, bytes, string[]) view returns (bytes, address)',
  'function reverseWithGateways(bytes, uint256, string[]) view returns (string, address, address)',
])
const recordAbi = parseAbi([
  'function addr(bytes32 node) view returns (address)',
  'function addr(bytes32 node, uint256 coinType) view returns (bytes)',
  'function text(bytes32 node, string key) view returns (string)',
])
const aggregateAbi = parseAbi([
  'struct Call { address target; bool allowFailure; bytes callData; }',
  'struct Result { bool success; bytes returnData; }',
  'function aggregate3(Call[] calls) payable returns (Result[])',
])

type Call = (message: Message) => Promise<Hex>

/**
 * Adds ENS to `eth_call`: calls to the Universal Resolver, alone or inside a Multicall3 batch, are
 * answered from the table; all others go to the chain. An unknown name reverts like in the real
 * resolver, and viem returns null for it.
 */
export async function answerNames(
  names: Genesis['names'],
  message: Message,
  call: Call,
): Promise<Hex> {
  if (message.to === universalResolver) return resolve(names, message.data)
  if (message.to !== multicall3.toLowerCase() || !message.data.includes(universalResolver.slice(2)))
    return call(message)
  const { args } = decodeFunctionData({ abi: aggregateAbi, data: message.data })
  const results: { success: boolean; returnData: Hex }[] = []
  for (const { target, allowFailure, callData } of args[0]) {
    const inner: Message = {
      ...message,
      from: multicall3,
      to: target.toLowerCase() as Address,
      data: callData,
    }
    results.push(await settled(() => answerNames(names, inner, call), allowFailure))
  }
  return encodeFunctionResult({ abi: aggregateAbi, result: results })
}

async function settled(
  work: () => Promise<Hex>,
  allowFailure: boolean,
): Promise<{ success: boolean; returnData: Hex }> {
  try {
    return { success: true, returnData: await work() }
  } catch (failure) {
    if (!allowFailure || !(failure instanceof RpcError)) throw failure
    return { success: false, returnData: failure.data ?? '0x' }
  }
}

function resolve(names: Genesis['names'], data: Hex): Hex {
  const { functionName, args } = decodeFunctionData({ abi: resolverAbi, data })
  if (functionName === 'reverseWithGateways') {
    const address = args[0].length === 42 ? getAddress(args[0]) : undefined
    const name = Object.keys(names).find((one) => names[one]?.address === address)
    if (!name) throw notFound(args[0])
    return encodeFunctionResult({
      abi: resolverAbi,
      functionName,
      result: [name, universalResolver, universalResolver],
    })
  }
  const record = names[readDnsName(args[0])]
  if (!record) throw notFound(args[0])
  return encodeFunctionResult({
    abi: resolverAbi,
    functionName,
    result: [answerRecord(record, args[1]), universalResolver],
  })
}

function answerRecord({ address, texts }: Genesis['names'][string], data: Hex): Hex {
  const asked = decodeFunctionData({ abi: recordAbi, data })
  if (asked.functionName === 'text') {
    return encodeFunctionResult({
      abi: recordAbi,
      functionName: 'text',
      result: texts?.[asked.args[1]] ?? '',
    })
  }
  if (asked.args.length === 1) return encodeFunctionResult({ abi: [recordAbi[0]], result: address })
  // 60 is Ether's coin type (ENSIP-9), the only one with addresses here.
  return encodeFunctionResult({
    abi: [recordAbi[1]],
    result: asked.args[1] === 60n ? address : '0x',
  })
}

const notFound = (name: Hex): RpcError =>
  new RpcError(
    3,
    'execution reverted',
    encodeErrorResult({ abi: resolverAbi, errorName: 'ResolverNotFound', args: [name] }),
  )

/** Length-prefixed labels, up to an empty one (RFC 1035). */
function readDnsName(packet: Hex): string {
  const bytes = hexToBytes(packet)
  const labels: string[] = []
  for (let at = 0; at < bytes.length && bytes[at]; at += 1 + (bytes[at] ?? 0)) {
    labels.push(hexToString(sliceHex(toHex(bytes), at + 1, at + 1 + (bytes[at] ?? 0))))
  }
  return labels.join('.')
}
