import {
  decodeFunctionData,
  decodeFunctionResult,
  encodeAbiParameters,
  encodeErrorResult,
  encodeFunctionData,
  encodeFunctionResult,
  getAddress,
  hexToBytes,
  hexToString,
  parseAbi,
  sliceHex,
  toFunctionSelector,
  toHex,
  type Address,
  type Hex,
} from 'viem'

import type { Message } from './evm/engine.ts'
import { RpcError } from './rpc/RpcError.ts'
import type { Genesis } from './types.ts'

/** Address of the ENS resolver on every chain with ENS. */
export const universalResolver: Address = '0xeeeeeeee14d718c2b47d9923deab1335e144eeee'
export const multicall3: Address = '0xcA11bde05977b3631167028862bE2a173976CA11'

const resolverAbi = parseAbi([
  'error ResolverNotFound(bytes name)',
  'function resolveWithGateways(bytes, bytes, string[]) view returns (bytes, address)',
  'function reverseWithGateways(bytes, uint256, string[]) view returns (string, address, address)',
  'function callback(bytes response, bytes extraData) view returns (bytes, address)',
  'error OffchainLookup(address, string[], bytes, bytes4, bytes)',
  'error HttpError(uint16 status, string message)',
])
/** A client's request to the servers of several names at once (ENSIP-21). */
const batchAbi = parseAbi([
  'struct Query { address sender; string[] urls; bytes data; }',
  'function query(Query[]) view returns (bool[] failures, bytes[] responses)',
])
/** A request to a server (ENSIP-10). */
const serverAbi = parseAbi(['function resolve(bytes name, bytes data) view returns (bytes)'])
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

/** The response of a server that stores names to the data of a request. */
export function answerNameServer(names: Genesis['names'], question: Hex): Hex | undefined {
  const { args } = decodeFunctionData({ abi: serverAbi, data: question })
  const record = names[readDnsName(args[0])]
  return record && answerRecord(record, args[1])
}

function resolve(names: Genesis['names'], data: Hex): Hex {
  const { functionName, args } = decodeFunctionData({ abi: resolverAbi, data })
  if (functionName === 'callback') return proven(names, args[0], args[1])
  if (functionName === 'reverseWithGateways') {
    const address = args[0].length === 42 ? getAddress(args[0]) : undefined
    const name = Object.keys(names).find(
      (one) => address !== undefined && recordOf(names[one], args[1]) === address,
    )
    if (!name) throw notFound(args[0])
    return encodeFunctionResult({
      abi: resolverAbi,
      functionName,
      result: [name, universalResolver, universalResolver],
    })
  }
  const record = names[readDnsName(args[0])]
  if (!record) throw notFound(args[0])
  if (record.server) throw offChain(record.server, args[0], args[1], args[2])
  return encodeFunctionResult({
    abi: resolverAbi,
    functionName,
    result: [answerRecord(record, args[1]), universalResolver],
  })
}

/** Reads a name's record off-chain, through the `gateways` that the caller trusts. */
function offChain(server: string, name: Hex, record: Hex, gateways: readonly string[]): RpcError {
  const question = encodeFunctionData({ abi: serverAbi, args: [name, record] })
  const query = { sender: universalResolver, urls: [server], data: question }
  return revert('OffchainLookup', [
    universalResolver,
    gateways,
    encodeFunctionData({ abi: batchAbi, args: [[query]] }),
    toFunctionSelector('callback(bytes,bytes)'),
    question,
  ])
}

/** A server's response if it matches the record: the table replaces its signature. */
function proven(names: Genesis['names'], response: Hex, question: Hex): Hex {
  const [failures, [answer]] = decodeFunctionResult({
    abi: batchAbi,
    data: response,
  })
  if (failures[0] || !answer) throw revert('HttpError', [500, ''])
  if (answer !== answerNameServer(names, question)) throw revert('HttpError', [400, 'unproven'])
  return encodeAbiParameters([{ type: 'bytes' }, { type: 'address' }], [answer, universalResolver])
}

/** Ether's coin type (ENSIP-9). */
const mainnetCoin = 60n

/**
 * The address for a coin type, as ENS's own resolver returns it: the chain's record, otherwise the
 * default of all EVM chains (ENSIP-19).
 */
function recordOf(
  record: Genesis['names'][string] | undefined,
  coinType: bigint,
): Address | undefined {
  if (coinType === mainnetCoin) return record?.address
  const isEvm = coinType >> 31n === 1n
  return isEvm
    ? (record?.addresses?.[String(BigInt.asUintN(31, coinType))] ?? record?.addresses?.['0'])
    : undefined
}

function answerRecord(record: Genesis['names'][string], data: Hex): Hex {
  const { address, texts } = record
  const asked = decodeFunctionData({ abi: recordAbi, data })
  if (asked.functionName === 'text') {
    return encodeFunctionResult({
      abi: recordAbi,
      functionName: 'text',
      result: texts?.[asked.args[1]] ?? '',
    })
  }
  if (asked.args.length === 1) return encodeFunctionResult({ abi: [recordAbi[0]], result: address })
  return encodeFunctionResult({
    abi: [recordAbi[1]],
    result: recordOf(record, asked.args[1]) ?? '0x',
  })
}

const revert = (errorName: 'OffchainLookup' | 'HttpError' | 'ResolverNotFound', args: unknown[]) =>
  new RpcError(
    3,
    'execution reverted',
    encodeErrorResult({ abi: resolverAbi, errorName, args } as never),
  )

const notFound = (name: Hex): RpcError => revert('ResolverNotFound', [name])

/** Length-prefixed labels, up to an empty one (RFC 1035). */
function readDnsName(packet: Hex): string {
  const bytes = hexToBytes(packet)
  const labels: string[] = []
  for (let at = 0; at < bytes.length && bytes[at]; at += 1 + (bytes[at] ?? 0)) {
    labels.push(hexToString(sliceHex(toHex(bytes), at + 1, at + 1 + (bytes[at] ?? 0))))
  }
  return labels.join('.')
}
