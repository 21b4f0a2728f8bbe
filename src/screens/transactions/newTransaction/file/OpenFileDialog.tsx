import { useRef, useState } from 'react'
import { sameAddress, type SafeRef } from '#base'
import { type BuilderCall, readTransactionText } from '#safe'
import { useEnvironment } from '#screens/core/environment'
import { useLookAlikes } from '#screens/common/suspicions'
import { effectOf } from '#screens/transactions/draft'
import { type OpenFileState, OpenFileView } from './OpenFileView.tsx'

export interface OpenFileDialogProps {
  at: SafeRef
  onDone: (calls: readonly BuilderCall[]) => void
  onClose: () => void
}

/** The largest file, in bytes. */
const largestFile = 5_000_000

/** Calls and what they do, as far as that can be decoded. */
const partsOf = (calls: readonly BuilderCall[], at: SafeRef) => [
  calls,
  calls.map((call) => effectOf(call, at.address)),
]

/** Adds the actions of a file, or of a transaction that is pasted. */
export function OpenFileDialog({ at, onDone, onClose }: OpenFileDialogProps) {
  const { chains } = useEnvironment()
  const { lookAlikesIn } = useLookAlikes(at, true)
  const [state, setState] = useState<OpenFileState>({ status: 'none' })
  const [pasted, setPasted] = useState('')
  const newest = useRef<File>(undefined)
  const networkOf = (chainId: string) =>
    chains.find((one) => one.chainId === chainId)?.name ?? chainId

  async function open(file: File) {
    newest.current = file
    setPasted('')
    const { name } = file
    if (file.size > largestFile)
      return setState({ status: 'declined', file: name, problem: 'tooLarge' })
    setState({ status: 'reading', file: name })
    const text = await file.text().catch(() => undefined)
    // Another file was chosen in the meantime.
    if (newest.current !== file) return
    setState(
      text === undefined
        ? { status: 'declined', file: name, problem: 'unreadable' }
        : stateOf(name, text),
    )
  }

  function paste(text: string) {
    newest.current = undefined
    setPasted(text)
    setState(text.trim() === '' ? { status: 'none' } : stateOf('', text))
  }

  function stateOf(file: string, text: string): OpenFileState {
    const reading = readTransactionText(text, at)
    if (!reading.ok) return { status: 'declined', file, problem: reading.problem }
    const { chainId, safe } = reading.file
    if (chainId !== at.chainId)
      return { status: 'otherChain', file, network: networkOf(chainId), own: networkOf(at.chainId) }
    return {
      status: 'read',
      file,
      reading,
      isOtherSafe: safe !== null && !sameAddress(safe, at.address),
    }
  }

  return (
    <OpenFileView
      state={state}
      lookAlikes={
        state.status === 'read' ? lookAlikesIn(partsOf(state.reading.file.calls, at)) : []
      }
      onFile={(file) => void open(file)}
      pasted={pasted}
      onPasted={paste}
      onDone={() => state.status === 'read' && onDone(state.reading.file.calls)}
      onClose={onClose}
    />
  )
}
