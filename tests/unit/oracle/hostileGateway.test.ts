import { beforeAll, describe, expect, it } from 'vitest'
import type { ChainSnapshot, Hex } from '#base'
import { safeTxHash } from '#safe'
import { type PrepareInput, prepare, type Review } from '#signing'
import { signTyped } from '../../../mocks/chain/safeTools.ts'
import type { Genesis } from '../../../mocks/chain/types.ts'
import { people } from '../../../mocks/people.ts'
import { rounds } from '../../size.ts'
import { type Random, random } from '../safe/random.ts'
import type { Case } from './generate.ts'
import { inputOf, portOf } from './judge.ts'
import { made, recipes } from './run.ts'
import { lower } from './slots.ts'
import { genesisWith, type SafeSetup, sharedGenesis } from './world.ts'

let shared: Genesis
beforeAll(async () => {
  shared = await sharedGenesis()
})

/** What a true gateway says of a case: its hash, and the signatures of the owners with keys. */
async function truth(one: Case): Promise<PrepareInput> {
  const input = inputOf(one)
  const safe = one.safes[0] as SafeSetup
  const hash = safeTxHash({ chainId: '1', ...safe }, one.tx)
  const signers = Object.values(people).filter(({ address }) =>
    safe.owners.some((owner) => owner === lower(address)),
  )
  const signed = await Promise.all(signers.map((who) => signTyped(who, hash)))
  const confirmations = signed.map(({ owner, fixed }) => ({
    signer: owner,
    signature: fixed as Hex,
    at: 0,
  }))
  return { ...input, detail: { ...input.detail, multisig: { safeTxHash: hash, confirmations } } }
}

type Path = readonly (string | number)[]

/** The places of all values, at any depth. */
const leaves = (value: unknown, path: Path = []): readonly Path[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, part]) => leaves(part, [...path, key]))
    : typeof value === 'function' || value === undefined
      ? []
      : [path]

function changed(draw: Random, value: unknown): unknown {
  if (typeof value === 'bigint') return value + 1n + BigInt(draw.upTo(1_000))
  if (typeof value === 'number') return value === 0 ? 1 : value === 1 ? 0 : value + 1
  if (typeof value === 'boolean') return !value
  if (typeof value !== 'string' || !value.startsWith('0x')) return value
  if (value.length === 2) return draw.bytes(4)
  const at = 2 + draw.upTo(value.length - 2)
  const digit = (Number.parseInt(value[at] as string, 16) + 1 + draw.upTo(15)) % 16
  return value.slice(0, at) + digit.toString(16) + value.slice(at + 1)
}

function replaced(value: unknown, [first, ...rest]: Path, with_: unknown): unknown {
  if (first === undefined) return with_
  const part = replaced((value as Record<string, unknown>)[first], rest, with_)
  return Array.isArray(value)
    ? value.map((one: unknown, at) => (at === Number(first) ? part : one))
    : { ...(value as object), [first]: part }
}

/** Only compared: what is signed names its own nonce, and a time is never claimed to be true. */
const unclaimed = (path: Path): boolean =>
  path.join('.') === 'reported.nonce' ||
  path.at(-1) === 'at' ||
  // Nothing else of what the world says of the Safe is reported.
  (path[0] === 'reported' &&
    !['owners', 'threshold', 'version', 'guard', 'modules', 'fallbackHandler'].includes(
      String(path[1]),
    ))

const isGreen = ({ verification, isFullyKnown }: Review) =>
  verification.status === 'verified' && isFullyKnown

