import type { SafeRef } from '#base'
import { isSafeRef } from '#screens/core/preferences'

/**
 * Reads which Safes were chosen before the dialog was closed or the page reloaded; undefined if it
 * can't be read.
 */
export const readChosen = (value: unknown): readonly SafeRef[] | undefined =>
  Array.isArray(value)
    ? value.filter(isSafeRef).map(({ chainId, address }) => ({ chainId, address }))
    : undefined
