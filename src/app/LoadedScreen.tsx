import { type ComponentType, createElement } from 'react'
import { type LazyModule, useLazyModule } from '#ui'
import { PageSkeleton } from './PageSkeleton.tsx'

/**
 * Renders a screen once its code is loaded. Without Suspense, because React delays the content after a fallback by 300 ms, and the code of
 * the first screen is loaded before it is rendered.
 */
export function LoadedScreen<Props extends object>({ screen, ...props }: { screen: LazyModule<ComponentType<Props>> } & Props) {
  const loaded = useLazyModule(screen, true)
  return loaded ? createElement(loaded, props as unknown as Props) : <PageSkeleton />
}
