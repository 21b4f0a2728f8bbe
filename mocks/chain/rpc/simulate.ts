import { decodeErrorResult, type Hex } from 'viem'

import type { Message, Outcome, Override } from '../evm/engine.ts'
import { blockGasLimit, type Runner } from '../runner.ts'
import { asAddress, asBytes, asQuantity, asRecord } from './params.ts'
import { RpcError } from './RpcError.ts'

const nobody = '0x0000000000000000000000000000000000000000'
const errorText = [
  { type: 'error', name: 'Error', inputs: [{ type: 'string', name: 'message' }] },
] as const

/** Parses the call object of `eth_call` and `eth_estimateGas`. */
export function asMessage(value: unknown): Message {
  const call = asRecord(value, 'call')
  const gas = call['gas'] === undefined ? blockGasLimit : asQuantity(call['gas'], 'gas')
  return {
    from:
      call['from'] === undefined || call['from'] === null
        ? nobody
        : asAddress(call['from'], 'from'),
    to: call['to'] === undefined || call['to'] === null ? null : asAddress(call['to'], 'to'),
    data: asBytes(call['data'] ?? call['input'], 'data'),
    value: call['value'] === undefined ? 0n : asQuantity(call['value'], 'value'),
    gas: gas > blockGasLimit ? blockGasLimit : gas,
    gasPrice: 0n,
  }
}

/** Runs a call and returns its bytes, or throws its revert like any node. */
export async function call(
  runner: Runner,
  message: Message,
  overrides: Record<string, Override>,
): Promise<Hex> {
  const outcome = await runner.simulate(message, { overrides })
  if (!outcome.ok) throw asRevert(outcome)
  return outcome.returnData
}

/**
 * The lowest gas limit known to suffice. A call keeps one 64th of its gas from each inner call
 * (EIP-150), so the gas used with a high limit may not suffice as the limit: it is tried, and
 * raised until it does.
 */
export async function estimateGas(
  runner: Runner,
  message: Message,
  overrides: Record<string, Override>,
): Promise<bigint> {
  const rich = await runner.simulate(message, { overrides })
  if (!rich.ok) throw asRevert(rich)
  let limit = rich.gasSpent
  while (limit < message.gas) {
    const tried = await runner.simulate({ ...message, gas: limit }, { overrides })
    if (tried.ok) return limit
    limit += limit / 63n + 2_300n
  }
  return message.gas
}

export function asRevert(outcome: Outcome): RpcError {
  if (outcome.error !== 'revert') return new RpcError(-32000, outcome.error ?? 'execution failed')
  const reason = reasonOf(outcome.returnData)
  return new RpcError(
    3,
    `execution reverted${reason === undefined ? '' : `: ${reason}`}`,
    outcome.returnData,
  )
}

function reasonOf(data: Hex): string | undefined {
  try {
    return decodeErrorResult({ abi: errorText, data }).args[0]
  } catch {
    return undefined
  }
}
