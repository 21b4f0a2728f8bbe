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

export async function simulate(node: SimulationPort, at: SafeRef, data: Hex, account: Address | undefined): Promise<SimulationResult> {
  const execution = { safe: at.address, data, from: account }
  const simulated = await node.simulate(execution)
  if (!simulated.ok) {
    const revert = readSafeRevert(simulated.error)
    return revert ? { status: 'reverts', ...revertParts(revert) } : { status: 'unknown' }
  }
  try {
    const { gas, price } = await node.estimate(execution)
    return { status: simulated.inner ? 'works' : 'innerFails', fee: gas * price, gas }
  } catch {
    return { status: 'unknown' }
  }
}

type Revert = NonNullable<ReturnType<typeof readSafeRevert>>

export const revertParts = (revert: Revert): { code?: string; detail?: string } =>
  revert.kind === 'safe' ? { code: revert.code } : revert.kind === 'text' ? { detail: revert.text } : {}
