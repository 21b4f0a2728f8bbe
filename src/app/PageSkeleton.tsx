import { Skeleton } from '#ui'

/** What stands for the moment in which a page's own code is on its way. */
export const PageSkeleton = () => (
  <div aria-hidden="true">
    <Skeleton shape="block" height={40} />
  </div>
)
