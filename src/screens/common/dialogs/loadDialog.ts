import type { FunctionComponent } from 'react'
import type { LazyPart } from '#ui'
import { loadPart } from '#screens/core/code'
import { type Closable, guarded, isOpen } from './guarded.tsx'

/**
 * A dialog that is loaded when it opens, and doesn't break the page if it throws. Pages load it
 * before they open it, with `useWithCode`, which reports a failure where the user is.
 */
export const loadDialog = <Props extends Closable>(
  importIt: () => Promise<FunctionComponent<Props>>,
): LazyPart<Props> => loadPart(async () => guarded(await importIt()), { isWanted: isOpen })
