import { sign, signMessage } from 'viem/accounts'
import { describe, expect, it } from 'vitest'
import { executionIn, type Hex } from '#base'
import {
  encodeExec,
  packSignatures,
  plainTx,
  recoverSigner,
  safeTxHash,
  takesSignedHash,
  vOf,
} from '#safe'
import {
  confirm,
  SignatureMismatchError,
  SubmitError,
  WalletError,
  type WalletReason,
} from '#signing'
import { safes } from '../../../mocks/chain/index.ts'
import { people } from '../../../mocks/people.ts'
import { aClient, sendAs, signedBy } from '../chain/setup.ts'
import { aChain } from '../mocks/chain/setup.ts'
import { a, aSignable, b, fakePorts, hash } from './fakePorts.ts'

const alone = { method: 'hash' } as const

describe('signing the hash alone', () => {
  it('requests a personal signature of the hash, marks it, and submits it', async () => {
    const asked: unknown[] = []
    const ports = fakePorts({
      wallet: {
        signMessage: (account, bytes) => {
          asked.push([account, bytes])
          return signMessage({ message: { raw: bytes }, privateKey: a.key })
        },
      },
    })
    await expect(confirm(ports, await aSignable(), a.address, alone)).resolves.toEqual({
      status: 'submitted',
    })
    expect(asked).toEqual([[a.address, hash]])
    expect(ports.asked).toEqual([])
    const signature = ports.submitted[0]?.signature ?? '0x'
    expect([31, 32]).toContain(vOf(signature))
    expect(await recoverSigner(hash, signature)).toBe(a.address)
  })

  it.each<WalletReason>([
    'rejected',
    'pending',
    'missing',
    'wrongChain',
    'timedOut',
    'unsupported',
    'failed',
  ])('keeps and submits nothing if the wallet answers %s', async (why) => {
    const ports = fakePorts({
      wallet: { signMessage: () => Promise.reject(new WalletError(why, 'no')) },
    })
    await expect(confirm(ports, await aSignable(), a.address, alone)).rejects.toMatchObject({
      name: 'WalletError',
      why,
    })
    expect(ports.store.get()).toEqual([])
    expect(ports.submitted).toEqual([])
  })

  it.each([
    ['of another account', () => signMessage({ message: { raw: hash }, privateKey: b.key })],
    ['over the letters of the hash', () => signMessage({ message: hash, privateKey: a.key })],
    [
      'over another hash',
      () => signMessage({ message: { raw: `0x${'11'.repeat(32)}` }, privateKey: a.key }),
    ],
    ['that is none', async () => '0x1234' as const],
  ])('discards a signature %s', async (_, signMessageOf) => {
    const ports = fakePorts({ wallet: { signMessage: signMessageOf } })
    await expect(confirm(ports, await aSignable(), a.address, alone)).rejects.toBeInstanceOf(
      SignatureMismatchError,
    )
    expect(ports.store.get()).toEqual([])
    expect(ports.submitted).toEqual([])
  })

  it('takes a signature of a wallet that adds no prefix as what it is', async () => {
    const ports = fakePorts({
      wallet: { signMessage: (_, bytes) => sign({ hash: bytes, privateKey: a.key, to: 'hex' }) },
    })
    await confirm(ports, await aSignable(), a.address, alone)
    expect(ports.submitted).toMatchObject([{ signature: a.signature }])
  })

  it('keeps the signature if the gateway doesn’t accept this kind', async () => {
    const ports = fakePorts({
      gateway: {
        confirm: () => Promise.reject(new SubmitError('declined', 'eth_sign is disabled')),
      },
    })
    await expect(confirm(ports, await aSignable(), a.address, alone)).resolves.toEqual({
      status: 'unsubmitted',
      why: 'declined',
      detail: 'eth_sign is disabled',
    })
    expect(ports.store.get()).toMatchObject([{ kind: 'confirm', state: { status: 'unsubmitted' } }])
  })

  it('is possible from version 1.1.0 on', () => {
    expect(
      ['0.1.0', '1.0.0', '1.1.0', '1.1.1', '1.3.0+L2', '1.5.0', null].map((version) =>
        takesSignedHash(version),
      ),
    ).toEqual([false, false, true, true, true, true, false])
  })
})

it.each([safes.oldSavings, safes.treasury])(
  'a Safe of version $version executes with it',
  async ({ address, version }) => {
    const { alice, bob, dave } = people
    const chain = await aChain()
    const tx = plainTx({ to: dave.address, value: 1n, nonce: BigInt(chain.storageAt(address, 5n)) })
    const of = safeTxHash({ chainId: '1', address, version }, tx)
    const prefixed = await signMessage({ message: { raw: of }, privateKey: alice.privateKey })
    const v = Number.parseInt(prefixed.slice(-2), 16) + 4
    const marked: Hex = `0x${prefixed.slice(2, -2)}${v.toString(16)}`
    const signatures = packSignatures([
      await signedBy(bob, of),
      { kind: 'ethSign', signer: alice.address, data: marked },
    ])
    const receipt = await sendAs(
      chain,
      aClient(chain).client,
      dave,
      address,
      encodeExec(tx, signatures),
    )
    expect(executionIn(receipt, address, of)).toBe('success')
  },
)
