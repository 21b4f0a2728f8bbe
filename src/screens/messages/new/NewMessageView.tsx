import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { Button, Dialog, Field, Tabs, TextArea, useText } from '#ui'
import styles from '../../common/form/fields.module.css'
import { messagesText } from '#screens/messages/common'
import type { MessageForm, MessageProblem } from './messageForm.ts'

export interface NewMessageViewProps {
  form: MessageForm
  onForm: (form: MessageForm) => void
  /** The problem that blocks signing. */
  problem: MessageProblem | undefined
  onReview: () => void
  /** Closes it on purpose, so nothing that was typed is kept. */
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
  const id = useId()
  const element = useRef<HTMLFormElement>(null)
  const [attempts, setAttempts] = useState(0)
  useEffect(() => {
    if (attempts > 0) element.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [attempts])
  // Missing input is reported on submit; invalid input immediately.
  const isSaid = attempts > 0 || (problem?.why !== 'blank' && form[form.kind] !== '')
  const error = problem && isSaid ? problemText(text, problem) : undefined
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (problem) setAttempts(attempts + 1)
    else onReview()
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={text('form.title')}
      footer={
        <>
          <Button onClick={onCancel}>{text('form.cancel')}</Button>
          <Button variant="primary" type="submit" form={id}>
            {text('form.review')}
          </Button>
        </>
      }
    >
      <form ref={element} id={id} className={styles.form} onSubmit={submit} noValidate>
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
            <Field label={text('form.text')} hint={text('form.textHelp')} error={error}>
              <TextArea
                rows={6}
                dir="auto"
                value={form.text}
                onChange={(event) => onForm({ ...form, text: event.target.value })}
              />
            </Field>
          ) : (
            <Field label={text('form.data')} hint={text('form.dataHelp')} error={error}>
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
      </form>
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
