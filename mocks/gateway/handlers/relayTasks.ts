import type { routes } from '#gateway'
import type { Handler } from '../handler.ts'
import { readAddress } from '../reading/values.ts'
import { notFound } from '../httpError.ts'
import { relayLimit } from '../relays.ts'
import { rejectUnpaid } from './relay.ts'

export const relaysRemaining: Handler<typeof routes.relaysRemaining> = async (
  gateway,
  { path },
) => {
  const safe = readAddress(path.safeAddress)
  const state = await gateway.chain(path.chainId)
  rejectUnpaid(path.chainId)
  return { remaining: state.relays.remaining(safe, gateway.now()), limit: relayLimit }
}

/** Simulated milliseconds in each of a task's first two states. */
const step = 2000

/**
 * The call was executed immediately, but the relayer reports it with a delay: pending, submitted,
 * then the result. Each request advances it as well, so that polling works while the clock is
 * stopped.
 */
export const relayStatus: Handler<typeof routes.relayStatus> = async (gateway, { path }) => {
  const state = await gateway.chain(path.chainId)
  const task = state.relays.ask(path.taskId)
  if (!task) throw notFound()
  const { call, before } = task
  const steps = Math.max(before, Math.floor((gateway.now() - call.at) / step))
  if (steps < 2) return { status: steps < 1 ? 100 : 110 }
  const done = state.chain.receipt(call.txHash)?.status === 'success'
  return { status: done ? 200 : 500, receipt: { transactionHash: call.txHash } }
}
