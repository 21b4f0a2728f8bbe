import { Field, Select, TextInput, useFormat, useText } from '#ui'
import { everies } from '#screens/core/templates'
import { templatesText } from '#screens/transactions/templates'
import styles from '../../../common/form/fields.module.css'
import type { TemplateCheck, TemplateForm } from './templateForm.ts'

export interface ReminderFieldsProps {
  form: TemplateForm
  check: TemplateCheck
  onForm: (form: TemplateForm) => void
}

/** Days that not every month has. */
const commonDays = 28

/** When a template is due again, if ever. */
export function ReminderFields({ form, check, onForm }: ReminderFieldsProps) {
  const text = useText(templatesText)
  const format = useFormat()
  const { every, start, day } = form
  return (
    <>
      <Field label={text('every')} hint={text('every.hint')}>
        <Select
          value={every}
          onChange={({ target }) =>
            onForm({ ...form, every: target.value as TemplateForm['every'] })
          }
          options={(['none', ...everies] as const).map((value) => ({
            value,
            label: text(`every.${value}`),
          }))}
        />
      </Field>
      {every !== 'none' && (
        <div className={styles.columns}>
          <Field label={text('start')} error={check.start && text('start.invalid')}>
            <TextInput
              type="date"
              value={start}
              onChange={({ target }) => onForm({ ...form, start: target.value })}
            />
          </Field>
          {every === 'month' && (
            <Field label={text('day')} hint={day > commonDays ? text('day.hint') : undefined}>
              <Select
                value={String(day)}
                onChange={({ target }) => onForm({ ...form, day: Number(target.value) })}
                options={Array.from({ length: 31 }, (_, at) => ({
                  value: String(at + 1),
                  label: format.number(at + 1),
                }))}
              />
            </Field>
          )}
        </div>
      )}
    </>
  )
}
