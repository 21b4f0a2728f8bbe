import ArrowDownLeft from 'lucide-react/icons/arrow-down-left'
import ArrowUpRight from 'lucide-react/icons/arrow-up-right'
import { visibleText } from '#base'
import { Button, useFormat, useText, VisuallyHidden } from '#ui'
import { appsText } from '#screens/apps/common'
import styles from './InspectorView.module.css'
import type { MessageRow } from './messageRows.ts'

export interface InspectorViewProps {
  rows: readonly MessageRow[]
  onClear: () => void
}

/** Every message between an app and this page, the newest first: for app developers and testers. */
export function InspectorView({ rows, onClear }: InspectorViewProps) {
  const text = useText(appsText)
  const format = useFormat()
  return (
    <section className={styles.inspector}>
      <header className={styles.header}>
        <h2 className={styles.title}>{text('inspector.title')}</h2>
        <Button size="s" onClick={onClear}>
          {text('inspector.clear')}
        </Button>
      </header>
      {rows.length === 0 ? (
        <p className={styles.none}>{text('inspector.none')}</p>
      ) : (
        <div
          className={styles.scroll}
          role="region"
          aria-label={text('inspector.title')}
          tabIndex={0}
        >
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{text('inspector.time')}</th>
                <th scope="col">{text('inspector.method')}</th>
                <th scope="col">{text('inspector.check')}</th>
                <th scope="col">{text('inspector.answer')}</th>
              </tr>
            </thead>
            <tbody>
              {rows.toReversed().map((row) => (
                <tr key={row.key}>
                  <td>{format.time(row.at)}</td>
                  <td className={styles.method} dir="ltr">
                    <span className={styles.direction}>
                      {row.direction === 'in' ? (
                        <ArrowDownLeft size={14} aria-hidden />
                      ) : (
                        <ArrowUpRight size={14} aria-hidden />
                      )}
                      <VisuallyHidden>{text(`inspector.${row.direction}`)}</VisuallyHidden>
                    </span>
                    {visibleText(row.name) || text('inspector.theme')}
                    {row.id !== undefined && (
                      <span className={styles.id}>{visibleText(row.id)}</span>
                    )}
                  </td>
                  <td>{row.check && text(`inspector.check.${row.check}`)}</td>
                  <td>
                    <Outcome row={row} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  )
}

function Outcome({ row: { direction, check, answer } }: { row: MessageRow }) {
  const text = useText(appsText)
  if (direction === 'out' || check === 'ignored') return '–'
  if (!answer) return text('inspector.pending')
  const { error, ms } = answer
  return error
    ? text('inspector.error', { text: visibleText(error.text), code: error.code ?? '–', ms })
    : text('inspector.ok', { ms })
}
