import { useEffect, useRef } from 'react'
import { enterList, enterSearch, pressAction, selectRow } from './rows.ts'

export const isApple =
  typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.userAgent)

export interface ShellKeys {
  /**
   * Whether keys without Ctrl or ⌘ do something: people who speak to their computer can press them
   * by accident.
   */
  singleKeys: boolean
  onGoTo: () => void
  onKeys: () => void
}

/**
 * The keys of every page: ⌘K or Ctrl K opens "Go to", `?` the list of keys, j and k lead into the
 * page's list and `/` into its search, x selects the focused row, e presses its button. None of
 * them while a dialog is open: its work must not be left by accident.
 */
export function useShellKeys(keys: ShellKeys): void {
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented) return
      const act = actOf(event)
      if (!act || (act !== 'goTo' && !latest.current.singleKeys)) return
      if (act === 'goTo') event.preventDefault()
      if (isDialogOpen()) return
      if (act === 'goTo') latest.current.onGoTo()
      else if (act === 'keys') latest.current.onKeys()
      else if (!onPage[act]()) return
      event.preventDefault()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}

/** What a key does on the page; false if there is nothing to do it with. */
const onPage = {
  find: enterSearch,
  j: () => enterList('j'),
  k: () => enterList('k'),
  x: selectRow,
  e: pressAction,
}

const typing =
  'input:not([type=checkbox]), textarea, select, [contenteditable], [role=menu], [role=listbox]'

function actOf({
  key,
  metaKey,
  ctrlKey,
  shiftKey,
  altKey,
  target,
}: KeyboardEvent): 'goTo' | 'keys' | 'find' | 'j' | 'k' | 'x' | 'e' | undefined {
  if (metaKey || ctrlKey)
    return key.toLowerCase() === 'k' && !shiftKey && !altKey ? 'goTo' : undefined
  if (altKey || (target instanceof Element && target.closest(typing))) return undefined
  if (key === '?') return 'keys'
  if (key === '/') return 'find'
  return key === 'j' || key === 'k' || key === 'x' || key === 'e' ? key : undefined
}

/** Dialogs that are prepared or closed may be in the page as well. */
const isDialogOpen = () =>
  [...document.querySelectorAll('[role=dialog]')].some((dialog) => dialog.checkVisibility())
