import type { Address } from '#base'
import type { Viewing } from '../../../../src/screens/common/rows/prioritizePending.ts'
import { toSafeState } from '../../../../src/screens/core/openSafe/useSafeState.ts'
import { aSafe } from './safe.ts'

/** A viewer of the Safe, without pending entries. */
export const viewingAs = (viewer: Address | undefined, safe = toSafeState(aSafe())): Viewing => ({
  viewer,
  safe,
  entries: [],
})
