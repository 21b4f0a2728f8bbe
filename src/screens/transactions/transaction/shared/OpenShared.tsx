import { useState } from 'react'
import { type SharedProblem, readShared } from '#safe'
import { useEnvironment } from '#screens/core/environment'
import { sharedPath } from '#screens/transactions/review'
import { OpenSharedView, type OpenSharedViewProps } from './OpenSharedView.tsx'

/** Largest file that is read, in bytes. */
const largestFile = 1_000_000

/**
 * Opens a shared transaction from a link or a file; `problem`: the problem with this page's link.
 */
export function OpenShared({
  problem,
}: {
  problem?: { problem: SharedProblem; href: string | undefined } | undefined
}) {
  const { chains } = useEnvironment()
  const [typed, setTyped] = useState('')
  const [found, setFound] = useState<OpenSharedViewProps['found']>(
    problem && { status: 'declined', ...problem },
  )
  const read = (words: string) => {
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
      found={found}
    />
  )
}
