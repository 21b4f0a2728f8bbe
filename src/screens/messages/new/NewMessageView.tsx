import { Button, Dialog, Field, Form, Tabs, TextArea, useForm, useText } from '#ui'
import styles from '../../common/form/fields.module.css'
import { messagesText } from '#screens/messages/common'
import type { MessageForm, MessageProblem } from './messageForm.ts'

export interface NewMessageViewProps {
  form: MessageForm
  onForm: (form: MessageForm) => void
  /** The problem that blocks signing. */
  problem: MessageProblem | undefined
  onReview: () => void
  /** Closes it deliberately, so what was typed is discarded. */
  onCancel: () => void
  onClose: () => void
}

/** A text or typed data that the owners want to sign. */
export function NewMessageView({
  form,
  onForm,
  problem,
  onReview,
  onCancel,
  onClose,
}: NewMessageViewProps) {
  const text = useText(messagesText)
  const control = useForm()
  const error = problem && problemText(text, problem)
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={text('form.title')}
      footer={
        <>
          <Button onClick={onCancel}>{text('form.cancel')}</Button>
          <Button variant="primary" type="submit" form={control.id}>
            {text('form.review')}
          </Button>
        </>
      }
    >
      <Form
        form={control}
        className={styles.form}
        onSubmit={() => control.attempt(!problem, onReview)}
      >
        <Tabs
          label={text('form.kind')}
          tabs={[
            { id: 'text', label: text('form.text') },
            { id: 'data', label: text('form.data') },
          ]}
          selected={form.kind}
          onSelect={(kind) => onForm({ ...form, kind })}
        >
          {form.kind === 'text' ? (
            <Field key="text" label={text('form.text')} hint={text('form.textHelp')} error={error}>
              <TextArea
                rows={6}
                dir="auto"
                value={form.text}
                onChange={(event) => onForm({ ...form, text: event.target.value })}
              />
            </Field>
          ) : (
            <Field key="data" label={text('form.data')} hint={text('form.dataHelp')} error={error}>
              <TextArea
                mono
                rows={10}
                dir="ltr"
                value={form.data}
                onChange={(event) => onForm({ ...form, data: event.target.value })}
              />
            </Field>
          )}
        </Tabs>
      </Form>
    </Dialog>
  )
}

function problemText(
  text: ReturnType<typeof useText<keyof (typeof messagesText)['english']>>,
  problem: MessageProblem,
): string {
  switch (problem.why) {
    case 'notJson':
      return text('form.notJson', { problem: problem.problem })
    case 'missing':
      return text('form.missing', { field: problem.field })
    case 'otherChain':
      return text('form.otherChain', { chain: problem.chain, network: problem.network })
    default:
      return text(`form.${problem.why}`)
  }
}
