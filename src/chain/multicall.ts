import { decodeAbiParameters, encodeAbiParameters, size, slice } from 'viem'
import { type Address, type Hex, isVmError } from '#base'
import type { ChainClient } from './client.ts'
import { type BlockAt, type Call, ethCall } from './ethCall.ts'

/** Address of Multicall3 on nearly every chain; a chain's own definition takes precedence. */
const multicall3: Address = '0xcA11bde05977b3631167028862bE2a173976CA11'

export interface CallResult {
  success: boolean
  data: Hex
}

export interface MulticallResult {
  /** The block of all results. */
  blockNumber: bigint
  results: readonly CallResult[]
}

/**
 * Whether contracts see their own chain's block numbers, if already read. On Arbitrum and similar
 * chains, they see Ethereum's.
 */
const seesOwnBlocks = new WeakMap<ChainClient, boolean>()

/** How many blocks the nodes behind one URL may differ by. */
const mostLag = 100_000n

const aggregate3 = '0x82ad56cb'
const getBlockNumber = '0x42cbb15c'

const callsInput = [
  {
    type: 'tuple[]',
    components: [
      { name: 'target', type: 'address' },
      { name: 'allowFailure', type: 'bool' },
      { name: 'callData', type: 'bytes' },
    ],
  },
] as const
const resultsOutput = [
  {
    type: 'tuple[]',
    components: [
      { name: 'success', type: 'bool' },
      { name: 'returnData', type: 'bytes' },
    ],
  },
] as const

/**
 * Calls several contracts at one block: the latest, or a given one. Uses one `eth_call` if the
 * chain has Multicall3, otherwise a batch of the same calls at a fixed block. A failed call is a
 * result, not an error. If one call uses up the others' gas, they're repeated individually. A
 * client's first multicall also reads the node's latest block; where contracts see other block
 * numbers, the calls run at the node's block.
 * @throws viem's network errors
 */
export async function multicall(
  client: ChainClient,
  calls: readonly Pick<Call, 'to' | 'data'>[],
  block: BlockAt = 'latest',
): Promise<MulticallResult> {
  if (block === 'latest' && seesOwnBlocks.get(client) === false)
    return multicall(client, calls, await readHead(client))
  const address = client.chain?.contracts?.multicall3?.address ?? multicall3
  const all = [{ to: address, data: getBlockNumber } as const, ...calls].map(({ to, data }) => ({
    target: to,
    allowFailure: true,
    callData: data,
  }))
  const isFirst = block === 'latest' && !seesOwnBlocks.has(client)
  const [returned, head] = await Promise.all([
    ethCall(
      client,
      { to: address, data: `${aggregate3}${encodeAbiParameters(callsInput, [all]).slice(2)}` },
      block,
    ).catch((error: unknown) => {
      if (isContractError(error)) return '0x' as const
      throw error
    }),
    isFirst ? readHead(client) : undefined,
  ])
  if (size(returned) === 0) return oneByOne(client, calls, head ?? block)
  const [[first, ...results]] = decodeAbiParameters(resultsOutput, returned) as [
    [{ success: boolean; returnData: Hex }, ...{ success: boolean; returnData: Hex }[]],
  ]
  const seen = BigInt(slice(first.returnData, 0, 32))
  if (head !== undefined) {
    const isOwn = (seen > head ? seen - head : head - seen) < mostLag
    seesOwnBlocks.set(client, isOwn)
    if (!isOwn) return multicall(client, calls, head)
  }
  return {
    blockNumber: block === 'latest' ? seen : block,
    results: results.map(({ success, returnData }) => ({ success, data: returnData })),
  }
}

const readHead = async (client: ChainClient): Promise<bigint> =>
  BigInt(await client.request({ method: 'eth_blockNumber' }))

async function oneByOne(
  client: ChainClient,
  calls: readonly Pick<Call, 'to' | 'data'>[],
  block: BlockAt,
): Promise<MulticallResult> {
  const blockNumber = block === 'latest' ? await readHead(client) : block
  const results = await Promise.all(
    calls.map((call) =>
      ethCall(client, call, blockNumber).then(
        (data): CallResult => ({ success: true, data }),
        (error: unknown): CallResult => {
          if (isContractError(error)) return { success: false, data: '0x' }
          throw error
        },
      ),
    ),
  )
  return { blockNumber, results }
}

/**
 * Nodes report a revert with a code or with a message. Anything else is a network failure and must
 * not look like "no".
 */
function isContractError(error: unknown): boolean {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    const { code, details } = at as { code?: unknown; details?: unknown }
    if (isVmError(code, String(details)) || /out of gas/i.test(String(details))) return true
  }
  return false
}
