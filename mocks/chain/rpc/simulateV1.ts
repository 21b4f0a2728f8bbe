import { encodeAbiParameters, numberToHex, pad, toEventSelector, type Hex } from 'viem'

import type { Outcome } from '../evm/engine.ts'
import type { Runner } from '../runner.ts'
import { asOverrides, asRecord } from './params.ts'
import { RpcError } from './RpcError.ts'
import { asMessage, asRevert } from './simulate.ts'

/** Where nodes report transfers of the native coin, as if it were a token. */
const nativeToken = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'
const transfer = toEventSelector('Transfer(address,address,uint256)')

/**
 * `eth_simulateV1` with one call in one block, on the latest state. Blocks and calls that follow
 * each other aren't supported. Transfers of the native coin come before the other logs.
 */
export async function simulateV1(
  runner: Runner,
  number: number,
  payload: unknown,
): Promise<unknown> {
  const { blockStateCalls, traceTransfers } = asRecord(payload, 'payload')
  const [block, ...otherBlocks] = asList(blockStateCalls, 'blockStateCalls')
  const { calls, stateOverrides } = asRecord(block, 'block')
  const [call, ...otherCalls] = asList(calls, 'calls')
  if (!call || otherBlocks.length > 0 || otherCalls.length > 0)
    throw new RpcError(-32_602, 'This node simulates one call at a time.')
  const outcome = await runner.simulate(asMessage(call), { overrides: asOverrides(stateOverrides) })
  return [{ number: numberToHex(number), calls: [formatOutcome(outcome, traceTransfers === true)] }]
}

const asList = (value: unknown, what: string): readonly unknown[] => {
  if (!Array.isArray(value)) throw new RpcError(-32_602, `invalid argument: ${what} is not a list`)
  return value
}

function formatOutcome(outcome: Outcome, traces: boolean) {
  const { ok, returnData, gasUsed, logs, transfers } = outcome
  const gas = { gasUsed: numberToHex(gasUsed) }
  if (!ok) {
    const { code, message, data } = asRevert(outcome)
    return {
      status: '0x0',
      returnData: '0x',
      logs: [],
      error: { code, message, ...(data && { data }) },
      ...gas,
    }
  }
  const moved = traces
    ? transfers.map(({ from, to, value }) => ({
        address: nativeToken,
        topics: [transfer, pad(from), pad(to)] as Hex[],
        data: encodeAbiParameters([{ type: 'uint256' }], [value]),
      }))
    : []
  return { status: '0x1', returnData, logs: [...moved, ...logs], ...gas }
}
