import type { ChainSummary } from '#base'
import { encodeSharedLink, type SharedTransaction } from '#safe'
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
