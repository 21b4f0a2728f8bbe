import { type ComponentType, createElement, type FunctionComponent, type ReactNode } from 'react'
import type { LazyModule } from './loadOnce.ts'
import { useLazyModule } from './useLazyModule.ts'

/** A component that is loaded on demand, and the module to preload it with. */
export type LazyPart<Props> = FunctionComponent<Props> & LazyModule<unknown>

export interface LazyPartOptions<Props> {
  /** Shown meanwhile, as large as the component: nothing may move when it is loaded. */
  fallback?: ReactNode
  /** Whether these props require the code; until then nothing is loaded. Always, by default. */
  isWanted?: (props: Props) => boolean
}

/**
 * Makes a component of its module. A loaded one renders immediately, and a failure goes to the
 * error boundary, whose retry loads it again. `React.lazy` does neither: it suspends even if the
 * code is loaded, keeps a failure forever, and Suspense delays the content after a fallback by 300
 * ms.
 */
export function lazyPart<Props extends object>(
  module: LazyModule<ComponentType<Props>>,
  { fallback = null, isWanted = () => true }: LazyPartOptions<Props> = {},
): LazyPart<Props> {
  function Part(props: Props) {
    const Loaded = useLazyModule(module, isWanted(props))
    // Not JSX: the linter can't know that a module never returns another component.
    return Loaded ? createElement(Loaded, props) : fallback
  }
  return Object.assign(Part, module)
}
