import { useCallback, useState } from 'react'

const itemOf = (key: string) => `coffer.form.${key}`

/** Replaces a storage that the browser blocks. */
const memory = new Map<string, string>()

function keep(key: string, text: string | undefined): void {
  try {
    if (text === undefined) sessionStorage.removeItem(itemOf(key))
    else sessionStorage.setItem(itemOf(key), text)
    memory.delete(key)
  } catch {
    if (text === undefined) memory.delete(key)
    else memory.set(key, text)
  }
}

/** The saved input of a form in this tab; undefined if there is none. */
export function storedForm<T>(
  key: string,
  parse: (value: unknown) => T | undefined,
): T | undefined {
  try {
    return parse(JSON.parse(memory.get(key) ?? sessionStorage.getItem(itemOf(key)) ?? 'null'))
  } catch {
    return undefined
  }
}

/** Saves the input of a form that another one leads to. */
export const keepForm = (key: string, form: unknown): void => keep(key, JSON.stringify(form))

/** Deletes a form's saved input, because it was used. */
export const forgetForm = (key: string): void => keep(key, undefined)

/**
 * Form input, saved in this tab until it's used or discarded: closing a dialog with Escape or
 * reloading the page loses nothing. `parse` returns undefined for invalid input. `forget` deletes
 * it.
 */
export function useKeptForm<T>(
  key: string,
  parse: (value: unknown) => T | undefined,
  initial: T,
): [form: T, change: (form: T) => void, forget: () => void] {
  const [form, setForm] = useState(() => storedForm(key, parse) ?? initial)
  const change = useCallback(
    (next: T) => {
      setForm(next)
      keep(key, JSON.stringify(next))
    },
    [key],
  )
  const forget = useCallback(() => forgetForm(key), [key])
  return [form, change, forget]
}
