import { recoverAddress } from 'viem'
import { describe, expect, it } from 'vitest'
import type { Hex } from '#base'
import { addressesOf, safeMessageHash, singletonAt } from '#safe'
import {
  confirm,
  createPendingStore,
  type FollowingPorts,
  pendingKey,
  prepareMessage,
  type PrepareMessageInput,
  resume,
  SignatureMismatchError,
  SubmitError,
  WalletError,
  type WalletReason,
} from '#signing'
import { sign as signHash } from 'viem/accounts'
import { on } from '../safe/vectors.ts'
import { a, aChainPort, at, b, fakePorts, memory, snapshot } from './fakePorts.ts'

const text = 'I agree to the terms.'
const typed = {
  domain: { chainId: 17_000, name: 'Shop' },
  primaryType: 'Order',
  types: { Order: [{ name: 'item', type: 'string' }] },
  message: { item: 'A safe' },
}
const hash = safeMessageHash(on('17000'), text)
const input = (parts: Partial<PrepareMessageInput> = {}): PrepareMessageInput => ({
  at,
  message: text,
  claimedHash: hash,
  reported: { version: '1.4.1' },
  ...parts,
})
const signableOf = async (parts: Partial<PrepareMessageInput> = {}) => {
  const { signable } = await prepareMessage(aChainPort(), input(parts))
  if (!signable) throw new Error('This message has to be signable.')
  return signable
}
const statusOf = async (
  chain: Parameters<typeof prepareMessage>[0],
  parts: Partial<PrepareMessageInput> = {},
) => (await prepareMessage(chain, input(parts))).status

describe('a message before it is signed', () => {
  it('is verified if its hash is the gateway’s and the domain is the chain’s', async () => {
    expect(await statusOf(aChainPort())).toBe('verified')
  })
  it('has a hash of the Safe’s version by the chain, whatever the gateway reports', async () => {
    const old = {
      singleton: addressesOf('Safe', '1.1.1')[0] ?? null,
      singletonCodeHash: singletonAt(addressesOf('Safe', '1.1.1')[0] ?? null)?.codeHash ?? null,
    }
    const older = aChainPort({ snapshot: async () => ({ ...snapshot, ...old, version: '1.1.1' }) })
    expect((await prepareMessage(older, input())).hash).toBe(
      safeMessageHash({ ...on('17000'), version: '1.1.1' }, text),
    )
  })
  it.each<[string, Parameters<typeof prepareMessage>[0], Partial<PrepareMessageInput>, string]>([
    [
      'the gateway claims another hash',
      aChainPort(),
      { claimedHash: `0x${'0'.repeat(64)}` },
      'differs',
    ],
    ['the text is another one', aChainPort(), { message: `${text} ` }, 'differs'],
    [
      'the chain answers another domain',
      aChainPort({
        snapshot: async () => ({ ...snapshot, domainSeparator: `0x${'0'.repeat(64)}` as Hex }),
      }),
      {},
      'differs',
    ],
    ['no node is configured', undefined, {}, 'unverifiable'],
    [
      'the node is silent',
      aChainPort({ snapshot: () => Promise.reject(new Error('offline')) }),
      {},
      'unverifiable',
    ],
    [
      'the version is unknown',
      aChainPort({ snapshot: async () => ({ ...snapshot, version: null, singleton: null }) }),
      {},
      'unverifiable',
    ],
    [
      'the contract is not official',
      aChainPort({
        snapshot: async () => ({ ...snapshot, singleton: b.address, singletonCodeHash: hash }),
      }),
      {},
      'differs',
    ],
    [
      'its code is not the official one',
      aChainPort({ snapshot: async () => ({ ...snapshot, singletonCodeHash: hash }) }),
      {},
      'differs',
    ],
    [
      'the proxy is unknown',
      aChainPort({ snapshot: async () => ({ ...snapshot, proxyCodeHash: hash }) }),
      {},
      'unverifiable',
    ],
  ])('gives nothing to sign if %s', async (_, chain, parts, status) => {
    expect(await prepareMessage(chain, input(parts))).toMatchObject({ status, signable: null })
  })
  it('offers nothing to sign for a Safe transaction, which it would confirm unseen', async () => {
    const transaction = { ...typed, primaryType: 'SafeTx', types: { SafeTx: typed.types.Order } }
    expect(
      await prepareMessage(aChainPort(), input({ message: transaction, claimedHash: null })),
    ).toMatchObject({ status: 'verified', signable: null })
  })
  it('says what each listed signature is worth', async () => {
    const sign = (key: Hex) => signHash({ hash, privateKey: key, to: 'hex' })
    const { signatures } = await prepareMessage(
      aChainPort(),
      input({
        confirmations: [
          { signer: a.address, signature: await sign(a.key) },
          { signer: b.address, signature: await sign(a.key) },
          { signer: a.address, signature: '0x1234' },
        ],
      }),
    )
    expect(signatures.map(({ status }) => status)).toEqual(['ok', 'differs', 'differs'])
  })
})

