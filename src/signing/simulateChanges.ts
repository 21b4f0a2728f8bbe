import type { Erc20, SimulatedLogs } from '#chain'
import type { Address } from '#base'
import { type Changes, readChanges } from '#safe'

/** What an execution would change for the Safe. */
export type SimulatedChanges =
  /** `tokens`: names and decimals of the tokens involved, from their contracts. */
  | { status: 'changes'; changes: Changes; tokens: readonly Erc20[] }
  /** It would revert, or its action would fail. */
  | { status: 'fails' }
  /** The node can't simulate changes, or doesn't respond. */
  | { status: 'unsupported' }

/** Reads from one chain's node. Both reject with viem's errors. */
export interface ChangesPort {
  logs: () => Promise<SimulatedLogs>
  tokens: (addresses: readonly Address[]) => Promise<readonly Erc20[]>
}

/**
 * What an execution would change for the Safe, from the events of its simulation. Uses no gateway.
 * Never rejects.
 */
export async function simulateChanges(
  { logs, tokens }: ChangesPort,
  safe: Address,
): Promise<SimulatedChanges> {
  const seen = await logs().catch(() => null)
  if (seen === null) return { status: 'unsupported' }
  if (seen === undefined) return { status: 'fails' }
  const changes = readChanges(seen, safe)
  const about = new Set(
    [...changes.balances, ...changes.allowances].flatMap((change) =>
      'token' in change ? [change.token] : [],
    ),
  )
  return {
    status: 'changes',
    changes,
    tokens: about.size > 0 ? await tokens([...about]).catch(() => []) : [],
  }
}