describe('a gateway that alters one value of a valid response', () => {
  it('is never shown as verified', { timeout: 600_000 }, async () => {
    const draw = random()
    console.log(`SEED=${draw.seed}`)
    let tried = 0
    for (const recipe of recipes(rounds(150), draw.seed)) {
      const one = made({ ...recipe, cell: { ...recipe.cell, encoding: 'canonical' } })
      if (!one) continue
      const genesis = genesisWith(shared, one.safes, one.approvals)
      const port = await portOf(genesis)
      const true_ = await truth(one)
      if ((await prepare(port, true_)).verification.status !== 'verified') continue
      const paths = leaves({
        detail: true_.detail,
        summary: true_.summary,
        reported: true_.reported,
      })
      const path = draw.pick(paths.filter((place) => !unclaimed(place)))
      const value = path.reduce<unknown>(
        (part, key) => (part as Record<string, unknown>)[key],
        true_,
      )
      const other = changed(draw, value)
      if (other === value) continue
      tried++
      const review = await prepare(port, replaced(true_, path, other) as PrepareInput)
      expect(
        review.verification.status,
        `${path.join('.')}: ${String(value)} → ${String(other)}`,
      ).not.toBe('verified')
    }
    expect(tried).toBeGreaterThan(rounds(150) / 4)
  })

  it(
    'never makes an approved transaction with another hash count as known',
    { timeout: 600_000 },
    async () => {
      const draw = random()
      console.log(`SEED=${draw.seed}`)
      let tried = 0
      for (const recipe of recipes(rounds(150), draw.seed)) {
        const one = made({
          ...recipe,
          cell: { ...recipe.cell, encoding: 'canonical', depth: 'approved for an owned Safe' },
        })
        const [told] = one?.known ?? []
        if (!one || !told) continue
        const path = draw.pick(leaves(told.tx))
        const value = (told.tx as unknown as Record<string, unknown>)[String(path[0])]
        const tx = replaced(told.tx, path, changed(draw, value)) as typeof told.tx
        const port = await portOf(genesisWith(shared, one.safes, one.approvals))
        const review = await prepare(port, inputOf({ ...one, known: [{ ...told, tx }] }))
        const inner = review.effect.kind === 'approveHash' ? review.effect.inner : null
        const isTrue =
          safeTxHash({ chainId: '1', ...(one.safes[1] as SafeSetup) }, tx) === told.hash
        expect(inner !== undefined || isGreen(review)).toBe(isTrue)
        tried++
      }
      expect(tried).toBeGreaterThan(rounds(150) / 4)
    },
  )

  it(
    'never makes an approved transaction of an account with other code count as known',
    { timeout: 600_000 },
    async () => {
      const draw = random()
      console.log(`SEED=${draw.seed}`)
      let tried = 0
      for (const recipe of recipes(rounds(40), draw.seed)) {
        const one = made({
          ...recipe,
          cell: { ...recipe.cell, encoding: 'canonical', depth: 'approved for an owned Safe' },
        })
        const [told] = one?.known ?? []
        if (!one || !told) continue
        const port = await portOf(genesisWith(shared, one.safes, one.approvals))
        const other = draw.pick<Partial<ChainSnapshot>>([
          { singletonCodeHash: draw.bytes(32) },
          { singleton: draw.address() },
          { proxyCodeHash: draw.bytes(32) },
        ])
        const innerOf = async (change: Partial<ChainSnapshot>) => {
          const { effect, risks } = await prepare(
            {
              ...port,
              snapshot: async (at, hash) => ({
                ...(await port.snapshot(at, hash)),
                ...(lower(at.address) === lower(told.safe) && change),
              }),
            },
            inputOf(one),
          )
          const isKnown = effect.kind === 'approveHash' && effect.inner !== undefined
          return { isKnown, isDanger: risks.some(({ id }) => id === 'unknownInner') }
        }
        // Some are reported with another hash.
        if (!(await innerOf({})).isKnown) continue
        const why = `SEED=${draw.seed}: ${JSON.stringify(recipe)} ${JSON.stringify(other)}`
        expect(await innerOf(other), why).toEqual({ isKnown: false, isDanger: true })
        tried++
      }
      expect(tried).toBeGreaterThan(0)
    },
  )
})
