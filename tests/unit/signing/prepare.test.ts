import { numberToHex } from 'viem'
import { describe, expect, it } from 'vitest'
import type { Address, ChainSnapshot, Hex } from '#base'
import { NotASafeError } from '#chain'
import type { Decoding, SafeTx } from '#domain'
import { addressesOf, encodeMultiSend, packSignatures, plainTx, safeTxHash } from '#safe'
import { prepare, type PrepareInput } from '#signing'
import { encodeCall } from '../../../src/safe/method.ts'
import { methods } from '../../../src/safe/methods.ts'
import { on } from '../safe/vectors.ts'
import {
  a,
  aChainPort,
  at,
  b,
  contractOwner,
  detail,
  hash,
  reported,
  snapshot,
  summary,
} from './fakePorts.ts'

const honest: PrepareInput = { detail, summary, reported, isExecuted: false }
const usdc: Address = '0x33bd7D5f3891538cbd1288024f7727005dcED117'
const dave: Address = '0x2222222222222222222222222222222222222222'

const checkOf = (review: Awaited<ReturnType<typeof prepare>>, id: string) =>
  review.verification.checks.find((check) => check.id === id)

describe('preparing a transaction', () => {
  it('gives what can be signed, with our own hash, when everything is as shown', async () => {
    const review = await prepare(aChainPort(), honest)
    expect(review.verification.status).toBe('verified')
    expect(review.signable).toMatchObject({
      kind: 'transaction',
      at,
      hash,
      proposal: null,
      tx: detail.tx,
    })
    expect(review.safe.nonce).toBe(7n)
  })

  it.each([
    ['no node is configured', undefined],
    ['the node is silent', aChainPort({ snapshot: () => Promise.reject(new Error('offline')) })],
  ])('gives nothing to sign when %s', async (_, chain) => {
    const review = await prepare(chain, honest)
    expect(review).toMatchObject({
      signable: null,
      snapshot: null,
      verification: { status: 'unverifiable' },
    })
    // What the gateway reports is still shown.
    expect(review.safe.owners).toEqual(reported.owners)
  })

  it('gives nothing to sign when the gateway claims another hash', async () => {
    const multisig = { ...detail.multisig, safeTxHash: `0x${'00'.repeat(32)}` as Hex }
    const review = await prepare(aChainPort(), { ...honest, detail: { ...detail, multisig } })
    expect(review).toMatchObject({ signable: null, verification: { status: 'differs' } })
  })

  it('knows the chain’s nonce, even if the gateway still lists it as pending', async () => {
    const review = await prepare(
      aChainPort({ snapshot: async () => ({ ...snapshot, nonce: 8n }) }),
      honest,
    )
    expect(review.safe.nonce).toBe(8n)
    expect(checkOf(review, 'nonce')).toMatchObject({ status: 'differs' })
  })
})

