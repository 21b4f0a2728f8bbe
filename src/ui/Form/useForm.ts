import { useId, useState } from 'react'

export interface FormState {
  /** ID of the form element, for submit buttons outside it. */
  id: string
  /** How often it couldn't be submitted. */
  attempts: number
  /** Whether all errors are shown, including those of fields that weren't visited. */
  isTried: boolean
  /** Continues if everything is right; otherwise shows all errors and focuses the first. */
  attempt: (isReady: boolean, onReady: () => void) => void
}

/**
 * The state of a `Form`.
 *
 * @param isTried errors are shown from the start, because the input isn't new
 */
export function useForm(isTried = false): FormState {
  const id = useId()
  const [attempts, setAttempts] = useState(0)
  const attempt = (isReady: boolean, onReady: () => void) =>
    isReady ? onReady() : setAttempts((before) => before + 1)
  return { id, attempts, isTried: isTried || attempts > 0, attempt }
}
