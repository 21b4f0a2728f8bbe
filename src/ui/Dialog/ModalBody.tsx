import { Description } from '@radix-ui/react-dialog'
import { type ReactNode, useEffect, useRef } from 'react'
import { useOverflows } from '../useOverflows.ts'
import type { StepDirection } from './modal.ts'
import styles from './ModalFrame.module.css'
import { useStepMotion } from './useStepMotion.ts'

/** The scrollable content of a dialog. Focusable only if it overflows. */
export function ModalBody({
  description,
  step,
  direction,
  children,
}: {
  description: ReactNode
  step: string | undefined
  direction?: StepDirection | undefined
  children: ReactNode
}) {
  const body = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const overflows = useOverflows(body)
  useStepMotion(content, step, direction)
  // Each step starts at its top.
  useEffect(() => {
    body.current?.scrollTo(0, 0)
  }, [step])
  return (
    <div ref={body} className={styles.body} {...(overflows && { tabIndex: 0 })}>
      <div ref={content} data-part="">
        {description && (
          <Description asChild>
            <div className={styles.description}>{description}</div>
          </Description>
        )}
        {children}
      </div>
    </div>
  )
}
