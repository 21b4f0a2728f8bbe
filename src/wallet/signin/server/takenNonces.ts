/** Milliseconds after which an unused nonce expires. */
export const nonceLifetime = 600_000

/**
 * Remembers used nonces in this process's memory, for as long as a session can still hold them.
 * Apps with several servers keep them in a shared store instead.
 * @returns a function that marks a nonce as used; false if it was before
 */
export function takenNonces(now: () => number): (nonce: string) => boolean {
  const taken = new Map<string, number>()
  return (nonce) => {
    for (const [one, until] of taken) {
      if (until > now()) break
      taken.delete(one)
    }
    if (taken.has(nonce)) return false
    taken.set(nonce, now() + nonceLifetime)
    return true
  }
}
