import { type ChainSummary, visibleText } from '#base'
import type { MessageRisk } from '#safe/message'
import { useText } from '#ui'
import { hostOf } from '#screens/common/setting'
import { transactionText } from '#screens/common/signing'
import { messagesText } from '#screens/messages/common'
import { useSpenderName } from './useSpenderName.ts'

/** Returns a function that describes a message's risk, and what follows from it. */
export function useMessageRiskWords(
  risks: readonly MessageRisk[],
  chain: ChainSummary | undefined,
): (risk: MessageRisk) => { title: string; more?: string } {
  const text = useText(messagesText)
  const common = useText(transactionText)
  // An address may belong to someone else on another chain.
  const isElsewhere = risks.some(({ id }) => id === 'otherChain')
  const nameOf = useSpenderName(isElsewhere ? undefined : chain)
  return (risk) => {
    switch (risk.id) {
      case 'blind':
      case 'onlyBytes':
        return { title: text(risk.id) }
      case 'givesForNothing':
      case 'order':
        return { title: text(risk.id), more: text(`${risk.id}Text`) }
      case 'confirmsFor':
      case 'operation':
        return {
          title: text(risk.id),
          more: text(`${risk.id}Text`, { safe: visibleText(risk.safe) }),
        }
      case 'otherOwner': {
        const owner = nameOf(risk.owner)
        return risk.spender === undefined
          ? { title: text('otherOffer'), more: text('otherOfferText', { owner }) }
          : {
              title: text('otherOwner'),
              more: text('otherOwnerText', { owner, spender: nameOf(risk.spender) }),
            }
      }
      case 'spender':
        return {
          title: text('spender'),
          more: text('spenderText', { spender: nameOf(risk.spender) }),
        }
      case 'payment':
        return { title: text('payment'), more: text('paymentText', { to: nameOf(risk.to) }) }
      case 'pasted': {
        const { domain } = risk
        return { title: text('pasted', { domain }), more: text('pastedText', { domain }) }
      }
      case 'oneNode': {
        const [by, silent] = [risk.nodes.by, risk.nodes.silent].map((url) => hostOf(url) ?? url)
        return { title: common('risk.oneNode', { by: by ?? '', silent: silent ?? '' }) }
      }
      case 'otherChain':
        return {
          title: text('otherChain', { chain: String(risk.chain) }),
          more: text('otherChainText', { network: chain?.name ?? '' }),
        }
    }
  }
}
