import type { Act } from './acts.ts'
import type { Answers, TheWallet } from './theWallet.ts'

export interface Behavior {
  name: string
  answers?: Answers
  /** What happens in the wallet before it is asked. */
  before?: (wallet: TheWallet) => void
  /** Whether the person stops waiting. */
  leaves?: boolean
  /** Whether the person asks twice. */
  twice?: boolean
  /** The message the person sees. */
  told: Record<Act, string>
  /** Acts that are done and keep nothing. */
  keepsNothing?: readonly Act[]
}

type Told = Partial<Record<Act | 'signing' | 'sending' | 'changing', string>>

/** The message of all acts, with exceptions: `changing`, `signing`, and `sending` are several. */
export const of = (usual: string, but: Told = {}): Record<Act, string> => {
  const { changing = usual, signing = usual, sending = usual, ...acts } = but
  return {
    connect: usual,
    switch: changing,
    add: changing,
    signIn: signing,
    text: signing,
    data: signing,
    send: sending,
    batch: sending,
    ...acts,
  }
}
export const row = (name: string, answers: Answers, told: Record<Act, string>): Behavior => ({
  name,
  answers,
  told,
})
export const throws = (name: string, error: unknown, told: Record<Act, string>): Behavior =>
  row(name, async () => Promise.reject(error), told)

/** The wallet was asked to send, and doesn't say whether it did. */
export const unclear = 'failed, may have been sent'
