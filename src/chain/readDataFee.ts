import {
  concat,
  decodeAbiParameters,
  encodeFunctionData,
  type Hex,
  keccak256,
  serializeTransaction,
  size,
  slice,
} from 'viem'
import type { Address } from '#base'
import type { ChainClient } from './client.ts'
import { multicall } from './multicall.ts'

/** `GasPriceOracle`, a predeploy of OP-stack chains. Other chains can't have code there. */
const gasPriceOracle: Address = '0x420000000000000000000000000000000000000F'

const abi = [
  {
    type: 'function',
    name: 'getL1Fee',
    stateMutability: 'view',
    inputs: [{ name: '_data', type: 'bytes' }],
    outputs: [{ type: 'uint256' }],
  },
] as const

/** Dust of a few bytes: as long as they get. */
const longest = {
  type: 'eip1559',
  nonce: 0xff_ff_ff,
  gas: 0xff_ff_ffn,
  maxFeePerGas: 0xff_ff_ff_ff_ffn,
  maxPriorityFeePerGas: 0xff_ff_ff_ff_ffn,
} as const

export interface PublishedCall {
  to: Address
  data: Hex
  /** Signatures that `data` will have in addition. */
  missingSignatures?: number
}

/**
 * What publishing a transaction on the parent chain costs in addition to its gas, in wei, now. Only
 * OP-stack chains charge that: the node's own contract says so, and how much. Elsewhere it's 0;
 * Arbitrum's gas estimate includes it.
 * @throws viem's network errors
 */
export async function readDataFee(
  client: ChainClient,
  { to, data, missingSignatures = 0 }: PublishedCall,
): Promise<bigint> {
  const transaction = serializeTransaction({
    ...longest,
    chainId: client.chain?.id ?? 1,
    to,
    data: concat([data, ...Array.from({ length: missingSignatures }, (_, at) => signature(at))]),
  })
  // The contract adds the account's own signature.
  const call = encodeFunctionData({ abi, args: [transaction] })
  const { results } = await multicall(client, [{ to: gasPriceOracle, data: call }])
  const [answer] = results
  if (!answer?.success || size(answer.data) !== 32) return 0n
  return decodeAbiParameters([{ type: 'uint256' }], answer.data)[0]
}

/** 65 bytes that can't be compressed, as those of a signature: the fee depends on that. */
function signature(at: number): Hex {
  const half = keccak256(`0x${(2 * at).toString(16).padStart(64, '0')}`)
  const other = keccak256(`0x${(2 * at + 1).toString(16).padStart(64, '0')}`)
  return concat([half, other, slice(other, 0, 1)])
}
