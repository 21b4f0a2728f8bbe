import Circle from 'lucide-react/icons/circle'
import CircleCheck from 'lucide-react/icons/circle-check'
import { useId } from 'react'
import { List, ListRow, RowLink, useFormat, useText } from '#ui'
import styles from './FirstSteps.module.css'
import type { FirstStep, FirstSteps } from './firstSteps.ts'
import { homeText } from './text.ts'
import widget from './Widget.module.css'

export interface FirstStepsWidgetProps {
  steps: FirstSteps
  /** URL of each step; undefined if it can't be done now. */
  hrefs: Readonly<Partial<Record<FirstStep, string>>>
}

const order: readonly FirstStep[] = ['fund', 'name', 'propose']

/** The first steps for a Safe without executed transactions. */
export function FirstStepsWidget({ steps, hrefs }: FirstStepsWidgetProps) {
  const text = useText(homeText)
  const format = useFormat()
  const id = useId()
  const done = order.filter((step) => steps[step]).length
  return (
    <section className={widget.widget} aria-labelledby={id}>
      <header className={widget.header}>
        <h2 id={id} className={widget.title}>
          {text('first')}
          <span className={widget.count}>
            {text('first.count', { done: format.number(done), all: format.number(order.length) })}
          </span>
        </h2>
      </header>
      <div className={widget.body}>
        <List variant="plain" label={text('first')}>
          {order.map((step) => {
            const Icon = steps[step] ? CircleCheck : Circle
            const href = steps[step] ? undefined : hrefs[step]
            const title = text(`first.${step}`)
            return (
              <ListRow
                key={step}
                data-wraps=""
                leading={
                  <span className={styles.mark} data-done={steps[step] || undefined}>
                    <Icon size={20} aria-hidden />
                  </span>
                }
                title={href ? <RowLink href={href}>{title}</RowLink> : title}
                detail={text(`first.${step}.text`)}
                trailing={steps[step] && <span className={styles.done}>{text('first.done')}</span>}
              />
            )
          })}
        </List>
      </div>
    </section>
  )
}
