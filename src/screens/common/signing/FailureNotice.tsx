import { shortDetail, visibleText } from '#base'
import { Disclosure, Notice, type Text, useText } from '#ui'
import type { ExecutionState, RelayReason, WalletReason } from '#signing'
import type { ShownSigned } from './signedOf.ts'
import { transactionText } from './text.ts'

export type ShownFailure =
  | {
      at: 'signing' | 'submitting' | 'wallet' | 'chain'
      why:
        | WalletReason
        | 'notOwner'
        | 'unreachable'
        | 'declined'
        | 'changed'
        | 'unchecked'
        | 'unread'
        | 'reverted'
        | 'unreported'
        | 'replaced'
        | 'dropped'
        | 'notApproved'
      detail?: string
      /** What the wallet signed instead of the request. */
      signed?: ShownSigned
      /**
       * Whether the wallet lost the response, so that the transaction may have been sent anyway.
       */
      mayHaveSent?: boolean
    }
  /** The gateway's relayer was asked to send it and pay for it. */
  | {
      at: 'relay'
      why: RelayReason | Exclude<ExecutionState['status'], 'processing' | 'executed' | 'unreported'>
      detail?: string
    }

export interface FailureNoticeProps {
  failure: ShownFailure
  network: string
  /** What the contract's error code means. */
  reason?: string | undefined
  /** The code itself, for users who look it up. */
  code?: string | undefined
}

/** The problem in one sentence, also announced by dialogs. */
export const failureSentence = (
  text: Text<keyof (typeof transactionText)['english']>,
  failure: ShownFailure,
  network: string,
): string => {
  if (failure.at === 'relay') return text(`fail.relay.${failure.why}`)
  const { at, why } = failure
  if (why === 'unread') return text('proof.unreachable')
  return why === 'rejected' && at === 'wallet'
    ? text('fail.rejectedSend')
    : text(`fail.${why}`, { network })
}

/** What the wallet signed instead. */
export function signedSentence(
  text: Text<keyof (typeof transactionText)['english']>,
  signed: ShownSigned,
): string {
  switch (signed.what) {
    case 'otherOwner':
      return text('fail.signed.otherOwner', { account: signed.signer })
    case 'otherChain':
      return text('fail.signed.otherChain', { network: signed.network })
    case 'otherNonce':
      return text('fail.signed.otherNonce', { nonce: String(signed.nonce) })
    default:
      return text(`fail.signed.${signed.what}`)
  }
}

/**
 * What went wrong, what it means for the money, and what to do. The user's own rejection isn't
 * shown as an error.
 */
export function FailureNotice({ failure, network, reason, code }: FailureNoticeProps) {
  const text = useText(transactionText)
  const { at, why, detail = code } = failure
  const mayHaveSent = at !== 'relay' && failure.mayHaveSent
  const signed = at === 'relay' ? undefined : failure.signed
  const calm = why === 'rejected' || why === 'pending'
  const money =
    at === 'wallet' && !calm
      ? text(mayHaveSent ? 'fail.mayHaveSent' : 'fail.nothingSent')
      : undefined
  return (
    <Notice tone={calm ? 'info' : 'danger'} title={failureSentence(text, failure, network)}>
      {signed && (
        <p>
          {signedSentence(text, signed)} {text('fail.signed')}
        </p>
      )}
      {money && <p>{money}</p>}
      {reason}
      {!calm && detail && (
        <Disclosure summary={text('fail.detail')}>
          <bdi>{visibleText(shortDetail(detail))}</bdi>
        </Disclosure>
      )}
    </Notice>
  )
}
