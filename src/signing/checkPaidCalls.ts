import { type Effect, paidCalls, type Risk } from '#safe'
import type { ChainPort } from './ports.ts'

/** Maximum accounts whose code is checked. */
const most = 50

/**
 * Finds calls that send coins to an account without code: the coins are sent, but the call does
 * nothing. Accounts whose code can't be read aren't reported. Never rejects.
 */
export async function checkPaidCalls(chain: ChainPort, effect: Effect): Promise<readonly Risk[]> {
  const calls = paidCalls(effect)
  const accounts = [...new Set(calls.map(({ to }) => to))]
  if (accounts.length === 0 || accounts.length > most) return []
  const hashes = await chain.codeHashes(accounts).catch(() => null)
  return calls.flatMap(({ to, at, of }): Risk[] =>
    hashes?.[accounts.indexOf(to)] === null ? [{ id: 'noCode', at, ...(of && { of }) }] : [],
  )
}
