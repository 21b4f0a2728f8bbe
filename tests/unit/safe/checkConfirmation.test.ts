import { describe, expect, it, test } from 'vitest'
import { numberToHex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import type { Hex } from '#base'
import { checkConfirmations, contractSignaturesIn, packSignatures } from '#safe'
import { rounds } from '../../size.ts'
import { random } from './random.ts'

type Account = ReturnType<typeof privateKeyToAccount>
const hash: Hex = `0x${'5a'.repeat(32)}`
const [owner, another, outsider] = (['11', '22', '33'] as const).map((byte) =>
  privateKeyToAccount(`0x${byte.repeat(32)}`),
) as [Account, Account, Account]
const signed = async (by: Account) => ({ signer: by.address, signature: await by.sign({ hash }) })

/** What each confirmation is worth, and for how many of them a key was recovered from the hash. */
async function check(
  all: Parameters<typeof checkConfirmations>[0],
  owners: readonly Hex[] | null = [owner.address, another.address],
) {
  let recovered = 0
  const checked = await checkConfirmations(all, {
    get hash() {
      recovered++
      return hash
    },
    owners,
    version: '1.4.1',
    approvals: null,
    verdicts: [],
  })
  return { checked, worth: checked.map(({ status, why }) => why ?? status), recovered }
}

describe('however many confirmations are listed', () => {
  it('one key is recovered for each owner', async () => {
    const all = await Promise.all([owner, outsider, another].map(signed))
    const { worth, recovered } = await check(Array.from({ length: 50 }, () => all).flat())
    expect(worth.slice(0, 3)).toEqual(['ok', 'notOwner', 'ok'])
    expect(new Set(worth.slice(3))).toEqual(new Set(['duplicate']))
    expect(recovered).toBe(2)
  })
  it("a non-owner's signature is identified without recovering it", async () => {
    const { signature } = await signed(owner)
    const impossible: Hex = `0x${'00'.repeat(64)}1b`
    const { address: signer } = outsider
    for (const one of [signature, impossible]) {
      const { checked, recovered } = await check([{ signer, signature: one }])
      expect(checked).toEqual([{ signer, kind: 'eoa', status: 'differs', why: 'notOwner' }])
      expect(recovered).toBe(0)
    }
  })
  it('a wrong one that is listed first doesn’t hide the owner’s own', async () => {
    const own = await signed(owner)
    const wrong = { ...own, signature: (await signed(outsider)).signature }
    expect((await check([wrong, own, own])).worth).toEqual(['otherSigner', 'ok', 'duplicate'])
    const { worth, recovered } = await check([...Array.from({ length: 50 }, () => wrong), own])
    expect(worth.at(-1)).toBe('duplicate')
    expect(recovered).toBe(3)
  })
  it('few keys are recovered where owners aren’t known, as once it was executed', async () => {
    const { signature } = await signed(owner)
    const all = Array.from({ length: 2_000 }, (_, at) => ({
      signer: numberToHex(at + 1, { size: 20 }),
      signature,
    }))
    const { worth, recovered } = await check([await signed(owner), ...all], null)
    expect(worth[0]).toBe('ok')
    expect(worth.filter((one) => one === 'otherSigner')).toHaveLength(299)
    expect(worth.filter((one) => one === 'tooMany')).toHaveLength(1_701)
    expect(recovered).toBe(300)
  })
  it('one owner can be spelled in any letter case, and still counts once', async () => {
    const one = await signed(owner)
    const lower = { ...one, signer: one.signer.toLowerCase() as Hex }
    const { worth, recovered } = await check([one, lower])
    expect(worth).toEqual(['ok', 'duplicate'])
    expect(recovered).toBe(1)
  })
})

test("contracts validate only owners' signatures, and only a few, whatever is listed", () => {
  const draw = random()
  for (let turn = 0; turn < rounds(60); turn++) {
    const owners = Array.from({ length: draw.pick([3, 20, 80]) }, () => draw.address())
    const signers = [...owners, ...Array.from({ length: 5 }, () => draw.address())]
    const lengths = draw.pick([
      [65, 130],
      [0, 65],
      [0, 65, 20_000],
      [65, 30_000],
    ])
    const all = Array.from({ length: draw.pick([3, 60, 400]) }, () => {
      const signer = draw.pick(signers)
      const data = `0x${draw.bytes(2).slice(2)}${'00'.repeat(draw.pick(lengths))}` as Hex
      const by = draw.upTo(10) === 0 ? draw.pick(signers) : signer
      return {
        signer,
        signature: draw.pick([
          packSignatures([{ kind: 'contract', signer: by, data }]),
          packSignatures([{ kind: 'contract', signer: by, data }]),
          draw.bytes(65),
          null,
        ]),
      }
    })
    const asked = contractSignaturesIn(all, owners)
    const why = `SEED=${draw.seed}, case ${turn}: ${all.length} listed, ${owners.length} owners`
    const perSigner = new Map<string, number>()
    for (const { signer } of asked) {
      const key = signer.toLowerCase()
      perSigner.set(key, 1 + (perSigner.get(key) ?? 0))
    }
    const isOwner = (signer: string) => owners.some((one) => one.toLowerCase() === signer)
    expect([...perSigner.keys()].every(isOwner), why).toBe(true)
    expect(Math.max(0, ...perSigner.values()), why).toBeLessThan(4)
    expect(asked.length, why).toBeLessThanOrEqual(Math.min(100, 3 * owners.length))
    const bytes = asked.map(({ data }) => data.length / 2 - 1)
    expect(
      bytes.reduce((sum, one) => sum + one, 0),
      why,
    ).toBeLessThanOrEqual(131_072)
    // The first signature of an owner is requested, unless there are too many.
    const first = all.find(({ signer }) => isOwner(signer.toLowerCase()))
    const isFirst = contractSignaturesIn(first ? [first] : [], owners)
    expect(asked.slice(0, isFirst.length), why).toEqual(isFirst)
  }
})
