import type { Address, Hex, SafeRef } from '#base'
import { readSafeRevert } from '#safe'
import type { Estimate, SimulationPort } from './ports.ts'

/** What an execution costs at the current gas price. */
export interface ExecutionCost {
  /** Units of gas. */
  gas: bigint
  /** In wei, in total. */
  fee: bigint
  /** The part of it that doesn't pay for gas, on chains that charge it (see {@link Estimate}). */
  dataFee?: bigint
  /**
   * Set if the chain charges more than `fee` says: the amount couldn't be read, or is so many wei
   * that it can't be true.
   */
  left?: 'unread' | bigint
}

/** Wei: a whole coin. No chain charges as much on top of a transaction's gas. */
const absurd = 10n ** 18n

export function executionCost({ gas, price, dataFee, operatorFee }: Estimate): ExecutionCost {
  const cost = { gas, fee: gas * price }
  if (dataFee === undefined || operatorFee === undefined) return { ...cost, left: 'unread' }
  const extra = dataFee + operatorFee.fixed + (gas * operatorFee.perMillionGas) / 1_000_000n
  if (extra >= absurd) return { ...cost, left: extra }
  return extra > 0n ? { ...cost, fee: cost.fee + extra, dataFee: extra } : cost
}

/** The result of simulating an execution before it is sent. */
export type SimulationResult =
  | ({ status: 'works' } & ExecutionCost)
  /** It would be mined and use the nonce, but the action would fail. */
  | ({ status: 'innerFails' } & ExecutionCost)
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
    const estimate = await node.estimate(execution)
    if (!simulated.inner) return { status: 'innerFails', ...executionCost(estimate) }
    const gas = await enoughGas(node, execution, estimate.gas)
    return gas === undefined
      ? { status: 'unknown' }
      : { status: 'works', ...executionCost({ ...estimate, gas }) }
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
