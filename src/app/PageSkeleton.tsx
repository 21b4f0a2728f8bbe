import { Skeleton } from '#ui'

/** Shown while a page's code is loading. */
export const PageSkeleton = () => (
  <div aria-hidden="true">
    <Skeleton shape="block" height={40} />
  </div>
)
