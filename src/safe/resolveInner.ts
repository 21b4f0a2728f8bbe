import type { Address, Hex } from '#base'
import type { SafeTx } from '#domain'
import { decodeTransaction } from './decode.ts'
import type { Decoded, Effect, Risk } from './effect.ts'
import { innerCall } from './innerTransaction.ts'
import { missingSetting } from './missingSetting.ts'
import { isAtLeast } from './version.ts'

/**
 * Finds the transaction of a Safe with a hash, and makes sure that it has this hash; undefined if
 * it isn't known. Never rejects.
 */
export type FindTransaction = (safe: Address, hash: Hex) => Promise<SafeTx | undefined>

/** What is known of other accounts than the Safe itself. */
export interface InnerSources {
  find: FindTransaction
  /** The version of a Safe that runs official code; undefined for other accounts. Never rejects. */
  versionOf: (account: Address) => Promise<string | undefined>
}

/** How deep approvals of approvals are followed. */
const maxDepth = 4

/**
 * Decodes the transactions whose hashes are approved, with their risks, at every depth. One that
 * isn't found is a risk of its own, and so is an account that executes something and is no Safe:
 * nobody knows what that does. A setting that a Safe's version doesn't have isn't changed: its
 * fallback handler gets the call.
 */
export async function resolveInner(
  { effect, risks }: Decoded,
  safe: Address,
  { find, versionOf }: InnerSources,
): Promise<Decoded> {
  const found: Risk[] = [...risks]
  const follow = async (one: Effect, at: Risk['at'], by: Address): Promise<Effect> => {
    switch (one.kind) {
      case 'settings': {
        const version = one.via ? undefined : await versionOf(by)
        const selector = version === undefined ? undefined : missingSetting(one.change, version)
        if (!selector) return one
        const of = by === safe ? {} : { of: by }
        found.push({ id: 'unknownSelfCall', severity: 'critical', at, ...of })
        return { kind: 'call', to: by, raw: 0n, selector }
      }
      case 'batch': {
        const effects: Effect[] = []
        for (const [index, part] of one.effects.entries())
          effects.push(await follow(part, [...at, index], by))
        return { ...one, effects }
      }
      case 'malformed':
        return { ...one, may: await follow(one.may, at, by) }
      case 'execute': {
        const version = await versionOf(one.account)
        if (version === undefined)
          found.push({ id: 'unknownInner', severity: 'critical', at, of: one.account })
        const effect = await follow(one.inner.effect, [...at, 0], one.account)
        const mayFail = one.inner.mayFail || !isAtLeast(version ?? null, '1.3.0')
        return { ...one, inner: { ...one.inner, effect, mayFail } }
      }
      case 'approveHash': {
        const tx = at.length < maxDepth ? await find(one.safe, one.hash) : undefined
        if (!tx) {
          found.push({ id: 'unknownInner', severity: 'critical', at, of: one.safe })
          return one
        }
        const { call: _, ...inner } = innerCall(tx)
        const decoded = decodeTransaction(tx, one.safe)
        found.push(
          ...decoded.risks.map((risk) => ({
            ...risk,
            at: [...at, 0, ...risk.at],
            of: risk.of ?? one.safe,
          })),
        )
        const effect = await follow(decoded.effect, [...at, 0], one.safe)
        return { ...one, inner: { ...inner, effect } }
      }
      default:
        return one
    }
  }
  return { effect: await follow(effect, [], safe), risks: found }
}
