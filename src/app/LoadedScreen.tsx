import { type ComponentType, createElement } from 'react'
import { isCodeError } from '#screens/core/code'
import type { ShellTextId } from '#screens/shell/frame'
import type { LazyModule } from '#ui'
import { NotLoadedPage } from './NotLoadedPage.tsx'
import { PageHeading } from './PageHeading.tsx'
import { PageSkeleton } from './PageSkeleton.tsx'
import { useScreen } from './useScreen.ts'

/**
 * Renders a screen once its code is loaded. Doesn't use Suspense: React delays the content after a
 * fallback by 300 ms, and the first screen's code is loaded before it renders. `title` is the
 * page's heading until then.
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
