import { sign as signDigest } from 'viem/accounts'
import { hashMessage, keccak256, toHex } from 'viem'
import { describe, expect, test } from 'vitest'
import type { Hex } from '#base'
import { type SignedInstead, signedInstead, type TypedData, typedDataHash } from '#safe'
import { confirm, prepareMessage, type Signable, SignatureMismatchError } from '#signing'
import { rounds } from '../../size.ts'
import { seededRandom, seedOfRun } from '../apps/randomValues.ts'
import { a, aChainPort, aSignable, at, b, fakePorts, hash } from './fakePorts.ts'

const chainIds = ['1', '10', '17000', '42161']
const signed = (digest: Hex, by = a) => signDigest({ hash: digest, privateKey: by.key, to: 'hex' })
const changed = (data: TypedData, parts: Record<string, unknown>): Hex =>
  typedDataHash({ ...data, message: { ...data.message, ...parts } })
const onChain = (data: TypedData, chainId: number): Hex =>
  typedDataHash({ ...data, domain: { ...data.domain, chainId } })
const nowhere = ({ domain: { verifyingContract = at.address }, types, ...rest }: TypedData): Hex =>
  typedDataHash({
    ...rest,
    domain: { verifyingContract },
    types: { ...types, EIP712Domain: [{ name: 'verifyingContract', type: 'address' }] },
  })

/** What wallets mistake for one another, with the digest that they sign. */
const mistakes = ({ typedData, tx }: Signable): [SignedInstead, Hex][] => [
  ...['1', '10', '42161'].map((chainId): [SignedInstead, Hex] => [
    { what: 'otherChain', chainId },
    onChain(typedData, Number(chainId)),
  ]),
  [{ what: 'anyChain' }, nowhere(typedData)],
  [{ what: 'otherOperation' }, changed(typedData, { operation: 1 })],
  ...[-1n, 1n, 20n].map((distance): [SignedInstead, Hex] => [
    { what: 'otherNonce', nonce: tx.nonce + distance },
    changed(typedData, { nonce: tx.nonce + distance }),
  ]),
  [{ what: 'hashText' }, hashMessage(hash)],
  [{ what: 'unknown' }, changed(typedData, { to: b.address })],
  [{ what: 'unknown' }, onChain(typedData, 999)],
]

/** What the person is notified of a wallet that gives this answer. */
async function toldOf(answer: Hex): Promise<SignedInstead | undefined> {
  const ports = fakePorts({ wallet: { signTypedData: async () => answer } })
  const error: unknown = await confirm(ports, await aSignable(), a.address, { chainIds }).catch(
    (caught: unknown) => caught,
  )
  expect(ports.submitted).toEqual([])
  expect(ports.store.get()).toEqual([])
  if (!(error instanceof SignatureMismatchError)) throw new Error('It has to be noticed.')
  return error.instead
}

describe('a wallet that signs something else', () => {
  test('is distinguished from one that signs as another owner', async () =>
    expect(await toldOf(await signed(hash, b))).toEqual({ what: 'otherOwner', signer: b.address }))

  test('is identified, with or without the message prefix', async () => {
    for (const [found, digest] of mistakes(await aSignable())) {
      expect(await toldOf(await signed(digest))).toEqual(found)
      expect(await toldOf(await signed(hashMessage({ raw: digest })))).toEqual(found)
    }
  })

  test.each<Hex>(['0x1234', `0x${'00'.repeat(65)}`, `0x${'ff'.repeat(65)}`])(
    'may return no signature at all: %s',
    async (answer) => expect(await toldOf(answer)).toEqual({ what: 'unknown' }),
  )

  test('may sign a message of the Safe as its own', async () => {
    const { signable } = await prepareMessage(aChainPort(), {
      at,
      message: 'I agree.',
      claimedHash: null,
      reported: { version: '1.4.1' },
    })
    if (!signable) throw new Error('It has to be signable.')
    const answer = await signed(hashMessage('I agree.'))
    const ports = fakePorts({ wallet: { signTypedData: async () => answer } })
    await expect(confirm(ports, signable, a.address)).rejects.toMatchObject({
      instead: { what: 'ownMessage' },
    })
  })

  test('whatever it signs, only the actual content is named', async () => {
    const signable = await aSignable()
    const random = seededRandom(seedOfRun)
    const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T
    const all = mistakes(signable)
    for (let round = 0; round < rounds(60); round++) {
      const [found, digest] = pick<[SignedInstead, Hex]>([
        ...all,
        [{ what: 'unknown' }, keccak256(toHex(String(random())))],
      ])
      const by = pick([a, a, b])
      const told = await signedInstead(await signed(digest, by), a.address, signable, {
        owners: [a.address, b.address],
        chainIds: chainIds.filter(() => random() < 0.7),
      })
      const why = `seed ${seedOfRun}, round ${round}: ${found.what}`
      const isNamed = told.what !== 'unknown'
      expect(told, why).toEqual(isNamed ? found : { what: 'unknown' })
      // No one else's signature is the account's.
      expect(isNamed && by === b, why).toBe(false)
    }
  })
})
