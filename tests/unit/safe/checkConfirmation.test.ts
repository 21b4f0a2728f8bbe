import { describe, expect, it } from 'vitest'
import { privateKeyToAccount } from 'viem/accounts'
import type { Hex } from '#base'
import { checkConfirmations } from '#safe'

type Account = ReturnType<typeof privateKeyToAccount>
const hash: Hex = `0x${'5a'.repeat(32)}`
const [owner, another, outsider] = (['11', '22', '33'] as const).map((byte) =>
  privateKeyToAccount(`0x${byte.repeat(32)}`),
) as [Account, Account, Account]
const signed = async (by: Account) => ({ signer: by.address, signature: await by.sign({ hash }) })

/** What each confirmation is worth, and for how many of them a key was recovered from the hash. */
async function check(all: Parameters<typeof checkConfirmations>[0]) {
  let recovered = 0
  const checked = await checkConfirmations(all, {
    get hash() {
      recovered++
      return hash
    },
    owners: [owner.address, another.address],
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
  it('what is no owner’s is named without a recovery, whatever was signed', async () => {
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
  it('one owner can be spelled in any letter case, and still counts once', async () => {
    const one = await signed(owner)
    const lower = { ...one, signer: one.signer.toLowerCase() as Hex }
    const { worth, recovered } = await check([one, lower])
    expect(worth).toEqual(['ok', 'duplicate'])
    expect(recovered).toBe(1)
  })
})
