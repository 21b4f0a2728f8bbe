import type { routes } from '#gateway'
import { concat, keccak256, stringToHex } from 'viem'
import { chainInfo } from '../chains.ts'
import { reply, type Handler } from '../handler.ts'
import { readRelay } from '../reading/relayBody.ts'
import { ownersOfCreation, relayedSafe } from '../reading/relayedCall.ts'
import { readSafe } from '../reading/safeSnapshot.ts'
import { HttpError, unprocessable } from '../httpError.ts'
import { makeCall } from '../relayer.ts'

/**
 * Relays executions of a known Safe, and creations of Safes, at the operator's expense, a few per
 * day. Rejected calls do not count.
 */
export const relay: Handler<typeof routes.relay> = async (gateway, { path, body }) => {
  const call = readRelay(body)
  const state = await gateway.chain(path.chainId)
  rejectUnpaid(path.chainId)
  const owners = ownersOfCreation(call)
  const countedFor = owners ?? [relayedSafe(call.to, call.data)]
  const [subject = call.to] = countedFor
  if (!owners && !readSafe(state.chain, subject)) throw unprocessable('Unsupported base contract.')
  return state.relays.locked(async () => {
    const spent = countedFor.find((one) => state.relays.remaining(one, gateway.now()) === 0)
    if (spent)
      throw new HttpError(429, { message: `Relay limit reached for ${spent}`, statusCode: 429 })
    const txHash = await makeCall(state.chain, call)
    const at = gateway.now()
    const taskId = keccak256(concat([stringToHex('relayed'), txHash]))
    const made = { taskId, countedFor, txHash, at }
    state.relays.add(made)
    await gateway.onChange?.({
      kind: 'relay',
      chainId: path.chainId,
      subject,
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
