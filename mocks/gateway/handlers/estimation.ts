import type { routes } from '#gateway'
import {
  decodeAbiParameters,
  encodeFunctionData,
  parseAbi,
  parseAbiParameters,
  type Address,
  type Hex,
} from 'viem'
import type { Handler } from '../handler.ts'
import type { SafeTransaction } from '../reading/safeTransaction.ts'
import {
  readAddress,
  readDigits,
  readHex,
  readObject,
  readOperation,
  readText,
} from '../reading/values.ts'
import { upstream } from '../httpError.ts'
import type { ChainState } from '../state.ts'
import { nextNonces } from './safes.ts'

const abi = parseAbi([
  'function simulateAndRevert(address target, bytes data)',
  'function simulate(address to, uint256 value, bytes data, uint8 operation)',
])
/** SimulateTxAccessor 1.4.1, which works for all Safe versions from 1.3.0 on. */
const accessor: Address = '0x3d4BA2E0884aa488718476ca2FB8Efc291A46199'

export const estimation: Handler<typeof routes.estimation> = async (
  gateway,
  { path, body: raw },
) => {
  const address = readAddress(path.safeAddress)
  const state = await gateway.chain(path.chainId)
  const safe = state.safe(address)
  const body = readObject(raw)
  const call = {
    to: readAddress(readText(body, 'to')),
    value: readDigits(body, 'value'),
    data: body['data'] == null ? ('0x' as const) : readHex(body, 'data'),
    operation: readOperation(body),
  }
  const gas = await simulate(state, safe.address, call)
  if (gas === undefined) throw upstream(422, 'An error occurred')
  return { ...nextNonces(state, safe), safeTxGas: String(gas) }
}

/**
 * Gas of the inner call, or undefined if it would fail. The Safe runs the call and then reverts
 * with its measurements.
 */
async function simulate(
  state: ChainState,
  safe: Address,
  { to, value, data, operation }: Pick<SafeTransaction, 'to' | 'value' | 'data' | 'operation'>,
): Promise<bigint | undefined> {
  const inner = encodeFunctionData({
    abi,
    functionName: 'simulate',
    args: [to, value, data, operation],
  })
  const answer = await revertOf(
    state.chain.call({
      to: safe,
      data: encodeFunctionData({ abi, functionName: 'simulateAndRevert', args: [accessor, inner] }),
    }),
  )
  if (!answer || answer.length < 2 + 64 * 4) return undefined
  // (success, length, data); the data contains the accessor's result: (gas, success, …).
  const [gas, success] = decodeAbiParameters(
    parseAbiParameters('uint256, bool'),
    `0x${answer.slice(2 + 64 * 2)}`,
  )
  return success ? gas : undefined
}

async function revertOf(call: Promise<Hex>): Promise<Hex | undefined> {
  try {
    await call
    return undefined
  } catch (cause) {
    const { data } = cause as { data?: unknown }
    return typeof data === 'string' ? (data as Hex) : undefined
  }
}
