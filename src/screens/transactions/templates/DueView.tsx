import { shortName } from '#base'
import { Button, ButtonLink, Link, Notice, useText, useTextSettings } from '#ui'
import { formatList } from '#screens/common/hooks'
import { blanksIn, type CalendarDay, type DueTemplate } from '#screens/core/templates'
import styles from './DueView.module.css'
import { templatesText } from './text.ts'
import { useDayText } from './useDayText.ts'
import type { FixedAmounts } from './useFixedAmounts.ts'

/** Maximum reminders shown at a time. */
const most = 3

export interface DueViewProps {
  /** The longest overdue first. */
  due: readonly DueTemplate[]
  today: CalendarDay
  amountsOf: FixedAmounts
  /** URL where the template opens as a new transaction. */
  hrefOf: (template: DueTemplate) => string
  /** URL of all templates. */
  allHref: string
  onNext: (template: DueTemplate) => void
}

/** Reminders of recurring payments. Nothing is sent without the user. */
export function DueView({ due, today, amountsOf, hrefOf, allHref, onNext }: DueViewProps) {
  const text = useText(templatesText)
  const { locale } = useTextSettings()
  const dayText = useDayText(today)
  if (due.length === 0) return null
  return (
    <section className={styles.due} aria-label={text('due')}>
      {due.slice(0, most).map((template) => {
        const name = shortName(template.name)
        const { next } = template.schedule
        const blanks = blanksIn(template)
        const amounts = [
          ...amountsOf(template),
          ...(blanks > 0 ? [text('count.blanks', { count: blanks })] : []),
        ]
        const label = (act: 'prepare' | 'done' | 'skip') =>
          formatList(locale, [text(`due.${act}`), name])
        return (
          <Notice
            key={template.id}
            tone="warning"
            title={
              next === today
                ? text('due.today', { name })
                : text('due.since', { name, date: dayText(next) })
            }
            action={
              <span className={styles.acts}>
                <ButtonLink size="s" href={hrefOf(template)} aria-label={label('prepare')}>
                  {text('due.prepare')}
                </ButtonLink>
                <Button size="s" aria-label={label('done')} onClick={() => onNext(template)}>
                  {text('due.done')}
                </Button>
                <Button
                  size="s"
                  variant="quiet"
                  aria-label={label('skip')}
                  onClick={() => onNext(template)}
                >
                  {text('due.skip')}
                </Button>
              </span>
            }
          >
            {amounts.length > 0 && (
              <span className={styles.amounts}>{formatList(locale, amounts)}</span>
            )}
            <span>{text('every.hint')}</span>
          </Notice>
        )
      })}
      {due.length > most && (
        <Link href={allHref}>{text('due.more', { count: due.length - most })}</Link>
      )}
    </section>
  )
}
