import type { Address } from '#base'
import type { SafeTx } from '#domain'
import { isRejection } from './decode.ts'
import { isAtLeast, isSupportedVersion } from './version.ts'

/**
 * Whether a transaction needs a `safeTxGas`. Contracts before 1.3.0 record an action that fails and
 * use its nonce, however little gas the account that executes it provides; `safeTxGas` is the least
 * that the action gets. From 1.3.0 on it is zero: then an action that fails reverts the whole
 * transaction. A rejection has no action.
 */
export const needsSafeTxGas = (version: string | null, tx: SafeTx, safe: Address): boolean =>
  isSupportedVersion(version) && !isAtLeast(version, '1.3.0') && !isRejection(tx, safe)

/**
 * Whether a transaction whose action fails is executed anyway, and uses its nonce; otherwise it
 * reverts as a whole. True for unknown versions.
 */
export const survivesFailure = (
  version: string | null,
  { safeTxGas, gasPrice }: Pick<SafeTx, 'safeTxGas' | 'gasPrice'>,
): boolean => !isAtLeast(version, '1.3.0') || safeTxGas > 0n || gasPrice > 0n
