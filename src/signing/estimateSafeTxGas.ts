import type { SafeState, SafeTx } from '#domain'
import { encodeRequiredTxGas, needsSafeTxGas, readRequiredGas } from '#safe'
import type { CallPort } from './ports.ts'

export interface SafeTxGas {
  safeTxGas: bigint
  /** `given`: by the draft. `unknown`: it needs one, but the action fails, or the node doesn't respond. */
  status: 'notNeeded' | 'given' | 'estimated' | 'unknown'
}

/** The `safeTxGas` of a draft, by the generation of the Safe's contract: estimated by the contract itself before 1.3.0, otherwise zero. Never rejects. */
export async function estimateSafeTxGas(call: CallPort, { tx, safe }: { tx: SafeTx; safe: Pick<SafeState, 'address' | 'version'> }): Promise<SafeTxGas> {
  if (tx.safeTxGas > 0n) return { safeTxGas: tx.safeTxGas, status: 'given' }
  if (!needsSafeTxGas(safe.version, tx, safe.address)) return { safeTxGas: 0n, status: 'notNeeded' }
  try {
    await call({ from: safe.address, to: safe.address, data: encodeRequiredTxGas(tx) })
  } catch (error) {
    const used = readRequiredGas(error)
    if (used !== undefined) return { safeTxGas: withGasReserve(used), status: 'estimated' }
  }
  return { safeTxGas: 0n, status: 'unknown' }
}

/** What an action may need, from what it used: calls inside it keep a 64th of their gas (EIP-150), and may take another path one block later. */
const withGasReserve = (used: bigint): bigint => (used * 13n) / 10n + 10_000n
