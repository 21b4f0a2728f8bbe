import { visibleName } from '#base'
import { Button, Field, Form, Select, useForm, useText } from '#ui'
import { Combobox } from '#screens/common/form'
import {
  type Label,
  labelKinds,
  labelProblem,
  type Labels,
  longestLabel,
  mostLabels,
} from '#screens/core/stores'
import { suggestLabels } from './knownLabels.ts'
import type { LabelDraft } from './labelDraft.ts'
import styles from './LabelsView.module.css'
import { labelsText } from './text.ts'

export interface LabelFormProps {
  labels: Labels
  /** Labels of the Safe's other transactions. */
  used: Labels
  draft: LabelDraft
  onDraft: (draft: LabelDraft | undefined) => void
  onSave: (label: Label, before: Label | undefined) => void
}

/** A label's type and words, with those that were used before as suggestions. */
export function LabelForm({ labels, used, draft, onDraft, onSave }: LabelFormProps) {
  const text = useText(labelsText)
  const control = useForm()
  const { before } = draft
  const problem = labelProblem(draft, labels, before)
  const most = problem === 'tooLong' ? longestLabel : mostLabels
  const save = (words: string) =>
    onSave({ kind: draft.kind, text: visibleName(words) ?? '' }, before)
  return (
    <Form
      form={control}
      className={styles.form}
      onSubmit={() => control.attempt(problem === undefined, () => save(draft.text))}
    >
      <div className={styles.fields}>
        <Field label={text('kind')}>
          <Select
            name="kind"
            options={labelKinds.map((kind) => ({ value: kind, label: text(`kind.${kind}`) }))}
            value={draft.kind}
            onChange={({ target }) =>
              onDraft({
                ...draft,
                kind: labelKinds.find((kind) => kind === target.value) ?? draft.kind,
              })
            }
          />
        </Field>
        <Field
          label={text('text')}
          error={
            problem &&
            (problem === 'tooMany' ? text('full', { most }) : text(`problem.${problem}`, { most }))
          }
          urgent={problem === 'tooLong' || problem === 'hidden'}
        >
          <Combobox
            name="label"
            value={draft.text}
            listLabel={text('suggestions')}
            options={() =>
              suggestLabels(used, draft, labels).map((one) => ({ id: one, words: one }))
            }
            onType={(typed) => onDraft({ ...draft, text: typed })}
            onPick={(picked) => onDraft({ ...draft, text: picked })}
          />
        </Field>
      </div>
      <div className={styles.buttons}>
        <Button variant="primary" size="s" type="submit">
          {text('save')}
        </Button>
        <Button size="s" onClick={() => onDraft(undefined)}>
          {text('cancel')}
        </Button>
      </div>
    </Form>
  )
}
