import { useState } from 'react'
import type { SafeRef } from '#base'
import {
  type ReadQueue,
  readShared,
  readSharedQueue,
  type SharedProblem,
  type SharedTransaction,
} from '#safe'
import { useEnvironment } from '#screens/core/environment'
import { linkTo } from '#screens/core/links'
import { sharedPath } from '#screens/transactions/review'
import { OpenSharedView } from './OpenSharedView.tsx'
import type { OpenProblem } from './problemText.ts'
import { useAddAll } from './useAddAll.ts'

/** Largest file that is read, in bytes. */
const largestFile = 4_000_000

type Found =
  | { status: 'read'; shared: SharedTransaction; href: string }
  | { status: 'declined'; problem: OpenProblem; href?: string | undefined }
  | { status: 'several'; queue: ReadQueue }

/**
 * Opens a shared transaction from a link or a file; `problem`: the problem with this page's link.
 */
export function OpenShared({
  at,
  problem,
  queue,
}: {
  at: SafeRef
  problem?: { problem: SharedProblem; href: string | undefined } | undefined
  /** What this page's link contains, if it's more than one transaction. */
  queue?: ReadQueue | undefined
}) {
  const { chains } = useEnvironment()
  const [typed, setTyped] = useState('')
  const [found, setFound] = useState<Found | undefined>(
    queue ? { status: 'several', queue } : problem && { status: 'declined', ...problem },
  )
  const { adding, onAdd, reset } = useAddAll()
  const read = (words: string) => {
    reset()
    const several = readSharedQueue(words, at)
    if (several) return setFound({ status: 'several', queue: several })
    const answer = readShared(words)
    setFound(
      answer.ok
        ? { status: 'read', shared: answer.shared, href: sharedPath(chains, answer.shared) }
        : { status: 'declined', problem: answer.problem },
    )
  }
  const type = (words: string) => {
    setTyped(words)
    if (words.trim() === '') setFound(undefined)
    else read(words)
  }
  const open = async (file: File) => {
    setTyped('')
    if (file.size > largestFile)
      return setFound({ status: 'declined', problem: { why: 'tooLarge' } })
    try {
      read(await file.text())
    } catch {
      setFound({ status: 'declined', problem: { why: 'unreadable' } })
    }
  }
  return (
    <OpenSharedView
      chains={chains}
      typed={typed}
      onTyped={type}
      onFile={(file) => void open(file)}
      found={
        found?.status === 'several'
          ? {
              ...found,
              adding,
              queueHref: linkTo(chains, at, 'queue'),
              onAdd: () => onAdd(found.queue.all),
            }
          : found
      }
    />
  )
}