describe('unknown or misrepresented data', () => {
  const transfer = (port: Parameters<typeof aChainPort>[0]) => {
    const tx = plainTx({ to: usdc, data: encodeCall(methods.transfer, [dave, 5n]), nonce: 7n })
    const input: PrepareInput = {
      ...honest,
      detail: { at, tx, decoded: null, multisig: null },
      summary: { kind: 'erc20', token: usdc, to: dave, raw: 5n },
    }
    return prepare(aChainPort(port), input)
  }

  it.each([
    ['another amount would arrive', async () => ['differs'] as const, ['amountDiffers']],
    ['the transfer reverts when it is tried', async () => ['reverts'] as const, ['amountUnknown']],
    ['it can’t be tried', () => Promise.reject(new Error('no overrides')), ['amountUnknown']],
    ['nothing', async () => ['exact'] as const, []],
  ])('is that %s', async (what, movements, risks) => {
    const review = await transfer({ movements })
    expect(review.risks.map(({ id }) => id)).toEqual(risks)
    expect(review.isFullyKnown).toBe(what === 'nothing')
    expect(review.signable).not.toBeNull()
  })

  const receives = (codeHash: Hex | null, port: () => Promise<Partial<ChainSnapshot>>) =>
    prepare(
      aChainPort({
        codeHashes: async (of) => of.map(() => codeHash),
        snapshot: async (of) =>
          of.address === at.address ? snapshot : { ...snapshot, ...(await port()), ...of },
      }),
      honest,
    )
  it.each([
    ['a contract that gets coin', '0x12', () => Promise.reject(new NotASafeError(at)), false],
    [
      'a contract behind the proxy of a Safe that gets coin',
      snapshot.proxyCodeHash,
      async () => ({ singleton: usdc }),
      false,
    ],
    ['no Safe that gets coin', '0x12', async () => ({}), true],
    ['nobody without code that gets coin', null, async () => ({}), true],
  ] as const)('is %s', async (_, codeHash, port, isFullyKnown) => {
    expect((await receives(codeHash, port)).isFullyKnown).toBe(isFullyKnown)
  })

  /** A call, alone and twice in a batch. */
  const paying = (value: bigint): readonly SafeTx[] => {
    const call = { to: dave, value, data: '0x12345678' as const, operation: 0 as const }
    const to = addressesOf('MultiSendCallOnly', '1.4.1')[0] as Address
    return [
      plainTx({ ...call, nonce: 7n }),
      { ...plainTx({ to, data: encodeMultiSend([call, call]), nonce: 7n }), operation: 1 },
    ]
  }
  it.each([
    ['of coin to nobody with code', 5n, null, true],
    ['of coin to a contract', 5n, '0x12', false],
    ['without coin', 0n, null, false],
    ['of coin to what can’t be read', 5n, undefined, false],
  ] as const)(
    'warns about a call %s if its funds would be lost',
    async (_, value, codeHash, isWarned) => {
      for (const of of paying(value)) {
        const review = await prepare(
          aChainPort({
            codeHashes: async (all) => {
              if (codeHash === undefined) throw new Error('offline')
              return all.map(() => codeHash)
            },
          }),
          { ...honest, detail: { at, tx: of, decoded: null, multisig: null }, summary: null },
        )
        const found = review.risks.filter(({ id }) => id === 'noCode')
        expect(found.map(({ at: path }) => path)).toEqual(
          !isWarned ? [] : of.operation === 0 ? [[]] : [[0], [1]],
        )
      }
    },
  )

  it('includes whether there is code, if that can’t be read', async () => {
    const codeHashes = () => Promise.reject(new Error('offline'))
    expect((await prepare(aChainPort({ codeHashes }), honest)).isFullyKnown).toBe(false)
  })

  it('is a self-call with an unknown method', async () => {
    const tx = plainTx({ to: at.address, data: '0x01', nonce: 7n })
    const input: PrepareInput = {
      ...honest,
      detail: { at, tx, decoded: null, multisig: null },
      summary: { kind: 'call', to: at.address, raw: 0n },
    }
    expect((await prepare(aChainPort(), input)).isFullyKnown).toBe(false)
  })
})

