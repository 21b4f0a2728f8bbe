import type { Address, Hex, SafeRef } from '#base'
import { readSafeRevert } from '#safe'
import type { SimulationPort } from './ports.ts'

/** The result of simulating an execution before it is sent. */
export type SimulationResult =
  /** `fee` in wei, at the current gas price; `gas` in units. */
  | { status: 'works'; fee: bigint; gas: bigint }
  /** It would be mined and use the nonce, but the action would fail. */
  | { status: 'innerFails'; fee: bigint; gas: bigint }
  /** `code` is the Safe contract's, such as `GS013`; `detail` is another contract's message. */
  | { status: 'reverts'; code?: string; detail?: string }
  /** The node didn't respond. */
  | { status: 'unknown' }

export async function simulate(
  node: SimulationPort,
  at: SafeRef,
  data: Hex,
  account: Address | undefined,
): Promise<SimulationResult> {
  const execution = { safe: at.address, data, from: account }
  const simulated = await node.simulate(execution)
  if (!simulated.ok) {
    const revert = readSafeRevert(simulated.error)
    return revert ? { status: 'reverts', ...revertParts(revert) } : { status: 'unknown' }
  }
  try {
    const { gas, price } = await node.estimate(execution)
    if (!simulated.inner) return { status: 'innerFails', fee: gas * price, gas }
    const enough = await enoughGas(node, execution, gas)
    return enough === undefined
      ? { status: 'unknown' }
      : { status: 'works', fee: enough * price, gas: enough }
  } catch {
    return { status: 'unknown' }
  }
}

/**
 * The first of several gas limits with which the action works. An estimate only covers the
 * transaction: if a Safe survives a failing action (before 1.3.0, or with a `safeTxGas` or a
 * refund), it may be too little for the action.
 */
async function enoughGas(
  node: SimulationPort,
  execution: Parameters<SimulationPort['simulate']>[0],
  estimate: bigint,
): Promise<bigint | undefined> {
  for (const factor of [1n, 2n, 4n]) {
    const gas = estimate * factor
    const tried = await node.simulate({ ...execution, gas })
    if (tried.ok && tried.inner) return gas
  }
  return undefined
}

type Revert = NonNullable<ReturnType<typeof readSafeRevert>>

export const revertParts = (revert: Revert): { code?: string; detail?: string } =>
  revert.kind === 'safe'
    ? { code: revert.code }
    : revert.kind === 'text'
      ? { detail: revert.text }
      : {}
