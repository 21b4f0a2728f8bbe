import { sameAddress } from '#base'
import type { Address } from 'viem'
import { digitsFor, uuidFor } from './chance.ts'
import type { Mailbox } from './mailbox.ts'
import type { Recovery } from './recoveries.ts'

/** A code is good for so many milliseconds. */
const codeLife = 300_000
/** Between two e-mails with a code lie so many milliseconds. */
const resendLock = 30_000
/** The kind of e-mail that who registers is subscribed to. */
const recoveryCategory = 'account_recovery'

/** Whose e-mail it is: an owner's, for one safe. */
export interface EmailRef {
  chainId: string
  safe: Address
  signer: Address
}

interface Registration extends EmailRef {
  email: string
  verified: boolean
  code: { value: string; madeAt: number; sentAt: number } | undefined
  token: string
  categories: Set<string>
}

/** E-mail addresses, whether they are verified, and what is sent to them. */
export function createEmails(mailbox: Mailbox) {
  const registrations = new Map<string, Registration>()
  const key = ({ chainId, safe, signer }: EmailRef) => [chainId, safe, signer].join(':').toLowerCase()
  const get = (ref: EmailRef) => registrations.get(key(ref))
  const byToken = (token: string) => [...registrations.values()].find((one) => one.token === token)
  // Counted, so that two that are made at the same moment differ.
  let made = 0

  function sendCode(registration: Registration, at: number, value: string, madeAt: number): void {
    registration.code = { value, madeAt, sentAt: at }
    const text = `Your verification code is ${value}. It is good for five minutes.`
    mailbox.deliver({ to: registration.email, subject: 'Verification code', text, code: value, unsubscribeToken: registration.token, at })
  }
  function begin(registration: Registration, at: number): void {
    registrations.set(key(registration), registration)
    sendCode(registration, at, newCode(registration, at), at)
  }
  const newToken = (ref: EmailRef, at: number) => uuidFor('unsubscribe', key(ref), at, (made += 1))
  // Six digits, the first of them not 0.
  const newCode = (ref: EmailRef, at: number) =>
    String(100_000 + (Number.parseInt(digitsFor('code', key(ref), at, (made += 1)).slice(0, 8), 16) % 900_000))

  return {
    get,
    /** Writes an address down, subscribes it and sends it a code. */
    register: (ref: EmailRef, email: string, at: number): void =>
      begin({ ...ref, email, verified: false, code: undefined, token: newToken(ref, at), categories: new Set([recoveryCategory]) }, at),
    /** Puts another address in its place, which has to be verified anew. Subscriptions stay. */
    change(ref: EmailRef, email: string, at: number): void {
      const before = get(ref)
      if (before) begin({ ...before, email, verified: false, code: undefined, token: newToken(ref, at) }, at)
    },
    remove: (ref: EmailRef): boolean => registrations.delete(key(ref)),
    /** Whether a code would be sent once more: there is an address, it is not verified, and the last code was a while ago. */
    maySend(ref: EmailRef, at: number): boolean {
      const known = get(ref)
      return known !== undefined && !known.verified && (!known.code || at - known.code.sentAt >= resendLock)
    },
    /** Sends the code once more; another one when it is too old. */
    resend(ref: EmailRef, at: number): void {
      const known = get(ref)
      if (!known) return
      const fresh = known.code && at - known.code.madeAt < codeLife ? known.code : { value: newCode(ref, at), madeAt: at }
      sendCode(known, at, fresh.value, fresh.madeAt)
    },
    /** Whether a code is the one that was sent, in time. */
    accepts(ref: EmailRef, code: string, at: number): boolean {
      const sent = get(ref)?.code
      return sent !== undefined && sent.value === code && at - sent.madeAt < codeLife
    },
    verify(ref: EmailRef): void {
      const known = get(ref)
      if (known) Object.assign(known, { verified: true, code: undefined })
    },
    /** Ends one kind of e-mail, or all without one. A token that nobody has is no error. */
    unsubscribe(token: string, category?: string): void {
      const known = byToken(token)
      if (category === undefined) known?.categories.clear()
      else known?.categories.delete(category)
    },
    /** Tells all who verified their address for this safe, and did not end it, that a module is watched. */
    tellOfRecovery({ chainId, safe, moduleAddress }: Recovery, at: number): void {
      const text = `The recovery module ${moduleAddress} of the safe ${safe} is watched from now on. You will hear of every attempt to recover the safe.`
      for (const one of registrations.values()) {
        const concerned = one.verified && one.categories.has(recoveryCategory) && one.chainId === chainId && sameAddress(one.safe, safe)
        if (concerned) mailbox.deliver({ to: one.email, subject: 'Recovery is watched', text, code: null, unsubscribeToken: one.token, at })
      }
    },
  }
}
export type Emails = ReturnType<typeof createEmails>
