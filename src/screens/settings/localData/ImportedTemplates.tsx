import { shortName } from '#base'
import { useText } from '#ui'
import styles from './LocalData.module.css'
import type { TemplatesPlan } from './planTemplates.ts'
import { localDataText } from './text.ts'

/** Maximum names in each list. */
const listed = 100

/** The templates that a file would add, and those that it can't, by their names. */
export function ImportedTemplates({ added, clashing, hasReminders }: TemplatesPlan) {
  const text = useText(localDataText)
  return (
    <>
      {added.length > 0 && (
        <section className={styles.parts} aria-label={text('templates.added')}>
          <h3 className={styles.legend}>{text('templates.added')}</h3>
          <NameList names={added} />
          {hasReminders && <p className={styles.quiet}>{text('templates.reminders')}</p>}
        </section>
      )}
      {clashing.length > 0 && (
        <section className={styles.parts} aria-label={text('templates.clashing')}>
          <h3 className={styles.legend}>{text('templates.clashing')}</h3>
          <NameList names={clashing} />
        </section>
      )}
    </>
  )
}

function NameList({ names }: { names: readonly string[] }) {
  const text = useText(localDataText)
  return (
    <ul className={styles.lines}>
      {names.slice(0, listed).map((name, index) => (
        <li key={index}>
          <bdi className={styles.key}>{shortName(name)}</bdi>
        </li>
      ))}
      {names.length > listed && <li>{text('left.more', { count: names.length - listed })}</li>}
    </ul>
  )
}
