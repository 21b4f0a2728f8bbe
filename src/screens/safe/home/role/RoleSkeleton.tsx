import { Skeleton, useText } from '#ui'
import { homeText } from '../text.ts'
import widget from '../Widget.module.css'
import styles from './RoleCard.module.css'

/** In the layout of a row. */
export const RoleRowSkeleton = () => (
  <div aria-hidden="true" className={widget.skeletonRow}>
    <Skeleton shape="round" width={32} height={32} />
    <span className={widget.skeletonWords}>
      <Skeleton width="42%" />
    </span>
  </div>
)

/** The card of an account that isn't an owner, until it is known what it may do. */
export function RoleSkeleton() {
  const text = useText(homeText)
  return (
    <section className={widget.widget} aria-label={text('role')}>
      <header className={widget.header}>
        <h2 className={widget.title}>{text('role')}</h2>
      </header>
      <div className={styles.body}>
        <RoleRowSkeleton />
      </div>
    </section>
  )
}
