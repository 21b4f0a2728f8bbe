import type { Action } from '#domain'
import { useText } from '#ui'
import { failureSentence, transactionText } from '#screens/common/signing'
import { relayText } from './relay/text.ts'
import { executeText } from './text.ts'
import type { ExecuteDialogState } from './useExecute.ts'

/** The title of each step of an execution, and the sentence that says what it is about. */
export function useExecuteWords(
  state: ExecuteDialogState,
  action: Action,
  network: string,
): { title: string; spoken: string | undefined } {
  const text = useText(transactionText)
  const dialogText = useText(executeText)
  const relayWords = useText(relayText)
  const heading = dialogText(action.kind === 'reject' ? 'reject.heading' : 'execute.heading')
  const title = {
    review: heading,
    wallet: dialogText('execute.wallet'),
    relaying: relayWords('sending'),
    mining: dialogText('execute.mining'),
    failed: heading,
    done: dialogText(
      state.step === 'done' && state.inner === 'failure' ? 'execute.inner' : 'execute.done',
    ),
  }[state.step]
  const spoken = {
    review: () => undefined,
    wallet: () => dialogText('execute.walletText'),
    relaying: () => relayWords('sendingText'),
    mining: () => miningText(),
    failed: () =>
      state.step === 'failed' ? failureSentence(text, state.failure, network) : undefined,
    done: () =>
      dialogText(
        state.step !== 'done' || state.inner === 'success'
          ? 'execute.doneText'
          : state.inner === 'failure'
            ? 'execute.innerText'
            : 'execute.unknownText',
      ),
  }[state.step]()
  function miningText(): string {
    const { slow, txHash } = state.step === 'mining' ? state : {}
    if (txHash === null) return relayWords(slow ? 'waitingSlow' : 'waiting')
    return dialogText(slow ? 'execute.slowText' : 'execute.miningText')
  }
  return { title, spoken }
}
