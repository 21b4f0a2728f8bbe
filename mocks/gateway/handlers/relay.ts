import type { routes } from '#gateway'
import { concat, keccak256, stringToHex } from 'viem'
import { chainInfo } from '../chains.ts'
import { reply, type Handler } from '../handler.ts'
import { readRelay } from '../reading/relayBody.ts'
import { relayedSafe } from '../reading/relayedCall.ts'
import { readSafe } from '../reading/safeSnapshot.ts'
import { HttpError, unprocessable } from '../httpError.ts'
import { makeCall } from '../relayer.ts'

/**
 * Relays executions of a known Safe at the operator's expense, a few per day. Rejected calls do not
 * count.
 */
export const relay: Handler<typeof routes.relay> = async (gateway, { path, body }) => {
  const call = readRelay(body)
  const state = await gateway.chain(path.chainId)
  rejectUnpaid(path.chainId)
  const safe = relayedSafe(call.to, call.data)
  if (!readSafe(state.chain, safe)) throw unprocessable('Unsupported base contract.')
  return state.relays.locked(async () => {
    if (state.relays.remaining(safe, gateway.now()) === 0)
      throw new HttpError(429, { message: `Relay limit reached for ${safe}`, statusCode: 429 })
    const txHash = await makeCall(state.chain, call)
    const at = gateway.now()
    const made = { taskId: keccak256(concat([stringToHex('relayed'), txHash])), safe, txHash, at }
    state.relays.add(made)
    await gateway.onChange?.({
      kind: 'relay',
      chainId: path.chainId,
      subject: safe,
      body: made,
      at,
    })
    return reply(201, { taskId: made.taskId })
  })
}

/** 403 on a chain without a relayer. */
export function rejectUnpaid(chainId: string): void {
  if (!chainInfo(chainId, '').relayer)
    throw new HttpError(403, { message: 'No relayer defined', statusCode: 403 })
}
