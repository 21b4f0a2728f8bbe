import { type ComponentProps, useEffect, useRef } from 'react'
import { FormContext } from './FormContext.ts'
import type { FormState } from './useForm.ts'

export interface FormProps extends Omit<ComponentProps<'form'>, 'id' | 'ref' | 'onSubmit'> {
  /** From `useForm`. */
  form: FormState
  /** Whether the submission was rejected because of a field's content. */
  isRejected?: boolean | undefined
  /** Omitted where a button outside the form continues. */
  onSubmit?: (() => void) | undefined
}

const invalid = '[aria-invalid=true], fieldset[data-invalid] input'

/**
 * Fields that are submitted together. Their errors appear once a field was left, or on submit; then
 * the first invalid field gets the focus.
 */
export function Form({ form, isRejected = false, onSubmit, ...rest }: FormProps) {
  const { id, attempts, isTried } = form
  const element = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (attempts > 0 || isRejected) element.current?.querySelector<HTMLElement>(invalid)?.focus()
  }, [attempts, isRejected])
  return (
    <FormContext value={isTried}>
      <form
        {...rest}
        ref={element}
        id={id}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          onSubmit?.()
        }}
      />
    </FormContext>
  )
}
