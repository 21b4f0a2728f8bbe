import type { FunctionComponent } from 'react'
import type { LazyModule } from '#ui'
import { loadCode } from '#screens/core/code'
import { type Closable, guarded } from './guarded.tsx'

/** A dialog that is loaded when it opens, and takes no page down if it throws. */
export const loadDialog = <Props extends Closable>(
  importIt: () => Promise<FunctionComponent<Props>>,
): LazyModule<FunctionComponent<Props>> => loadCode(async () => guarded(await importIt()))
