import type { ErrorComponentProps } from '@tanstack/react-router'
import { useEnvironment } from '#screens'
import { isCodeError } from '#screens/core/code'
import { BrokenPageView, BrokenView, errorDetail } from '#screens/common/system'
import { clearAndReload } from './clearAndReload.ts'
import { NotLoadedPage } from './NotLoadedPage.tsx'
import { PageHeading } from './PageHeading.tsx'

/** An error in a page, inside the frame: the rest of the app keeps working. */
export function RouteError({ error, reset }: ErrorComponentProps) {
  const { gateway } = useEnvironment()
  return (
    <>
      <PageHeading title="page.error" />
      {isCodeError(error) ? (
        <NotLoadedPage error={error} onRetry={reset} />
      ) : (
        <BrokenView
          detail={errorDetail(error)}
          onRetry={reset}
          onClear={() => void clearAndReload(gateway.baseUrl)}
        />
      )}
    </>
  )
}

/** An error in the frame itself. */
export function FrameError({ error, reset }: ErrorComponentProps) {
  const { gateway } = useEnvironment()
  return (
    <BrokenPageView
      detail={errorDetail(error)}
      onRetry={reset}
      onClear={() => void clearAndReload(gateway.baseUrl)}
    />
  )
}
