import { type ComponentType, createElement } from 'react'
import { type LazyModule, useLazyModule } from '#ui'
import { PageSkeleton } from './PageSkeleton.tsx'

/**
 * Draws a screen as soon as its code is there. No Suspense: React holds back what follows a fallback for 300 ms, and the code of the first
 * screen is there before it is drawn.
 */
export function LoadedScreen<Props extends object>({ screen, ...props }: { screen: LazyModule<ComponentType<Props>> } & Props) {
  const loaded = useLazyModule(screen, true)
  return loaded ? createElement(loaded, props as unknown as Props) : <PageSkeleton />
}
