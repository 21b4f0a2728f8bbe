import type { ChainSummary, SafeRef } from '#base'
import { encodeSharedLink, type SharedTransaction } from '#safe'
import type { Environment } from '#screens/core/environment'
import { linkTo } from '#screens/core/links'

/**
 * Path of the page of a shared transaction, which is entirely in the fragment: no server receives
 * it.
 */
export const sharedPath = (chains: readonly ChainSummary[], shared: SharedTransaction): string =>
  `${linkTo(chains, shared.at, 'transaction')}#${encodeSharedLink(shared)}`

/** Same, as a URL for another browser. */
export const sharedUrl = (chains: readonly ChainSummary[], shared: SharedTransaction): string =>
  new URL(sharedPath(chains, shared), location.href).href

/**
 * A transaction's page as a URL for another owner: where no service would list it there, the
 * transaction itself.
 */
export function transactionUrl(
  { chains, isWithoutService }: Pick<Environment, 'chains' | 'isWithoutService'>,
  { at, id }: { at: SafeRef; id: string },
  shared: SharedTransaction | undefined,
): string {
  if (isWithoutService && shared) return sharedUrl(chains, shared)
  return new URL(linkTo(chains, at, 'transaction', id), location.href).href
}
