import { type ReactNode, useRef } from 'react'
import { useOverflows } from '../useOverflows.ts'
import styles from './ModalFrame.module.css'

/** What scrolls in a dialog. It can be focused only when there is something to scroll. */
export function ModalBody({ id, description, children }: { id: string; description: ReactNode; children: ReactNode }) {
  const body = useRef<HTMLDivElement>(null)
  const overflows = useOverflows(body)
  return (
    <div ref={body} className={styles.body} {...(overflows && { tabIndex: 0 })}>
      <div>
        {description && (
          <div id={id} className={styles.description}>
            {description}
          </div>
        )}
        {children}
      </div>
    </div>
  )
}
