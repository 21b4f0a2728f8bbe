import { type FormEvent, useRef, useState } from 'react'
import type { Failure } from '#base'
import { Button, Field, Problem, TextInput, useText } from '#ui'
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
  const [isTried, setTried] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  // While a name is typed, it may still become one.
  const isShown =
    problem &&
    (isTried ||
      problem.why === 'tooLong' ||
      problem.why === 'required' ||
      problem.why === 'refused')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (problem && problem.why !== 'refused' && problem.why !== 'required') input.current?.focus()
    else onCreate()
  }
  const words = (found: NameProblem) =>
    found.why === 'refused'
      ? text('name.refused', { detail: found.detail })
      : text(`name.${found.why}`, {
          count: found.why === 'tooShort' ? shortestAccountName : longestAccountName,
        })
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <p className={styles.lead}>{text('create')}</p>
      <Field
        label={text('account.name')}
        optional
        hint={text('create.hint')}
        error={isShown ? words(problem) : undefined}
      >
        <TextInput ref={input} value={name} onChange={(event) => onName(event.target.value)} />
      </Field>
      {failure && <Problem variant="inline" title={text('create.failed')} reason={failure} />}
      <Button type="submit" variant="primary" busy={status === 'creating'}>
        {text('create.action')}
      </Button>
    </form>
  )
}
