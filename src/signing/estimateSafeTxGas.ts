import type { SafeState, SafeTx } from '#domain'
import { encodeRequiredTxGas, needsSafeTxGas, readRequiredGas } from '#safe'
import type { CallPort } from './ports.ts'

export interface SafeTxGas {
  safeTxGas: bigint
  /**
   * `given`: by the draft. `reported`: estimated by the gateway, because the node can't. `unknown`:
   * it needs one, but the action fails, or nothing responds.
   */
  status: 'notNeeded' | 'given' | 'estimated' | 'reported' | 'unknown'
}

/**
 * The `safeTxGas` of a draft, by the generation of the Safe's contract: estimated by the contract
 * itself before 1.3.0, otherwise zero. Never rejects.
 * @param reported the gateway's estimate; used only if the contract can't be called
 */
export async function estimateSafeTxGas(
  call: CallPort,
  { tx, safe }: { tx: SafeTx; safe: Pick<SafeState, 'address' | 'version'> },
  reported?: () => Promise<bigint>,
): Promise<SafeTxGas> {
  if (tx.safeTxGas > 0n) return { safeTxGas: tx.safeTxGas, status: 'given' }
  if (!needsSafeTxGas(safe.version, tx, safe.address)) return { safeTxGas: 0n, status: 'notNeeded' }
  try {
    await call({ from: safe.address, to: safe.address, data: encodeRequiredTxGas(tx) })
  } catch (error) {
    const used = readRequiredGas(error)
    if (used !== undefined) return { safeTxGas: withGasReserve(used), status: 'estimated' }
  }
  const estimate = (await reported?.().catch(() => undefined)) ?? 0n
  // With more gas than any block has, it could never be executed.
  return estimate > 0n && estimate < mostGas
    ? { safeTxGas: estimate, status: 'reported' }
    : { safeTxGas: 0n, status: 'unknown' }
}

/** More than the gas limit of any block in practice. */
const mostGas = 100_000_000n

/**
 * The gas an action may need, based on what it used: inner calls withhold a 64th of their gas
 * (EIP-150), and may take another path one block later.
 */
const withGasReserve = (used: bigint): bigint => (used * 13n) / 10n + 10_000n
