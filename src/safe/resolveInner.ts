import type { Address, Hex } from '#base'
import type { SafeTx } from '#domain'
import { decodeTransaction } from './decode.ts'
import type { Decoded, Effect, Risk } from './effect.ts'
import { allEffects } from './effects.ts'
import { innerCall } from './innerTransaction.ts'
import { missingSetting } from './missingSetting.ts'
import { isAtLeast } from './version.ts'

/**
 * Finds a Safe's transaction by its hash, and verifies that it has this hash; undefined if it isn't
 * known. Never rejects.
 */
export type FindTransaction = (safe: Address, hash: Hex) => Promise<SafeTx | undefined>

/** Known data about other accounts than the Safe itself. */
export interface InnerSources {
  find: FindTransaction
  /** The version of a Safe that runs official code; undefined for other accounts. Never rejects. */
  versionOf: (account: Address) => Promise<string | undefined>
}

/** How deep approvals of approvals are followed. */
const maxDepth = 4
/** How many approved transactions are looked up, and how many actions they have, in all. */
const maxLookups = 20
const maxActions = 1_000

/**
 * Decodes the transactions whose hashes are approved, with their risks, at every depth. One that
 * isn't found is a risk, and so is an account that executes something and isn't a Safe: its
 * behavior is unknown. A setting that a Safe's version lacks isn't changed: its fallback handler
 * receives the call. Endless recursion is cut off.
 */
export async function resolveInner(
  { effect, risks }: Decoded,
  safe: Address,
  { find, versionOf }: InnerSources,
): Promise<Decoded> {
  let lookups = maxLookups
  const budget = { actions: maxActions - allEffects(effect).length }
  const unknown = (at: Risk['at'], of: Address): Risk => ({
    id: 'unknownInner',
    at,
    of,
  })
  const follow = async (one: Effect, at: Risk['at'], by: Address): Promise<Decoded> => {
    switch (one.kind) {
      case 'settings': {
        const version = one.via ? undefined : await versionOf(by)
        const selector = version === undefined ? undefined : missingSetting(one.change, version)
        if (!selector) return { effect: one, risks: [] }
        const of = by === safe ? {} : { of: by }
        return {
          effect: { kind: 'call', to: by, raw: 0n, selector },
          risks: [{ id: 'unknownSelfCall', at, ...of }],
        }
      }
      case 'batch': {
        const parts = await Promise.all(
          one.effects.map((part, index) => follow(part, [...at, index], by)),
        )
        return {
          effect: { ...one, effects: parts.map((part) => part.effect) },
          risks: parts.flatMap((part) => part.risks),
        }
      }
      case 'malformed': {
        const may = await follow(one.may, at, by)
        return { effect: { ...one, may: may.effect }, risks: may.risks }
      }
      case 'execute': {
        const [version, inner] = await Promise.all([
          versionOf(one.account),
          follow(one.inner.effect, [...at, 0], one.account),
        ])
        const mayFail = one.inner.mayFail || !isAtLeast(version ?? null, '1.3.0')
        return {
          effect: { ...one, inner: { ...one.inner, effect: inner.effect, mayFail } },
          risks: [...(version === undefined ? [unknown(at, one.account)] : []), ...inner.risks],
        }
      }
      case 'approveHash': {
        const isFollowed = at.length < maxDepth && budget.actions > 0 && lookups-- > 0
        const tx = isFollowed ? await find(one.safe, one.hash) : undefined
        // Others may have used up the budget while this one was looked up.
        if (!tx || --budget.actions < 0) return { effect: one, risks: [unknown(at, one.safe)] }
        const { call: _, ...about } = innerCall(tx)
        const decoded = decodeTransaction(tx, one.safe, budget)
        const inner = await follow(decoded.effect, [...at, 0], one.safe)
        return {
          effect: { ...one, inner: { ...about, effect: inner.effect, nonce: tx.nonce } },
          risks: [
            ...decoded.risks.map((risk) => ({
              ...risk,
              at: [...at, 0, ...risk.at],
              of: risk.of ?? one.safe,
            })),
            ...inner.risks,
          ],
        }
      }
      default:
        return { effect: one, risks: [] }
    }
  }
  const found = await follow(effect, [], safe)
  return { effect: found.effect, risks: [...risks, ...found.risks] }
}
