import { useState } from 'react'
import { Button, Dialog, Form, type FormState, Notice, useForm, useText } from '#ui'
import styles from '../../../common/form/fields.module.css'
import { historyText } from '../text.ts'
import { DoneStep } from './DoneStep.tsx'
import { ExportFields, type ExportFieldsProps } from './ExportFields.tsx'
import type { ExportForm, ExportState } from './exportState.ts'
import { exportRanges, type RangeProblems } from './exportRange.ts'
import { exportText } from './text.ts'

export interface ExportViewProps extends Pick<ExportFieldsProps, 'timeZone' | 'priceHost'> {
  state: ExportState
  /** The problems with the dates of a form. */
  check: (form: ExportForm) => RangeProblems
  /** Whether a filter is in use, so that the file contains only what matches it. */
  isFiltered: boolean
  onSave: (form: ExportForm) => void
  onRetryPrices: () => void
  onSaveWithout: () => void
  /** Stops the running export, and shows the form again. */
  onStop: () => void
  onClose: () => void
}

/** Saves the history as a file: its dates and format, its progress, and what it lacks. */
export function ExportView({ onClose, ...props }: ExportViewProps) {
  const text = useText(exportText)
  const { state, check, onSave } = props
  const [draft, setDraft] = useState<ExportForm>({
    range: exportRanges[0],
    from: '',
    until: '',
    format: 'plain',
    withValues: false,
  })
  const control = useForm()
  const problems = check(draft)
  const save = () => control.attempt(Object.keys(problems).length === 0, () => onSave(draft))
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={text('title')}
      step={state.step}
      dismissible={state.step === 'form' || state.step === 'done'}
      footer={<Footer {...props} form={control} onClose={onClose} />}
    >
      {/* Kept while it is hidden, so that nothing that was entered is lost. */}
      {state.step === 'form' && (
        <Form form={control} className={styles.form} onSubmit={save}>
          {props.isFiltered && <p className={styles.quiet}>{text('filtered')}</p>}
          <ExportFields
            draft={draft}
            onChange={setDraft}
            problems={problems}
            timeZone={props.timeZone}
            priceHost={props.priceHost}
          />
          <FormProblem problem={state.problem} />
        </Form>
      )}
      {state.step === 'working' && (
        <p className={styles.quiet} role="status">
          {text(`working.${state.phase}`, { done: state.done, of: state.of ?? state.done })}
        </p>
      )}
      {state.step === 'pricesFailed' && (
        <Notice live tone="warning" title={text('prices.failed')}>
          {text('prices.failed.text', { have: state.have, of: state.of })}
        </Notice>
      )}
      {state.step === 'done' && <DoneStep {...state} />}
    </Dialog>
  )
}

function FormProblem({ problem }: { problem: 'empty' | 'nothingLeft' | 'failed' | undefined }) {
  const text = useText(exportText)
  const history = useText(historyText)
  if (!problem) return null
  return (
    <Notice
      live
      tone={problem === 'failed' ? 'danger' : 'warning'}
      title={problem === 'failed' ? history('csv.failed') : text(`problem.${problem}`)}
    />
  )
}

function Footer({
  state,
  form,
  onStop,
  onClose,
  onSaveWithout,
  onRetryPrices,
}: ExportViewProps & { form: FormState }) {
  const text = useText(exportText)
  switch (state.step) {
    case 'form':
      return (
        <>
          <Button onClick={onClose}>{text('cancel')}</Button>
          <Button variant="primary" type="submit" form={form.id}>
            {text(state.problem === 'failed' ? 'retry' : 'save')}
          </Button>
        </>
      )
    case 'working':
      return <Button onClick={onStop}>{text('stop')}</Button>
    case 'pricesFailed':
      return (
        <>
          <Button onClick={onSaveWithout}>{text('prices.without')}</Button>
          <Button variant="primary" onClick={onRetryPrices}>
            {text('retry')}
          </Button>
        </>
      )
    case 'done':
      return (
        <Button variant="primary" onClick={onClose}>
          {text('close')}
        </Button>
      )
  }
}
