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
import { type CallResult, multicall } from './multicall.ts'

/** `GasPriceOracle`, a predeploy of OP Stack chains. Other chains can't have code there. */
const gasPriceOracle: Address = '0x420000000000000000000000000000000000000F'

const abi = [
  {
    type: 'function',
    name: 'getL1Fee',
    stateMutability: 'view',
    inputs: [{ name: '_data', type: 'bytes' }],
    outputs: [{ type: 'uint256' }],
  },
  {
    type: 'function',
    name: 'getOperatorFee',
    stateMutability: 'view',
    inputs: [{ name: '_gasUsed', type: 'uint256' }],
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
 * What a transaction costs in addition to its gas, in wei; 0 on chains that charge nothing, and
 * undefined if the chain's contract didn't say.
 */
export interface RollupFees {
  /** For publishing it on the parent chain, now. */
  dataFee: bigint | undefined
  operatorFee: OperatorFee | undefined
}

/** The chain operator's fee, in wei; it depends on the gas (OP Stack, since Isthmus). */
export interface OperatorFee {
  fixed: bigint
  perMillionGas: bigint
}

/**
 * What a transaction costs in addition to its gas. Only OP Stack chains charge this; a contract on
 * the chain returns the amount. Arbitrum's gas estimate includes it.
 * @throws viem's network errors
 */
export async function readRollupFees(
  client: ChainClient,
  { to, data, missingSignatures = 0 }: PublishedCall,
): Promise<RollupFees> {
  const transaction = serializeTransaction({
    ...longest,
    chainId: client.chain?.id ?? 1,
    to,
    data: concat([data, ...Array.from({ length: missingSignatures }, (_, at) => signature(at))]),
  })
  const { results } = await multicall(
    client,
    [
      // The contract adds the account's own signature.
      encodeFunctionData({ abi, functionName: 'getL1Fee', args: [transaction] }),
      // A line through two points, so it doesn't have to wait for the gas estimate.
      encodeFunctionData({ abi, functionName: 'getOperatorFee', args: [0n] }),
      encodeFunctionData({ abi, functionName: 'getOperatorFee', args: [1_000_000n] }),
    ].map((call) => ({ to: gasPriceOracle, data: call })),
  )
  const [published, fixed, million] = results
  if (isNothing(published)) return { dataFee: 0n, operatorFee: none }
  return {
    dataFee: amountOf(published),
    // A function that contracts have since Isthmus; older ones revert without a reason.
    operatorFee:
      isMissing(fixed) && isMissing(million) ? none : lineOf(amountOf(fixed), amountOf(million)),
  }
}

const none: OperatorFee = { fixed: 0n, perMillionGas: 0n }

/** Whether there is no contract, so this isn't an OP Stack chain. */
const isNothing = (result: CallResult | undefined): boolean =>
  result?.success === true && size(result.data) === 0

const isMissing = (result: CallResult | undefined): boolean =>
  result?.success === false && size(result.data) === 0

/** undefined for anything that isn't an amount. */
const amountOf = (result: CallResult | undefined): bigint | undefined =>
  result?.success && size(result.data) === 32
    ? decodeAbiParameters([{ type: 'uint256' }], result.data)[0]
    : undefined

const lineOf = (fixed: bigint | undefined, million: bigint | undefined): OperatorFee | undefined =>
  fixed === undefined || million === undefined || million < fixed
    ? undefined
    : { fixed, perMillionGas: million - fixed }

/** 65 bytes that don't compress, like those of a signature: the fee depends on that. */
function signature(at: number): Hex {
  const half = keccak256(`0x${(2 * at).toString(16).padStart(64, '0')}`)
  const other = keccak256(`0x${(2 * at + 1).toString(16).padStart(64, '0')}`)
  return concat([half, other, slice(other, 0, 1)])
}
