import type { ChainSummary } from '#base'
import { isMessageDanger, type MessageRisks } from '#safe/message'
import { Notice, useText } from '#ui'
import { messagesText } from '#screens/messages/common'
import { useMessageRiskWords } from './useMessageRiskWords.ts'

/** Why a message can't be signed here. */
export function RejectionNotices({ risks }: { risks: MessageRisks }) {
  const text = useText(messagesText)
  const { otherSite, isTransaction } = risks
  return (
    <>
      {isTransaction && <Notice tone="danger">{text('form.transaction')}</Notice>}
      {otherSite && (
        <Notice tone="danger" title={text('otherDomain', otherSite)}>
          {text('otherDomainText', otherSite)}
        </Notice>
      )}
    </>
  )
}

export interface MessageRiskProps {
  risks: MessageRisks
  /** The Safe's chain. */
  chain: ChainSummary | undefined
}

/** Warnings directly below the sentence: what a signature can lead to, the worst first. */
export function DangerNotices({ risks: { risks }, chain }: MessageRiskProps) {
  const wordsOf = useMessageRiskWords(risks, chain)
  return risks.filter(isMessageDanger).map((risk) => {
    const { title, more } = wordsOf(risk)
    return (
      <Notice key={risk.id} tone="danger" title={more && title}>
        {more ?? title}
      </Notice>
    )
  })
}

/** What else is special about a message. */
export function MessageNotices({ risks: { risks, hasNoChain }, chain }: MessageRiskProps) {
  const text = useText(messagesText)
  const wordsOf = useMessageRiskWords(risks, chain)
  return (
    <>
      {risks
        .filter((risk) => !isMessageDanger(risk))
        .map((risk) => {
          const { title, more } = wordsOf(risk)
          return (
            <Notice key={risk.id} tone="warning" title={title}>
              {more}
            </Notice>
          )
        })}
      {hasNoChain && <Notice>{text('noChain')}</Notice>}
    </>
  )
}
