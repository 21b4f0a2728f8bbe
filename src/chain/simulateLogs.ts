import { type Address, type Hex, isHexBytes } from '#base'
import type { ChainClient } from './client.ts'
import { callParameter } from './ethCall.ts'
import type { Execution } from './simulate.ts'
import { overrideTurn } from './simulateUnsigned.ts'

/**
 * Events of a simulated execution, including transfers of the native coin. undefined if it would
 * revert, or if its action would fail.
 */
export type SimulatedLogs =
  | readonly { address: Address; topics: readonly Hex[]; data: Hex }[]
  | undefined

/**
 * The events of an execution, by `eth_simulateV1` with `traceTransfers`. The guard is kept.
 * @param turn simulates it with one signature, as if it were its turn: with this nonce (see
 *   `simulateUnsigned`)
 * @throws viem's RPC errors; most nodes don't offer the method
 */
export async function simulateLogs(
  client: ChainClient,
  { safe, data, from }: Execution,
  turn?: { nonce: bigint },
): Promise<SimulatedLogs> {
  const block = {
    calls: [callParameter({ to: safe, data, from })],
    ...(turn && { stateOverrides: overrideTurn(safe, turn.nonce) }),
  }
  const params = [{ blockStateCalls: [block], traceTransfers: true, validation: false }, 'latest']
  const answer: unknown = await client.request({ method: 'eth_simulateV1', params } as never)
  const call = (
    answer as { calls?: { status?: unknown; returnData?: unknown; logs?: unknown }[] }[] | null
  )?.[0]?.calls?.[0]
  if (!call || !Array.isArray(call.logs)) throw new Error('The node returned no simulated call.')
  const isDone =
    call.status === '0x1' &&
    typeof call.returnData === 'string' &&
    /^0x0{63}1$/.test(call.returnData)
  return isDone ? call.logs.filter(isLog) : undefined
}

function isLog(value: unknown): value is NonNullable<SimulatedLogs>[number] {
  const { address, topics, data } = (value ?? {}) as Record<string, unknown>
  return (
    isHexBytes(address, 20) &&
    isHexBytes(data) &&
    Array.isArray(topics) &&
    topics.every((topic) => isHexBytes(topic, 32))
  )
}
