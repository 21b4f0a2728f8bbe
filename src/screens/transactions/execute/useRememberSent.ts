import { type ChainSummary, type Hex, withPlainSpaces } from '#base'
import type { Erc20 } from '#chain'
import { useAddRecentTransaction } from '#wallet'
import { type ProposedTransaction, withContractSymbol } from '#screens/transactions/review'
import { useSentenceOf } from '#screens/common/action'

/**
 * Returns the function that adds a sent transaction to the recent ones of the account that sent it.
 * @param showsOutcome whether the dialog reports the outcome
 * @param describe the description, from the transaction's sentence; by default the sentence itself
 */
export function useRememberSent(
  chain: ChainSummary | undefined,
  showsOutcome: () => boolean,
  describe: (sentence: string) => string = (sentence) => sentence,
): (hash: Hex, detail: ProposedTransaction, tokens: readonly Erc20[]) => void {
  const add = useAddRecentTransaction()
  const sentenceFor = useSentenceOf(chain)
  return (hash, { action, tx }, tokens) => {
    try {
      add({
        hash,
        description: describe(
          withPlainSpaces(
            sentenceFor(withContractSymbol(action, tokens), { nonce: Number(tx.nonce) }),
          ),
        ),
        isTold: showsOutcome,
      })
    } catch {
      // The wallet disconnected in the meantime, or returned no hash; what it sent is followed in
      // any case.
    }
  }
}
