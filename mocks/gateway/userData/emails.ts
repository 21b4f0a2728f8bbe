import { sameAddress } from '#base'
import type { Address } from 'viem'
import { digitsFor, uuidFor } from './chance.ts'
import type { Mailbox } from './mailbox.ts'
import type { Recovery } from './recoveries.ts'

/** Validity of a code in milliseconds. */
const codeLife = 300_000
/** Minimum interval between two verification emails, in milliseconds. */
const resendLock = 30_000
/** The category that a registration subscribes to. */
const recoveryCategory = 'account_recovery'

/** The key of a registration: an owner of one Safe. */
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

/** Email addresses, their verification, and the emails sent to them. */
export function createEmails(mailbox: Mailbox) {
  const registrations = new Map<string, Registration>()
  const key = ({ chainId, safe, signer }: EmailRef) =>
    [chainId, safe, signer].join(':').toLowerCase()
  const get = (ref: EmailRef) => registrations.get(key(ref))
  const byToken = (token: string) => [...registrations.values()].find((one) => one.token === token)
  // A counter, so that two codes created at the same time differ.
  let made = 0

  function sendCode(registration: Registration, at: number, value: string, madeAt: number): void {
    registration.code = { value, madeAt, sentAt: at }
    const text = `Your verification code is ${value}. It's valid for five minutes.`
    mailbox.deliver({
      to: registration.email,
      subject: 'Verification code',
      text,
      code: value,
      unsubscribeToken: registration.token,
      at,
    })
  }
  function begin(registration: Registration, at: number): void {
    registrations.set(key(registration), registration)
    sendCode(registration, at, newCode(registration, at), at)
  }
  const newToken = (ref: EmailRef, at: number) => uuidFor('unsubscribe', key(ref), at, (made += 1))
  // Six digits, the first of them not 0.
  const newCode = (ref: EmailRef, at: number) =>
    String(
      100_000 +
        (Number.parseInt(digitsFor('code', key(ref), at, (made += 1)).slice(0, 8), 16) % 900_000),
    )

  return {
    get,
    /** Registers an address, subscribes it and sends a code. */
    register: (ref: EmailRef, email: string, at: number): void =>
      begin(
        {
          ...ref,
          email,
          verified: false,
          code: undefined,
          token: newToken(ref, at),
          categories: new Set([recoveryCategory]),
        },
        at,
      ),
    /** Replaces the address, which then needs verification again. Subscriptions stay. */
    change(ref: EmailRef, email: string, at: number): void {
      const before = get(ref)
      if (before)
        begin({ ...before, email, verified: false, code: undefined, token: newToken(ref, at) }, at)
    },
    remove: (ref: EmailRef): boolean => registrations.delete(key(ref)),
    /**
     * Whether a code may be resent: the address is registered and not verified, and the last code
     * is old enough.
     */
    maySend(ref: EmailRef, at: number): boolean {
      const known = get(ref)
      return (
        known !== undefined &&
        !known.verified &&
        (!known.code || at - known.code.sentAt >= resendLock)
      )
    },
    /** Resends the code, or a new one if it has expired. */
    resend(ref: EmailRef, at: number): void {
      const known = get(ref)
      if (!known) return
      const fresh =
        known.code && at - known.code.madeAt < codeLife
          ? known.code
          : { value: newCode(ref, at), madeAt: at }
      sendCode(known, at, fresh.value, fresh.madeAt)
    },
    /** Whether a code is correct and has not expired. */
    accepts(ref: EmailRef, code: string, at: number): boolean {
      const sent = get(ref)?.code
      return sent !== undefined && sent.value === code && at - sent.madeAt < codeLife
    },
    verify(ref: EmailRef): void {
      const known = get(ref)
      if (known) Object.assign(known, { verified: true, code: undefined })
    },
    /** Unsubscribes from one category, or from all. An unknown token is not an error. */
    unsubscribe(token: string, category?: string): void {
      const known = byToken(token)
      if (category === undefined) known?.categories.clear()
      else known?.categories.delete(category)
    },
    /** Notifies the verified subscribers of this Safe that a module is watched. */
    tellOfRecovery({ chainId, safe, moduleAddress }: Recovery, at: number): void {
      const text =
        `The recovery module ${moduleAddress} of the Safe ${safe} is now watched. ` +
        "We'll email you about every attempt to recover the Safe."
      for (const one of registrations.values()) {
        const concerned =
          one.verified &&
          one.categories.has(recoveryCategory) &&
          one.chainId === chainId &&
          sameAddress(one.safe, safe)
        if (concerned)
          mailbox.deliver({
            to: one.email,
            subject: 'Recovery alerts are on',
            text,
            code: null,
            unsubscribeToken: one.token,
            at,
          })
      }
    },
  }
}
export type Emails = ReturnType<typeof createEmails>
