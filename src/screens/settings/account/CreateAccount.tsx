import type { Failure } from '#base'
import { Button, Field, Form, Problem, TextInput, useForm, useText } from '#ui'
import { longestAccountName, shortestAccountName } from './accountName.ts'
import styles from './AccountView.module.css'
import type { NameProblem } from './nameProblem.ts'
import { accountText } from './text.ts'

export interface CreateAccountProps {
  name: string
  onName: (name: string) => void
  problem: NameProblem | undefined
  status: 'idle' | 'creating'
  /** Why the last attempt failed, if it wasn't the name. */
  failure: Failure | undefined
  onCreate: () => void
}

/** The form that creates an account. Its name may be left out, where the gateway allows it. */
export function CreateAccount({
  name,
  onName,
  problem,
  status,
  failure,
  onCreate,
}: CreateAccountProps) {
  const text = useText(accountText)
  const form = useForm()
  const isDeclined = problem?.why === 'required' || problem?.why === 'declined'
  const words = (found: NameProblem) =>
    found.why === 'declined'
      ? text('name.declined', { detail: found.detail })
      : text(`name.${found.why}`, {
          count: found.why === 'tooShort' ? shortestAccountName : longestAccountName,
        })
  return (
    <Form
      form={form}
      isRejected={isDeclined}
      className={styles.form}
      onSubmit={() => form.attempt(!problem || isDeclined, onCreate)}
    >
      <p className={styles.lead}>{text('create')}</p>
      <Field
        label={text('account.name')}
        optional
        hint={text('create.hint')}
        error={problem && words(problem)}
        urgent={isDeclined || problem?.why === 'tooLong'}
      >
        <TextInput value={name} onChange={(event) => onName(event.target.value)} />
      </Field>
      {failure && <Problem variant="inline" title={text('create.failed')} reason={failure} />}
      <Button type="submit" variant="primary" busy={status === 'creating'}>
        {text('create.action')}
      </Button>
    </Form>
  )
}
