import { visibleName } from '#base'
import { Button, Disclosure, Field, Notice, Select, useText, useTextSettings } from '#ui'
import { formatList } from '#screens/common/hooks'
import styles from '../../../common/form/fields.module.css'
import { newTransactionText } from '../text.ts'
import type { Column } from './columnNames.ts'
import { type ChosenColumns, columns, isComplete, type Table } from './columns.ts'
import { unusedNames, withColumn } from './readRecipients.ts'

export interface ColumnFieldsProps {
  table: Table
  onColumns: (columns: ChosenColumns) => void
}

/** What each column of a list contains, for people to check or change. */
export function ColumnFields({ table, onColumns }: ColumnFieldsProps) {
  const text = useText(newTransactionText)
  const { locale } = useTextSettings()
  const { key, names, isSure, samples } = table
  const as = samples.map((_, at) => table.as[at])
  const unused = unusedNames(table)
  const nameOf = (at: number) =>
    visibleName(names?.[at] ?? '') ?? text('recipients.column', { number: at + 1 })
  const fields = samples.map((sample, at) => (
    <Field
      key={`${key}${at}`}
      label={nameOf(at)}
      hint={sample && <bdi>{visibleName(sample.slice(0, 80))}</bdi>}
    >
      <Select
        value={as[at] ?? ''}
        onChange={({ target }) =>
          onColumns({ key, as: withColumn(as, at, (target.value || undefined) as Column) })
        }
        options={[
          { value: '', label: text('column.none') },
          ...columns.map((value) => ({ value, label: text(`column.${value}`) })),
        ]}
      />
    </Field>
  ))
  if (samples.length === 0 || (isSure && !names)) return null
  if (!isSure)
    return (
      <fieldset className={styles.columns}>
        <legend className={styles.legend}>{text('recipients.columns')}</legend>
        <div className={styles.wide}>
          <Notice tone="warning" live>
            {text('recipients.columns.check')}
          </Notice>
        </div>
        {fields}
        {isComplete(as) && (
          <Button size="s" onClick={() => onColumns({ key, as })}>
            {text('recipients.columns.use')}
          </Button>
        )}
      </fieldset>
    )
  return (
    <div>
      <p className={styles.quiet}>{text('recipients.header')}</p>
      {unused.length > 0 && (
        <p className={styles.quiet}>
          {text('recipients.unused', {
            names: formatList(
              locale,
              unused.map((name) => visibleName(name.slice(0, 80)) ?? ''),
            ),
          })}
        </p>
      )}
      <Disclosure summary={text('recipients.columns')}>
        <div className={styles.columns}>{fields}</div>
      </Disclosure>
    </div>
  )
}
