import { useState } from 'react'
import type { ChainSummary } from '#base'
import { type MessageRisks, messageRisksToAgree } from '#safe/message'
import { useText } from '#ui'
import { transactionText } from '#screens/common/signing'
import { asSentence } from '#screens/transactions/review'
import { useMessageRiskWords } from './useMessageRiskWords.ts'

/**
 * Whether the user agrees to the dangers of a message: only to these, as worded; others have to be
 * acknowledged again.
 */
export function useMessageAgreement(risks: MessageRisks, chain: ChainSummary | undefined) {
  const text = useText(transactionText)
  const wordsOf = useMessageRiskWords(risks.risks, chain)
  const [agreed, setAgreed] = useState<string>()
  const titles = messageRisksToAgree(risks).map((risk) => wordsOf(risk).title)
  const dangers = titles.length > 1 ? titles.map(asSentence).join(' ') : titles[0]
  const isAgreed = dangers !== undefined && agreed === dangers
  return {
    /** What has to be acknowledged; undefined for most messages. */
    dangers,
    isAgreed,
    /** Why nothing can be signed before, as text. */
    waits: dangers !== undefined && !isAgreed ? text('risk.agreeFirst') : undefined,
    onAgree: (yes: boolean) => setAgreed(yes ? dangers : undefined),
  }
}