describe('a batch', () => {
  const library = addressesOf('MultiSendCallOnly', '1.4.1')[0] as Address
  const pay = (to: Address, amount: bigint) => ({
    to: usdc,
    value: 0n,
    data: encodeCall(methods.transfer, [to, amount]),
    operation: 0 as const,
  })
  const calls = [
    pay(dave, 950_000_000n),
    pay(a.address, 1_100_000_000n),
    { to: b.address, value: 3n * 10n ** 17n, data: '0x' as const, operation: 0 as const },
  ]
  const data = encodeMultiSend(calls)
  const tx = plainTx({ to: library, data, operation: 1, nonce: 7n })
  const digest = safeTxHash(on('17000'), tx)
  const start = 2 + 8 + 128
  const length = Number(BigInt(`0x${data.slice(start - 64, start)}`))
  const packed: Hex = `0x${data.slice(start, start + 2 * length)}`
  const transfer = (to: Address, amount: bigint): Decoding => ({
    method: 'transfer',
    accuracy: 'FULL_MATCH',
    parameters: [
      { name: 'to', type: 'address', value: to, calls: [], inner: null },
      { name: 'value', type: 'uint256', value: amount.toString(), calls: [], inner: null },
    ],
  })
  const decoding = (first = transfer(dave, 950_000_000n)): Decoding => ({
    method: 'multiSend',
    accuracy: 'FULL_MATCH',
    parameters: [
      {
        name: 'transactions',
        type: 'bytes',
        value: packed,
        inner: null,
        calls: calls.map((call, index) => ({
          to: call.to,
          value: call.value,
          data: call.data,
          delegate: false,
          decoded: index === 0 ? first : index === 1 ? transfer(a.address, 1_100_000_000n) : null,
        })),
      },
    ],
  })
  const input = (decoded: Decoding | null): PrepareInput => ({
    ...honest,
    summary: { kind: 'batch', to: library, count: 3 },
    detail: {
      ...detail,
      tx,
      decoded,
      multisig: { ...detail.multisig, safeTxHash: digest, confirmations: [] },
    },
  })

  it('lists its payments, as its bytes say', async () => {
    const { effect, verification } = await prepare(aChainPort(), input(decoding()))
    expect(verification.status).toBe('verified')
    expect(effect).toMatchObject({
      kind: 'batch',
      effects: [
        { kind: 'erc20', token: usdc, to: dave, raw: 950_000_000n },
        { kind: 'erc20', token: usdc, to: a.address, raw: 1_100_000_000n },
        { kind: 'native', to: b.address, raw: 3n * 10n ** 17n },
      ],
    })
  })

  it('differs if one inner byte isn’t the one that was hashed', async () => {
    const changed = input(decoding())
    const other = { ...changed.detail.tx, data: data.replace('389fd980', '389fd981') as Hex }
    expect(other.data).not.toBe(data)
    const review = await prepare(aChainPort(), {
      ...changed,
      detail: { ...changed.detail, tx: other },
    })
    expect(review).toMatchObject({ signable: null, verification: { status: 'differs' } })
  })

  it('differs when the gateway decodes a payment as another one', async () => {
    for (const lie of [
      transfer(dave, 1n),
      transfer(b.address, 950_000_000n),
      { ...transfer(dave, 950_000_000n), method: 'approve' },
    ]) {
      const review = await prepare(aChainPort(), input(decoding(lie)))
      expect(checkOf(review, 'decoding')).toMatchObject({ status: 'differs', needed: true })
      expect(review.signable).toBeNull()
    }
  })

  it('differs when the gateway leaves a payment out of its decoding', async () => {
    const whole = decoding()
    const [only] = whole.parameters
    const review = await prepare(
      aChainPort(),
      input({ ...whole, parameters: only ? [{ ...only, calls: only.calls.slice(1) }] : [] }),
    )
    expect(checkOf(review, 'decoding')).toMatchObject({ status: 'differs' })
  })
})

describe('amounts', () => {
  const tx = plainTx({
    to: usdc,
    data: encodeCall(methods.transfer, [dave, 5_000_000n]),
    nonce: 7n,
  })
  const withDecimals = (decimals: number): PrepareInput => ({
    ...honest,
    summary: { kind: 'erc20', token: usdc, to: dave, raw: 5_000_000n, decimals },
    detail: {
      ...detail,
      tx,
      multisig: { ...detail.multisig, safeTxHash: safeTxHash(on('17000'), tx), confirmations: [] },
    },
  })
  const chain = aChainPort({
    tokens: async () => [
      { token: usdc, name: 'USD Coin', symbol: 'USDC', decimals: 6, balance: null },
    ],
  })

  it('are verified with the decimals of the token’s own contract', async () => {
    expect((await prepare(chain, withDecimals(6))).verification.status).toBe('verified')
    const lie = await prepare(chain, withDecimals(18))
    expect(checkOf(lie, 'decimals')).toMatchObject({ status: 'differs', shown: '18', actual: '6' })
    expect(lie.signable).toBeNull()
  })
})

