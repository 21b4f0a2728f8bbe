import { type ComponentType, createElement } from 'react'
import { isCodeError } from '#screens/core/code'
import type { ShellTextId } from '#screens/shell/frame'
import type { LazyModule } from '#ui'
import { NotLoadedPage } from './NotLoadedPage.tsx'
import { PageHeading } from './PageHeading.tsx'
import { PageSkeleton } from './PageSkeleton.tsx'
import { useScreen } from './useScreen.ts'

/**
 * Renders a screen once its code is loaded. Without Suspense, because React delays the content
 * after a fallback by 300 ms, and the code of the first screen is loaded before it is rendered.
 * `title` is the page's heading until then.
 */
export function LoadedScreen<Props extends object>({
  screen,
  title,
  ...props
}: { screen: LazyModule<ComponentType<Props>>; title: ShellTextId } & Props) {
  const { loaded, failure, retry } = useScreen(screen)
  if (loaded) return createElement(loaded, props as unknown as Props)
  if (failure && !isCodeError(failure.error)) throw failure.error
  return (
    <>
      <PageHeading title={title} />
      {failure ? <NotLoadedPage error={failure.error} onRetry={retry} /> : <PageSkeleton />}
    </>
  )
}
