import { IconButton, type StepDirection, useStepMotion, useText } from '#ui'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import { type ReactNode, useEffect, useRef } from 'react'
import { connectText } from './connectText.ts'
import styles from './ConnectDialog.module.css'

export interface StepPaneProps {
  title: string
  text?: ReactNode
  /** Identifies the step; when it changes, the focus moves to the heading. */
  step: string
  /** Its direction relative to the previous step. */
  direction?: StepDirection | undefined
  onBack?: (() => void) | undefined
  children: ReactNode
}

/** A step next to the list of wallets, with its own heading. */
export function StepPane({ title, text, step, direction, onBack, children }: StepPaneProps) {
  const t = useText(connectText)
  const heading = useRef<HTMLHeadingElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const shown = useRef(step)
  useStepMotion(content, step, direction)
  useEffect(() => {
    // Not on first render: the focus then belongs to the dialog's own heading.
    if (shown.current !== step) heading.current?.focus()
    shown.current = step
  }, [step])
  return (
    <section className={styles.pane} aria-label={title}>
      <header className={styles.paneHeader}>
        {onBack && (
          <IconButton
            icon={ChevronLeft}
            label={t('back')}
            className={styles.back}
            onClick={onBack}
          />
        )}
        <h3 ref={heading} tabIndex={-1} className={styles.paneTitle}>
          {title}
        </h3>
      </header>
      <div ref={content} className={styles.paneContent}>
        {text && <p className={styles.paneText}>{text}</p>}
        {children}
      </div>
    </section>
  )
}
