import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import {
  changeEmailMutation,
  deleteEmailMutation,
  digest,
  emailKey,
  type EmailProof,
  emailQuery,
  type EmailRef,
  type RegisteredEmail,
  registerEmailMutation,
} from '#queries'
import {
  type EmailRequest,
  emailRequestText,
  isEmailRequestExpired,
  signEmailRequest,
  SignatureExpiredError,
  SubmitError,
  WalletError,
} from '#signing'
import { useText } from '#ui'
import { type SignedRequest, useSignedRequest } from '#screens/transactions/confirm'
import { submitting, useSigningWallet } from '#screens/core/ports'
import { useEnvironment } from '#screens/core/environment'
import { awaitCode, forgetCode } from './codeStore.ts'
import { alertsText } from '../text.ts'
import { type EmailAct, type EmailRejection, emailRejection } from './emailRejection.ts'
import { rejectionWords } from './rejectionWords.ts'

const actions = {
  show: 'retrieval',
  register: 'register',
  change: 'edit',
  delete: 'delete',
} as const

/**
 * Signatures that didn't arrive, in this tab: gateways accept them for some minutes, even after the
 * dialog was closed.
 */
const unsent = new Map<string, { timestamp: number; proof: EmailProof }>()

/** Milliseconds after which the time in the text is renewed before it is signed. */
const renewedAfter = 60_000

export interface EmailRequestFlow extends SignedRequest {
  /** What is signed. */
  signedText: string
  /**
   * Why the last attempt was rejected, and with which address. `expired`: the wallet took too long.
   */
  rejection: { why: EmailRejection | 'expired'; email: string } | undefined
  /** What the gateway reported, once it is done; null: there is no address. */
  found: RegisteredEmail | null | undefined
}

/**
 * A request about the address of an owner: signed as a text, sent, and its outcome stored where the
 * page reads it. A signature that didn't arrive is sent again as long as the gateway accepts it.
 */
export function useEmailRequest(
  act: EmailAct,
  ref: EmailRef,
  email: string,
  { network, onDone }: { network: string; onDone: () => void },
): EmailRequestFlow {
  const text = useText(alertsText)
  const { gateway } = useEnvironment()
  const queries = useQueryClient()
  const wallet = useSigningWallet()
  const { mutateAsync: register } = useMutation(registerEmailMutation(gateway))
  const { mutateAsync: change } = useMutation(changeEmailMutation(gateway))
  const { mutateAsync: remove } = useMutation(deleteEmailMutation(gateway))
  const [timestamp, setTimestamp] = useState(() => Date.now())
  const [rejection, setRejection] = useState<EmailRequestFlow['rejection']>()
  /** The same, for when the dialog is gone. */
  const declined = useRef<NonNullable<EmailRequestFlow['rejection']>['why']>(undefined)
  const [found, setFound] = useState<RegisteredEmail | null>()
  const { at, signer } = ref
  const key = digest([gateway.baseUrl, act, at, signer, email])
  const requestAt = (time: number): EmailRequest =>
    act === 'register' || act === 'change'
      ? { action: actions[act], at, email, timestamp: time }
      : { action: actions[act], at, timestamp: time }

  async function prove(): Promise<EmailProof> {
    const now = Date.now()
    const kept = unsent.get(key)
    if (kept && !isEmailRequestExpired(requestAt(kept.timestamp), now)) {
      setTimestamp(kept.timestamp)
      return kept.proof
    }
    const request = requestAt(now - timestamp < renewedAfter ? timestamp : now)
    setTimestamp(request.timestamp)
    const proof = await signEmailRequest({ wallet, now: () => Date.now() }, request, signer)
    unsent.set(key, { timestamp: request.timestamp, proof })
    return proof
  }

  async function send(proof: EmailProof): Promise<RegisteredEmail | null> {
    switch (act) {
      case 'show':
        return queries.fetchQuery({
          ...emailQuery(gateway, ref, proof),
          staleTime: 0,
          networkMode: 'always',
        })
      case 'delete':
        await remove({ ...ref, proof })
        return null
      default:
        await (act === 'register' ? register : change)({ ...ref, email, proof })
        return { email, verified: false }
    }
  }

  function settle(outcome: RegisteredEmail | null): void {
    unsent.delete(key)
    queries.setQueryData(emailKey(ref), outcome)
    if (act === 'register' || act === 'change') awaitCode(ref, Date.now())
    else if (outcome?.verified !== false) forgetCode(ref)
    setFound(outcome)
    onDone()
  }

  function reject(why: EmailRejection | 'expired'): void {
    setRejection({ why, email })
    declined.current = why
  }

  const request = useSignedRequest(
    async () => {
      setRejection(undefined)
      declined.current = undefined
      const proof = await prove().catch((error: unknown) => {
        if (error instanceof SignatureExpiredError) {
          reject('expired')
          throw new SubmitError('declined', '', { cause: error })
        }
        // The words for wallets that lack a method are about typed data, which this isn't.
        if (error instanceof WalletError && error.why === 'unsupported')
          throw new WalletError('failed', error.message, { cause: error })
        throw error
      })
      const outcome = await submitting(() => send(proof)).catch((error: unknown) => {
        const why = emailRejection(error instanceof SubmitError ? error.cause : error, actions[act])
        // The same signature would be rejected again.
        if (why !== 'unreachable') unsent.delete(key)
        reject(why)
        throw error
      })
      settle(outcome)
    },
    async () => {},
    {
      network,
      done: text(`${act}.done`),
      failed: (why) => rejectionWords(text, act, declined.current)[why],
    },
  )

  return {
    ...request,
    signedText: emailRequestText(requestAt(timestamp), signer),
    rejection,
    found,
  }
}
