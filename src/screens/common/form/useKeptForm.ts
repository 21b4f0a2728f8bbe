import { useCallback, useState } from 'react'

const itemOf = (key: string) => `coffer.form.${key}`

/** Takes the place of a storage that the browser refuses. */
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

/** What was typed into a form that is kept in this tab; undefined if nothing is. */
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

/** Drops what was typed into a form, because it was used. */
export const forgetForm = (key: string): void => keep(key, undefined)

/**
 * What a person types into a form, kept in this tab until it is used or given up: a dialog that is
 * closed with Escape, or a page that is reloaded, loses nothing. `parse` returns undefined for what
 * can't be used any more. `forget` drops it.
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
