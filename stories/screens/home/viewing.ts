import type { Address } from '#base'
import type { Viewing } from '../../../src/screens/home/prioritizePending.ts'
import { toSafeState } from '../../../src/screens/useSafeState.ts'
import { aSafe } from './safe.ts'

/** A viewer of an ordinary Safe, with nothing on the way. */
export const viewingAs = (viewer: Address | undefined): Viewing => ({ viewer, safe: toSafeState(aSafe()), entries: [] })
