import { Checkbox, Field, Select, TextInput, useText } from '#ui'
import styles from '../../../common/form/fields.module.css'
import { historyText } from '../text.ts'
import type { ExportForm } from './exportState.ts'
import { exportRanges, type RangeProblems } from './exportRange.ts'
import { exportFormats } from './historyFile.ts'
import { exportText } from './text.ts'

/** The services' names, the same in every language. */
const services = { koinly: 'Koinly', cointracking: 'CoinTracking' } as const

export interface ExportFieldsProps {
  draft: ExportForm
  onChange: (draft: ExportForm) => void
  problems: RangeProblems
  /** IANA. */
  timeZone: string
  /** The host of past prices; undefined if there are none for this network. */
  priceHost: string | undefined
}

/** The dates and the format of the file, and whether it has values. */
export function ExportFields({
  draft,
  onChange,
  problems,
  timeZone,
  priceHost,
}: ExportFieldsProps) {
  const text = useText(exportText)
  const history = useText(historyText)
  const change = (part: Partial<ExportForm>) => onChange({ ...draft, ...part })
  const service = draft.format === 'plain' ? undefined : services[draft.format]
  return (
    <>
      <Field label={text('range')} hint={text('range.hint', { timeZone })}>
        <Select
          name="range"
          options={exportRanges.map((range) => ({ value: range, label: text(`range.${range}`) }))}
          value={draft.range}
          onChange={({ target }) =>
            change({ range: exportRanges.find((range) => range === target.value) ?? 'all' })
          }
        />
      </Field>
      {draft.range === 'custom' && (
        <div className={styles.columns}>
          {(['from', 'until'] as const).map((field) => {
            const problem = problems[field]
            return (
              <Field
                key={field}
                label={history(`filter.${field}`)}
                error={problem && history(`filter.problem.${problem}`)}
              >
                <TextInput
                  name={field}
                  type="date"
                  value={draft[field]}
                  onChange={({ target }) => change({ [field]: target.value })}
                />
              </Field>
            )
          })}
        </div>
      )}
      <Field
        label={text('format')}
        hint={service ? text('format.service.hint', { service }) : text('format.plain.hint')}
      >
        <Select
          name="format"
          options={exportFormats.map((format) => ({
            value: format,
            label: format === 'plain' ? text('format.plain') : services[format],
          }))}
          value={draft.format}
          onChange={({ target }) =>
            change({ format: exportFormats.find((format) => format === target.value) ?? 'plain' })
          }
        />
      </Field>
      {priceHost !== undefined && (
        <Checkbox
          label={text('values')}
          hint={
            <>
              {text('values.hint', { host: priceHost })}
              {/* Its value columns have no currency of their own. */}
              {draft.format === 'cointracking' &&
                ` ${text('values.account', { service: services.cointracking })}`}
            </>
          }
          checked={draft.withValues}
          onChange={(withValues) => change({ withValues })}
        />
      )}
    </>
  )
}