describe('signing a message', () => {
  it('signs the Safe’s hash of it and adds the signature', async () => {
    const ports = fakePorts()
    await expect(confirm(ports, await signableOf(), a.address)).resolves.toEqual({
      status: 'submitted',
    })
    const [sent] = ports.messages
    expect(sent).toMatchObject({ at, message: text, hash, sender: a.address })
    expect(sent).not.toHaveProperty('origin')
    await expect(recoverAddress({ hash, signature: sent?.signature ?? '0x' })).resolves.toBe(
      a.address,
    )
  })

  it('proposes typed data with its first signature', async () => {
    const ports = fakePorts()
    await confirm(
      ports,
      await signableOf({ message: typed, claimedHash: null, proposal: { origin: 'shop' } }),
      a.address,
    )
    expect(ports.messages).toMatchObject([
      { message: typed, origin: 'shop', hash: safeMessageHash(on('17000'), typed) },
    ])
  })

  it.each<WalletReason>(['rejected', 'pending', 'missing', 'wrongChain', 'timedOut', 'failed'])(
    'keeps nothing if the wallet answers %s',
    async (why) => {
      const ports = fakePorts({
        wallet: { signTypedData: () => Promise.reject(new WalletError(why, 'no')) },
      })
      await expect(confirm(ports, await signableOf(), a.address)).rejects.toMatchObject({ why })
      expect(ports.store.get()).toEqual([])
    },
  )

  it('discards a signature of another account', async () => {
    const ports = fakePorts({
      wallet: { signTypedData: async () => signHash({ hash, privateKey: b.key, to: 'hex' }) },
    })
    await expect(confirm(ports, await signableOf(), a.address)).rejects.toBeInstanceOf(
      SignatureMismatchError,
    )
    expect(ports.messages).toEqual([])
  })

  it.each(['declined', 'unreachable'] as const)(
    'keeps the signature if the gateway is %s',
    async (why) => {
      const ports = fakePorts({
        gateway: { confirmMessage: () => Promise.reject(new SubmitError(why, 'CGW error')) },
      })
      await expect(confirm(ports, await signableOf(), a.address)).resolves.toMatchObject({
        status: 'unsubmitted',
        why,
      })
      expect(ports.store.get()).toMatchObject([
        { kind: 'message', messageHash: hash, message: text },
      ])
    },
  )

  it('is another signature if an owner has proposed the message in the meantime', async () => {
    const ports = fakePorts({
      gateway: {
        proposeMessage: () =>
          Promise.reject(new SubmitError('declined', 'Message with hash already exists')),
      },
    })
    const signable = await signableOf({
      message: text,
      claimedHash: null,
      proposal: { origin: 'shop' },
    })
    await expect(confirm(ports, signable, a.address)).resolves.toMatchObject({
      status: 'submitted',
    })
    expect(ports.messages).toMatchObject([{ hash: signable.hash, sender: a.address }])
  })

  it('reports why the gateway rejected it, if it rejects the signature alone as well', async () => {
    const ports = fakePorts({
      gateway: {
        proposeMessage: () => Promise.reject(new SubmitError('declined', 'Not an owner')),
        confirmMessage: () => Promise.reject(new SubmitError('declined', 'Not found')),
      },
    })
    const signable = await signableOf({
      message: text,
      claimedHash: null,
      proposal: { origin: 'shop' },
    })
    await expect(confirm(ports, signable, a.address)).resolves.toMatchObject({
      status: 'unsubmitted',
      detail: 'Not an owner',
    })
  })

  it.each([text, typed])(
    'that was being submitted when the page ended is submitted by the next page',
    async (message) => {
      const storage = memory()
      const ended = fakePorts({
        store: createPendingStore({ storage, now: () => 1_000 }),
        gateway: { proposeMessage: () => new Promise(() => {}) },
      })
      void confirm(ended, await signableOf({ message, claimedHash: null }), a.address)
      await expect.poll(() => ended.store.get()).toHaveLength(1)
      const next: FollowingPorts & { messages: unknown[] } = fakePorts({
        store: createPendingStore({ storage, now: () => 2_000 }),
      })
      const stop = resume(next, { started: 2_000, onSettled: () => {} })
      await expect.poll(() => next.messages).toMatchObject([{ message, origin: null }])
      stop()
    },
  )

  it('leaves out a stored message that isn’t whole', () => {
    const storage = memory()
    const entry = {
      kind: 'message',
      at,
      by: a.address,
      since: 1,
      messageHash: hash,
      signature: a.signature,
      state: { status: 'submitting' },
    }
    storage.setItem(
      pendingKey,
      JSON.stringify([
        entry,
        { ...entry, message: { domain: {} } },
        { ...entry, message: text, messageHash: '0x12' },
      ]),
    )
    expect(createPendingStore({ storage, now: () => 2 }).get()).toEqual([])
  })
})
