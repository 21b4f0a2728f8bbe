import { type ChainSummary, visibleText } from '#base'
import type { MessageRisks } from '#safe/message'
import { Checkbox, Notice, useText } from '#ui'
import { messagesText } from '#screens/messages/common'
import { useSpenderName } from './useSpenderName.ts'

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

/** Warns above everything else that a signature lets someone take tokens, and of whom. */
export function SpenderNotice({
  risks: { spender, otherOwner },
  chain,
}: {
  risks: MessageRisks
  /** That of the accounts; undefined if it isn't known. */
  chain: ChainSummary | undefined
}) {
  const text = useText(messagesText)
  const nameOf = useSpenderName(chain)
  if (spender === undefined) return null
  return otherOwner === undefined ? (
    <Notice tone="danger" title={text('spender')}>
      {text('spenderText', { spender: nameOf(spender) })}
    </Notice>
  ) : (
    <Notice tone="danger" title={text('otherOwner')}>
      {text('otherOwnerText', { owner: nameOf(otherOwner), spender: nameOf(spender) })}
    </Notice>
  )
}

export interface MessageNoticesProps {
  risks: MessageRisks
  /** The name of the Safe's network. */
  network: string
  /** The owner wants to sign it anyway. */
  isAgreed?: boolean | undefined
  /** Undefined where it can't be changed, or not any more. */
  onAgree?: ((isAgreed: boolean) => void) | undefined
}

/** What else a signature of this message may lead to, the worst first. */
export function MessageNotices({ risks, network, isAgreed = false, onAgree }: MessageNoticesProps) {
  const text = useText(messagesText)
  const { pasted, isBlind, confirmsFor, otherChain, hasNoChain } = risks
  const agree = (label: string) =>
    onAgree && <Checkbox label={label} checked={isAgreed} onChange={onAgree} />
  return (
    <>
      {confirmsFor !== undefined && (
        <Notice tone="danger" title={text('confirmsFor')}>
          <p>{text('confirmsForText', { safe: visibleText(confirmsFor) })}</p>
          {agree(text('confirmsForAgree'))}
        </Notice>
      )}
      {isBlind && (
        <Notice tone="warning">
          <p>{text('blind')}</p>
          {agree(text('blindAgree'))}
        </Notice>
      )}
      {pasted !== undefined && (
        <Notice tone="danger" title={text('pasted', { domain: pasted })}>
          <p>{text('pastedText', { domain: pasted })}</p>
          {agree(text('pastedAgree', { domain: pasted }))}
        </Notice>
      )}
      {otherChain !== undefined && (
        <Notice tone="warning" title={text('otherChain', { chain: String(otherChain) })}>
          {text('otherChainText', { network })}
        </Notice>
      )}
      {hasNoChain && <Notice>{text('noChain')}</Notice>}
    </>
  )
}