describe('a signature of an owner that is a contract', () => {
  const signature = packSignatures([{ kind: 'contract', signer: contractOwner, data: '0xaabb' }])
  const owners = [a.address, b.address, contractOwner]
  const input: PrepareInput = {
    ...honest,
    reported: { ...reported, owners },
    detail: {
      ...detail,
      multisig: {
        ...detail.multisig,
        confirmations: [{ signer: contractOwner, signature, at: 0 }],
      },
    },
  }
  const chain = (answer: boolean | 'silent') =>
    aChainPort({
      snapshot: async () => ({ ...snapshot, owners }),
      contractSignatures: async (list) =>
        answer === 'silent'
          ? Promise.reject(new Error('timeout'))
          : list.map((one) => ({ ...one, valid: answer })),
    })

  it('is judged by that contract on the chain', async () => {
    expect((await prepare(chain(true), input)).verification.status).toBe('verified')
    expect((await prepare(chain(false), input)).verification.status).toBe('differs')
  })

  it('is unverifiable if the chain did not respond', async () => {
    const review = await prepare(chain('silent'), input)
    expect(review).toMatchObject({ signable: null, verification: { status: 'unverifiable' } })
    expect(checkOf(review, 'signatures')).toMatchObject({ status: 'unknown', needed: true })
  })

  it('is checked only for owners, once each, however many a gateway lists', async () => {
    const asked: { signer: string; data: string }[] = []
    const node = aChainPort({
      snapshot: async () => ({ ...snapshot, owners }),
      contractSignatures: async (list) => {
        asked.push(...list)
        return list.map((one) => ({ ...one, valid: one.data === '0xaabb' }))
      },
    })
    const [own] = input.detail.multisig?.confirmations ?? []
    if (!own) throw new Error('The contract has signed.')
    const flood = Array.from({ length: 3_000 }, (_, at) => {
      const signer = numberToHex(at + 10_000, { size: 20 })
      const data = numberToHex(at, { size: 65 })
      return { signer, signature: packSignatures([{ kind: 'contract', signer, data }]), at: 0 }
    })
    const review = await prepare(node, {
      ...input,
      detail: {
        ...detail,
        multisig: { ...detail.multisig, confirmations: [...flood, own, own, own] },
      },
    })
    expect(asked.map(({ signer, data }) => [signer.toLowerCase(), data])).toEqual([
      [contractOwner.toLowerCase(), '0xaabb'],
    ])
    expect(review.verification.confirmations.at(3_000)).toMatchObject({ status: 'ok' })
  })

  it('uses what its own contract says, not another’s', async () => {
    const wrong = packSignatures([{ kind: 'contract', signer: contractOwner, data: '0xccdd' }])
    const node = aChainPort({
      snapshot: async () => ({ ...snapshot, owners }),
      contractSignatures: async (list) =>
        list.map((one) => ({ ...one, valid: one.data === '0xaabb' })),
    })
    const { verification } = await prepare(node, {
      ...input,
      detail: {
        ...detail,
        multisig: {
          ...detail.multisig,
          confirmations: [wrong, signature].map((one) => ({
            signer: contractOwner,
            signature: one,
            at: 0,
          })),
        },
      },
    })
    expect(verification.confirmations.map(({ status }) => status)).toEqual(['differs', 'ok'])
  })

  it('is validated with the preimage, as contracts before 1.5.0 do', async () => {
    const asked: string[] = []
    const node = aChainPort({
      snapshot: async () => ({ ...snapshot, owners }),
      contractSignatures: async (list, { input }) => {
        asked.push(input)
        return list.map((one) => ({ ...one, valid: true }))
      },
    })
    await prepare(node, input)
    expect(asked).toEqual(['bytes'])
  })
})

describe('a transaction that was executed', () => {
  const executed = (
    confirmations: NonNullable<PrepareInput['detail']['multisig']>['confirmations'],
  ): PrepareInput => ({
    ...honest,
    isExecuted: true,
    detail: { ...detail, multisig: { ...detail.multisig, confirmations } },
  })

  it('is compared with what was signed, even if the Safe’s owners have changed since', async () => {
    const moved = aChainPort({
      snapshot: async () => ({ ...snapshot, owners: [contractOwner], nonce: 20n }),
    })
    const review = await prepare(
      moved,
      executed([{ signer: b.address, signature: b.signature, at: 0 }]),
    )
    expect(review.verification.status).toBe('verified')
    expect(review.verification.checks.map(({ id }) => id)).toEqual([
      'hash',
      'summary',
      'signatures',
    ])
    expect(review.signable).toBeNull()
  })

  it('differs when a signature is not its signer’s', async () => {
    const review = await prepare(
      aChainPort(),
      executed([{ signer: a.address, signature: b.signature, at: 0 }]),
    )
    expect(review.verification.status).toBe('differs')
  })
})
