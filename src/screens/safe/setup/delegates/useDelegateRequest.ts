import { useQueryClient } from '@tanstack/react-query'
import type { Address, ChainSummary, SafeRef } from '#base'
import { delegatesKey } from '#queries'
import type { RequestPorts } from '#signing'
import { useText } from '#ui'
import { useWallet } from '#wallet'
import { type SignedRequestDialogProps, useSignedRequest } from '#screens/transactions/confirm'
import { actorOf } from '#screens/core/openSafe'
import { setupText } from '../text.ts'

/**
 * A signed request about delegates, with what its dialog needs; the lists of delegates are
 * refetched afterward.
 */
export function useDelegateRequest(
  kind: 'addDelegate' | 'removeDelegate',
  { at, chain }: { at: SafeRef; chain: ChainSummary },
  request: (ports: RequestPorts, account: Address) => Promise<void>,
): Pick<
  SignedRequestDialogProps,
  'chain' | 'state' | 'isElsewhere' | 'onSwitchChain' | 'onStart' | 'onBack'
> {
  const wallet = useWallet()
  const queries = useQueryClient()
  const text = useText(setupText)
  const { state, start, back } = useSignedRequest(
    request,
    () => queries.invalidateQueries({ queryKey: delegatesKey(at.chainId) }),
    { network: chain.name, done: text(`${kind}.done`), failed: (why) => text(`${kind}.${why}`) },
  )
  const { switchChain } = wallet
  return {
    chain,
    state,
    isElsewhere: actorOf(wallet).chainId !== at.chainId,
    onSwitchChain:
      switchChain && (() => void switchChain(Number(at.chainId)).catch(() => undefined)),
    onStart: () => void start(),
    onBack: back,
  }
}
