import type { ReactNode } from 'react'
import type { ChainSummary } from '#base'
import type { Erc20 } from '#chain'
import { Button, Checkbox, Dialog, Field, Form, TextInput, useForm, useText } from '#ui'
import { useNameProblemText } from '#screens/common/contactName'
import type { ReadCall } from '#screens/transactions/draft'
import { useCallSentence } from '#screens/transactions/review'
import { templatesText } from '#screens/transactions/templates'
import styles from '../../../common/form/fields.module.css'
import { ReminderFields } from './ReminderFields.tsx'
import type { TemplateCheck, TemplateForm } from './templateForm.ts'

/** A payment whose amount can be left blank. */
interface Payment {
  /** ID of the draft's call. */
  id: number
  read: ReadCall
}

export interface TemplateViewProps {
  /** Whether the draft is saved as a new template, or a template is edited. */
  act: 'save' | 'edit'
  chain: ChainSummary
  /** Payments of the draft; none if a template is edited. */
  payments: readonly Payment[]
  tokens: readonly Erc20[]
  form: TemplateForm
  check: TemplateCheck
  onForm: (form: TemplateForm) => void
  onSave: () => void
  onClose: () => void
}

/** A template's name and reminder, and which amounts a new one leaves blank. */
export function TemplateView(props: TemplateViewProps) {
  const { act, chain, payments, tokens, form, check, onForm, onSave, onClose } = props
  const text = useText(templatesText)
  const nameText = useNameProblemText()
  const control = useForm()
  const { name } = check
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={text(`${act}.title`)}
      description={act === 'save' ? text('save.text') : undefined}
      footer={
        <>
          <Button onClick={onClose}>{text('cancel')}</Button>
          <Button variant="primary" type="submit" form={control.id}>
            {text('save')}
          </Button>
        </>
      }
    >
      <Form
        form={control}
        className={styles.form}
        onSubmit={() => control.attempt(check.complete !== undefined, onSave)}
      >
        <Field
          label={text('name')}
          error={name && (name.why === 'taken' ? text('name.taken') : nameText(name))}
          urgent={name && name.why !== 'empty'}
        >
          <TextInput
            value={form.name}
            onChange={({ target }) => onForm({ ...form, name: target.value })}
          />
        </Field>
        {payments.length > 0 && (
          <fieldset className={styles.choices}>
            <legend className={styles.legend}>{text('blanks')}</legend>
            <p className={styles.quiet}>{text('blanks.hint')}</p>
            {payments.map(({ id, read }) => (
              <Sentence key={id} {...read} chain={chain} tokens={tokens}>
                {(sentence) => (
                  <Checkbox
                    label={sentence}
                    checked={form.blanks.includes(id)}
                    onChange={(isBlank) =>
                      onForm({
                        ...form,
                        blanks: isBlank
                          ? [...form.blanks, id]
                          : form.blanks.filter((one) => one !== id),
                      })
                    }
                  />
                )}
              </Sentence>
            ))}
          </fieldset>
        )}
        <ReminderFields form={form} check={check} onForm={onForm} />
      </Form>
    </Dialog>
  )
}

const Sentence = ({
  children,
  ...call
}: ReadCall &
  Pick<TemplateViewProps, 'chain' | 'tokens'> & { children: (sentence: ReactNode) => ReactNode }) =>
  children(useCallSentence(call).drawn)
