import { useRef, useState } from 'react'
import type { SafeRef } from '#base'
import { Dialog, useCopy, useText, useToast } from '#ui'
import { useWallet } from '#wallet'
import { usePreferences } from '#screens/core/preferences'
import type { NavItem } from '../navItems.ts'
import type { Actions } from './actions.ts'
import { findEntries } from './findEntries.ts'
import { GoToView } from './GoToView.tsx'
import { shellText } from '../text.ts'
import { goToText } from './text.ts'
import { type EntriesOf, useEntries } from './useEntries.ts'
import { useFollowUp } from './useFollowUp.tsx'

export interface GoToDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** The open Safe. */
  at: SafeRef | undefined
  items: readonly NavItem[]
  safes: readonly SafeRef[]
  /** Shows the keyboard shortcuts. */
  onKeys: () => void
}

/** "Go to": any section, Safe, contact, and transaction, and global actions, by keyboard. */
export function GoToDialog({ open, onOpenChange, at, items, safes, onKeys }: GoToDialogProps) {
  const text = useText(goToText)
  const shell = useText(shellText)
  const toast = useToast()
  const { connect, disconnect } = useWallet()
  const [{ theme }, change] = usePreferences()
  const [, copyText] = useCopy()
  const followUp = useFollowUp(at, safes)
  const next = useRef<() => void>(undefined)
  const copy = async (words: string) => {
    const isCopied = await copyText(words)
    toast.show(
      isCopied
        ? { tone: 'done', title: text('copied') }
        : { tone: 'failed', title: text('copyFailed') },
    )
  }
  const actions: Actions = {
    theme,
    onTheme: (to) => change({ theme: to }),
    onAdd: () => followUp.show('add'),
    onKeys,
    onCopyPage: () => void copy(location.href),
    onConnect: connect,
    onDisconnect: disconnect && (() => void disconnect()),
    onReceive: at && (() => followUp.show('receive')),
    onCopySafe: at && (() => void copy(at.address)),
  }
  const go = (run?: () => void) => {
    next.current = run
    onOpenChange(false)
  }
  // After the dialog is gone, so that the next dialog returns the focus to where it was before this
  // one.
  const runNext = () => {
    next.current?.()
    next.current = undefined
  }
  return (
    <>
      <Dialog
        open={open}
        onOpenChange={onOpenChange}
        onClosed={runNext}
        title={shell('goTo.title')}
      >
        {open && (
          <Content
            at={at}
            items={items}
            safes={safes}
            actions={actions}
            copy={(words) => void copy(words)}
            onGo={go}
          />
        )}
      </Dialog>
      {followUp.dialog}
    </>
  )
}

/** Clears the input when the dialog closes. */
function Content({ onGo, ...of }: Omit<EntriesOf, 'typed'> & { onGo: (run?: () => void) => void }) {
  const [typed, setTyped] = useState('')
  const { entries, problem, lookAlike } = useEntries({ ...of, typed })
  return (
    <GoToView
      typed={typed}
      onTyped={setTyped}
      found={findEntries(entries, typed)}
      problem={problem}
      lookAlike={lookAlike}
      onGo={onGo}
    />
  )
}
