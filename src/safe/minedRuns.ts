import { type AbiParameter, decodeAbiParameters } from 'viem'
import { type Address, type Hex, isHexBytes, type Log, sameAddress, zeroAddress } from '#base'
import { decodeExec } from './execution.ts'
import { isAllowanceModule } from './limits.ts'
import type { BatchCall } from './multiSend.ts'
import { isNative } from './nativeToken.ts'
import { addressIn, type Transfer, wordIn } from './transfers.ts'

/** A transaction in a block, with its events. Amounts are in the smallest unit. */
export interface Mined {
  from: Address
  /** Null: it created a contract. */
  to: Address | null
  input: Hex
  value: bigint
  status: 'success' | 'reverted'
  logs: readonly Log[]
}

const events = {
  success: '0x442e715f626346e8c54381002da614f62bee8d27386535b2521ec8540898556e',
  // `ExecutionFailed` of 1.0.0, which emits no event for a success.
  failed: '0xabfd711ecdd15ae3a6b3ad16ff2e9d81aec026a39d16725ee164be4fbf857a7c',
  failure: '0x23428b18acfb3ea64b08dc0c1d296ea9c09702c09083ca5272e64d115b687d23',
  moduleSuccess: '0x6895c13664aa4f67288b25d7a21d7aaa34916e355fb9b6fae0a139a9085becb8',
  moduleFailure: '0xacd2c8702804128fdb0db2bb49f6d127dd0181c13fd45dbfe16de0930e2bd375',
  // `SafeMultiSigTransaction` and `SafeModuleTransaction`, which only the L2 singletons have.
  multisig: '0x66753cd2356569ee081232e3be8909b950e0a76c1f8460c3a5e3c2be32b11bed',
  module: '0xb648d3644f584ed1c2232d53c46d87e693586486ad0d1175f8656013110b714e',
  // `ExecuteAllowanceTransfer` of the Allowance Module.
  spent: '0xa11cca2c2027e28ab0046aab4d4040f59d8b06e819ccd974c1e53e86aa814c19',
} as const

/** What ran as the Safe, and what the owners agreed to refund with. */
interface Run {
  call: BatchCall
  refund?: { token: Address; receiver: Address }
}

export interface Runs {
  runs: readonly Run[]
  /** What the Safe refunded to the account that executed. */
  refunds: readonly Transfer[]
  /** False if something ran that isn't among them. */
  isComplete: boolean
}

/**
 * The calls that succeeded, from the Safe's own events: an L2 singleton reports each before its
 * outcome; of the others, only the transaction that was sent to the Safe itself can be read.
 */
export function runsIn(mined: Mined, safe: Address): Runs {
  const runs: Run[] = []
  const refunds: Transfer[] = []
  const told: (Run | undefined)[] = []
  let direct = mined.to && sameAddress(mined.to, safe) ? directRun(mined.input) : undefined
  const spendings = mined.logs.flatMap((log) => {
    const call = isAllowanceModule(log.address) ? spendingBy(log, safe) : undefined
    return call ? [{ module: log.address, call }] : []
  })
  let unknown = 0
  const ending = () => {
    if (told.length > 0) return told.pop()
    const run = direct
    direct = undefined
    return run
  }
  for (const { address, topics, data } of mined.logs) {
    if (!sameAddress(address, safe)) continue
    const [event] = topics
    if (event === events.multisig || event === events.module) {
      told.push(toldRun(event, data))
      // The Safe itself reports it, too.
      direct = undefined
    } else if (event === events.failed) direct = undefined
    else if (event === events.moduleFailure) told.pop()
    else if (event === events.moduleSuccess) {
      const run = told.pop() ?? spendingOf(addressIn(topics[1]), spendings)
      if (run) runs.push(run)
      else unknown++
    } else if (event === events.success || event === events.failure) {
      const run = ending()
      const refund = refundOf(run, data, { from: mined.from, safe })
      if (refund) refunds.push(refund)
      if (event === events.success && run) runs.push(run)
      if (!run) unknown++
    }
  }
  // 1.0.0 doesn't report that it ran.
  return { runs, refunds, isComplete: unknown === 0 && direct === undefined }
}

/** What a module reports that it spent; each report counts once. */
function spendingOf(
  module: Address | undefined,
  spendings: { module: Address; call: BatchCall }[],
): Run | undefined {
  const at = spendings.findIndex((one) => sameAddress(one.module, module))
  return at < 0 ? undefined : spendings.splice(at, 1)[0]
}

/** The payment is the last word of both events, of every version. */
function refundOf(
  run: Run | undefined,
  data: Hex,
  { from, safe }: { from: Address; safe: Address },
): Transfer | undefined {
  const payment = wordIn(`0x${data.slice(-64)}`) ?? 0n
  if (!run?.refund || payment === 0n) return undefined
  const { token, receiver } = run.refund
  const other = sameAddress(receiver, zeroAddress) ? from : receiver
  if (sameAddress(other, safe)) return undefined
  const paid = { raw: -payment, with: other }
  return isNative(token) ? { kind: 'native', ...paid } : { kind: 'erc20', token, ...paid }
}

function directRun(input: Hex): Run | undefined {
  const tx = decodeExec(input)?.tx
  return tx && { call: tx, refund: { token: tx.gasToken, receiver: tx.refundReceiver } }
}

const parameters = (...types: readonly string[]): readonly AbiParameter[] =>
  types.map((type) => ({ type }))
const callParameters = parameters('address', 'uint256', 'bytes', 'uint8')
const refundParameters = parameters('uint256', 'uint256', 'uint256', 'address', 'address')

function toldRun(event: Hex, data: Hex): Run | undefined {
  const isModule = event === events.module
  const types = isModule
    ? [...parameters('address'), ...callParameters]
    : [...callParameters, ...refundParameters]
  try {
    const values = decodeAbiParameters(types, data) as readonly unknown[]
    const [to, value, inner, operation] = values.slice(isModule ? 1 : 0) as [
      Address,
      bigint,
      Hex,
      number,
    ]
    const [token, receiver] = values.slice(7) as [Address?, Address?]
    return {
      call: { to, value, data: inner, operation: operation === 0 ? 0 : 1 },
      ...(token && receiver && { refund: { token, receiver } }),
    }
  } catch {
    return undefined
  }
}

/**
 * A payment from a limit as a call; for tokens, whose events report the rest, a call without coins.
 */
function spendingBy({ topics, data }: Log, safe: Address): BatchCall | undefined {
  if (topics[0] !== events.spent || !sameAddress(addressIn(topics[1]), safe)) return undefined
  if (!isHexBytes(data, 5 * 32)) return undefined
  const at = (index: number): Hex => `0x${data.slice(2 + 64 * index, 66 + 64 * index)}`
  const [token, to, raw] = [addressIn(at(1)), addressIn(at(2)), wordIn(at(3))]
  if (!token || !to || raw === undefined) return undefined
  return { to, value: isNative(token) ? raw : 0n, data: '0x', operation: 0 }
}
