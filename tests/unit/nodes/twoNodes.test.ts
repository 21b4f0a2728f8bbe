import { beforeAll, describe, expect, test, vi } from 'vitest'
import { encodeAbiParameters, keccak256, numberToHex, pad } from 'viem'
import type { Hex } from '#base'
import { erc20Transfer, plainTx, safeTxHash } from '#safe'
import { prepare, type PrepareInput, prepareMessage, type Review } from '#signing'
import { type Chain, base, safes } from '../../../mocks/chain/index.ts'
import { readSafe } from '../../../mocks/gateway/reading/safeSnapshot.ts'
import { people } from '../../../mocks/people.ts'
import { chainPort } from '../../../src/screens/core/ports/chainPort.ts'
import { proofStrip } from '../../../src/screens/transactions/review/proofStrip.ts'
import { transactionText } from '../../../src/screens/common/signing/text.ts'
import { englishText } from '../../../stories/englishText.ts'
import { size } from '../../size.ts'
import { aSafeTx, execData, sendAs, signedBy } from '../chain/setup.ts'
import { aChain } from '../mocks/chain/setup.ts'
import { random } from '../safe/random.ts'
import { about, aNode, type Lie, withOtherDigit } from './nodePair.ts'

// Two nodes of one network: what is shown as verified, both have said.

const { alice, bob, dave } = people
const { treasury } = safes
const at = { chainId: '1', address: treasury.address }
const text = englishText(transactionText)
const cases = size === 'nightly' ? 2_000 : size === 'all' ? 120 : 40
const [honestHost, otherHost] = ['honest.example', 'other.example']

/** Waits for work that may wait for a node in vain. */
async function inTime<T>(work: () => Promise<T>): Promise<T> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    let isDone = false
    const ended = work().finally(() => {
      isDone = true
    })
    while (!isDone) {
      // What needs no time comes first.
      for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setImmediate(resolve))
      if (!isDone) await vi.advanceTimersByTimeAsync(500)
    }
    return await ended
  } finally {
    vi.useRealTimers()
  }
}

/** An account that nothing is about. */
const unused = '0x00000000000000000000000000000000000c0ffe'

/** The world's chain, and a copy of the same height for a node that lies about its state. */
async function twoChains(change: Parameters<Chain['overwrite']> | undefined) {
  const [honest, other] = [await aChain(), await aChain()]
  await honest.overwrite(unused, { code: '0x00' })
  await other.overwrite(...(change ?? [unused, { code: '0x00' }]))
  return { honest, other }
}

// Its code is loaded with the first request, which takes real time.
beforeAll(async () => {
  const chain = await aChain()
  await prepare(chainPort(aNode(chain, honestHost), true), await pendingPayment(chain))
})

/** A payment of USDC that Alice has signed. */
async function pendingPayment(chain: Chain): Promise<PrepareInput> {
  const reported = readSafe(chain, at.address) ?? null
  const call = erc20Transfer(base.tokens.usdc, dave.address, 1_500_000n)
  const tx = plainTx({ ...call, nonce: BigInt(reported?.nonce ?? 0) })
  const hash = safeTxHash({ ...at, version: '1.4.1' }, tx)
  const signature = await signedBy(alice, hash)
  const confirmations = [
    { signer: alice.address, signature: 'data' in signature ? signature.data : '0x', at: 0 },
  ]
  return {
    detail: {
      at,
      tx,
      decoded: null,
      multisig: { safeTxHash: hash, confirmations } as unknown as NonNullable<
        PrepareInput['detail']['multisig']
      >,
    },
    summary: {
      kind: 'erc20',
      token: base.tokens.usdc,
      to: dave.address,
      raw: 1_500_000n,
      decimals: 6,
    },
    reported,
    isExecuted: false,
  }
}

const stripOf = (review: Review) => proofStrip(text, { review, failed: review.unread })
const isGreen = (review: Review) => {
  const { status, neutral } = stripOf(review)
  return status === 'verified' && neutral === undefined
}
/** Everything that a person relies on. */
const relied = ({ verification, effect, risks, tokens, snapshot }: Review) =>
  JSON.stringify(
    [
      verification,
      effect,
      risks,
      tokens.map((token) => ({ ...token, balance: null })),
      { ...snapshot, blockNumber: 0n },
    ],
    (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value),
  )
/** The hosts that a review names as the reason. */
const named = ({ agreement }: Review) => [
  ...(agreement?.silent.map(({ url }) => new URL(url).host) ?? []),
  ...(agreement?.differences.flatMap(({ answers }) =>
    answers.map(({ url }) => new URL(url).host),
  ) ?? []),
]

test('two nodes verify a payment with the requests that one would be sent', async () => {
  const { honest, other } = await twoChains(undefined)
  const nodes = [aNode(honest, honestHost), aNode(other, otherHost)] as const
  const input = await pendingPayment(honest)
  const review = await inTime(() => prepare(chainPort(nodes, true), input))
  expect(isGreen(review)).toBe(true)
  expect(review).toMatchObject({
    risks: [],
    agreement: { isAgreed: true, silent: [], differences: [] },
  })
  const alone = aNode(honest, honestHost)
  await prepare(chainPort(alone, true), input)
  // Nothing is read that one node wouldn't be asked for: the time is that of the slower one.
  expect(nodes.map(({ asked }) => asked.toSorted())).toEqual([
    alone.asked.toSorted(),
    alone.asked.toSorted(),
  ])
})

const word = (value: bigint | number) => pad(numberToHex(value))

/** Lies about the state, which a node tells in every response. */
const ofState: Readonly<
  Record<string, (chain: Chain) => Parameters<Chain['overwrite']> | Promise<never>>
> = {
  'the threshold': () => [at.address, { storage: { [word(4)]: word(1) } }],
  'a higher threshold': () => [at.address, { storage: { [word(4)]: word(3) } }],
  'the nonce': () => [at.address, { storage: { [word(5)]: word(0) } }],
  'a later nonce': () => [at.address, { storage: { [word(5)]: word(99) } }],
  'the singleton': () => [at.address, { storage: { [word(0)]: pad(dave.address) } }],
  'a guard': () => [
    at.address,
    {
      storage: {
        '0x4a204f620c8c5ccdca3fd54d003badd85ba500436a431f0cbda4f558c93c34c8': pad(dave.address),
      },
    },
  ],
  'the fallback handler': () => [
    at.address,
    {
      storage: {
        '0x6c9a6c4a39284e37ed1cf53d337577d14212a4870fb976a4366c693b939918d5': pad(dave.address),
      },
    },
  ],
  'a module': () => [
    at.address,
    {
      storage: {
        [slotOf(1n, 1n)]: pad(dave.address),
        [slotOf(BigInt(dave.address), 1n)]: word(1),
      },
    },
  ],
  'an owner more': (chain) => [
    at.address,
    {
      storage: {
        [slotOf(BigInt(dave.address), 2n)]: chain.storageAt(at.address, BigInt(slotOf(1n, 2n))),
        [slotOf(1n, 2n)]: pad(dave.address),
        [word(3)]: word(4),
      },
    },
  ],
  'the code of the Safe': () => [at.address, { code: '0x6001600055' }],
  'no code of the Safe': () => [at.address, { code: '0x' }],
  'the code of the singleton': (chain) => [
    `0x${chain.storageAt(at.address, 0n).slice(-40)}`,
    { code: '0x6001600055' },
  ],
  'an owner with code': () => [bob.address, { code: '0x6001600055' }],
  // It returns 18 for everything.
  'the token': () => [base.tokens.usdc, { code: '0x601260005260206000f3' }],
  'no token': () => [base.tokens.usdc, { code: '0x' }],
  'an approval of Bob': () => [at.address, { storage: { [approvalSlot()]: word(1) } }],
}

/** Of a mapping at a slot. */
function slotOf(key: bigint, slot: bigint): Hex {
  return keccak256(encodeAbiParameters([{ type: 'uint256' }, { type: 'uint256' }], [key, slot]))
}

let approvedHash: Hex = '0x'
const approvalSlot = () => {
  const outer = slotOf(BigInt(bob.address), 8n)
  return keccak256(
    encodeAbiParameters([{ type: 'bytes32' }, { type: 'bytes32' }], [approvedHash, outer]),
  )
}

const hour = 3_600n
/** Lies in single responses, and failures. */
const ofResponses: Readonly<Record<string, Lie>> = {
  'another chain': about('eth_chainId', () => '0xa'),
  'no chain': about('eth_chainId', () => ({ error: { code: -32_601, message: 'not found' } })),
  'an error': () => ({ error: { code: -32_000, message: 'header not found' } }),
  'a rate limit': () => ({ error: { code: 429, message: 'Too many requests' } }),
  'pruned state': () => ({ error: { code: -32_000, message: 'missing trie node' } }),
  'no result': (_, value) => (typeof value === 'string' ? '0x' : null),
  'a number for bytes': (_, value) => (typeof value === 'string' ? 7 : value),
  'bytes cut short': (_, value) =>
    typeof value === 'string' && value.length > 66 ? value.slice(0, 66) : value,
  'bytes of zeros': about('eth_call', (value) => String(value).replace(/[1-9a-f]/g, '0')),
  'no code anywhere': about('eth_getCode', () => '0x'),
  'no storage anywhere': about('eth_getStorageAt', () => word(0)),
  'storage of one value': about('eth_getStorageAt', () => pad(dave.address)),
  'code of the other proxy': about('eth_getCode', (value) => `${String(value)}00`),
  'reverts instead of calls': about('eth_call', () => ({
    error: { code: 3, message: 'execution reverted', data: '0x' },
  })),
}

/** Whole HTTP responses. */
const ofHttp: Readonly<Record<string, typeof fetch>> = {
  'an error page': async () => new Response('<html>', { status: 502 }),
  'not JSON': async () => new Response('ok'),
  'an empty batch': async () => Response.json([]),
  'the status of a rate limit': async () => new Response('', { status: 429 }),
  'no connection': async () => {
    throw new TypeError('Failed to fetch')
  },
  'no response at all': () => new Promise(() => {}),
  'a redirect': async () => {
    throw new TypeError('redirected')
  },
  'half a batch': async (_, init) => {
    const body = JSON.parse(String(init?.body)) as { id: number }[] | { id: number }
    return Response.json(
      [body]
        .flat()
        .slice(1)
        .map(({ id }) => ({ jsonrpc: '2.0', id, result: '0x' })),
    )
  },
}

const orders = [
  ['the first node', 0],
  ['the second node', 1],
] as const

describe.each(orders)('a lie of %s is never verified, and the node is named', (_, liar) => {
  const inOrder = <T>(honest: T, other: T) =>
    liar === 0 ? ([other, honest] as const) : ([honest, other] as const)

  test.each(Object.keys(ofState))('about the state: %s', async (name) => {
    const first = await aChain()
    const planned = await pendingPayment(first)
    approvedHash = planned.detail.multisig?.safeTxHash ?? '0x'
    const change = await ofState[name]?.(first)
    const { honest, other } = await twoChains(change)
    const nodes = inOrder(aNode(honest, honestHost), aNode(other, otherHost))
    const review = await inTime(async () =>
      prepare(chainPort(nodes, true), await pendingPayment(honest)),
    )
    expect(isGreen(review)).toBe(false)
    expect(review.signable).toBeNull()
    expect(review.unread).toBe('nodesDisagree')
    expect(new Set(named(review))).toEqual(new Set([honestHost, otherHost]))
    expect(stripOf(review).checks?.some(({ id }) => id.startsWith('nodes.'))).toBe(true)
  })

  test.each(Object.keys(ofResponses))('in responses: %s', async (name) => {
    const { honest, other } = await twoChains(undefined)
    const lie = ofResponses[name]
    const nodes = inOrder(aNode(honest, honestHost), aNode(other, otherHost, { lie }))
    const review = await inTime(async () =>
      prepare(chainPort(nodes, true), await pendingPayment(honest)),
    )
    expect(isGreen(review)).toBe(false)
    expect(named(review)).toContain(otherHost)
  })

  test.each(Object.keys(ofHttp))('in HTTP: %s', async (name) => {
    const { honest, other } = await twoChains(undefined)
    const http = ofHttp[name]
    const nodes = inOrder(aNode(honest, honestHost), aNode(other, otherHost, { http }))
    const review = await inTime(async () =>
      prepare(chainPort(nodes, true), await pendingPayment(honest)),
    )
    expect(isGreen(review)).toBe(false)
    expect(named(review)).toEqual([otherHost])
    // One node is enough to decide to go on.
    expect(review.signable).not.toBeNull()
    expect(review.risks.map(({ id }) => id)).toEqual(['oneNode'])
    expect(stripOf(review).neutral).toBe(text('proof.oneNode'))
  })

  test('about the time: a node that is an hour late is left out', async () => {
    const { honest, other } = await twoChains(undefined)
    for (let block = 0; block < 8; block++) await honest.overwrite(unused, { code: '0x01' })
    const newest = honest.height
    const late = about('eth_getBlockByNumber', (block, [number]) => ({
      ...(block as object),
      timestamp: numberToHex(BigInt(number as Hex) === newest ? 2n * hour : hour),
    }))
    const nodes = inOrder(aNode(honest, honestHost, { lie: late }), aNode(other, otherHost))
    const review = await inTime(async () =>
      prepare(chainPort(nodes, true), await pendingPayment(honest)),
    )
    expect(isGreen(review)).toBe(false)
    expect(review.agreement).toMatchObject({
      isAgreed: false,
      silent: [{ url: `https://${otherHost}`, why: 'behind' }],
    })
  })
})

describe('an executed transaction', () => {
  async function executed() {
    const { honest, other } = await twoChains(undefined)
    const { tx, hash } = aSafeTx(at.address, {
      to: dave.address,
      value: 1n,
      nonce: BigInt(readSafe(honest, at.address)?.nonce ?? 0),
    })
    const data = await execData(tx, [alice, bob], hash)
    const sent = await sendAs(honest, aNode(honest, honestHost), dave, at.address, data)
    const multisig = { safeTxHash: hash, confirmations: [] }
    const input = {
      detail: { at, tx, decoded: null, multisig },
      summary: { kind: 'native', to: dave.address, raw: 1n },
      reported: readSafe(honest, at.address) ?? null,
      isExecuted: true,
      outcome: { reported: 'success', txHash: sent.txHash },
    } as unknown as PrepareInput
    return { honest, other, input, data }
  }
  const executionOf = ({ verification }: Review) =>
    verification.checks.find(({ id }) => id === 'execution')?.status

  test('is unknown, not denied, while one node has yet to see its block', async () => {
    const { honest, other, input } = await executed()
    const nodes = [aNode(honest, honestHost, { past: other }), aNode(other, otherHost)]
    const review = await inTime(() => prepare(chainPort(nodes, true), input))
    expect(executionOf(review)).toBe('unknown')
    expect(review.agreement?.differences).toEqual([])
    // What both have is checked at the last block that both have.
    expect(review.snapshot?.nonce).toBe(input.detail.tx.nonce)
  })

  test('is unknown, not denied, while one node has yet to index its block', async () => {
    const { honest, input } = await executed()
    const lie = about('eth_getTransactionReceipt', () => null)
    const nodes = [aNode(honest, honestHost), aNode(honest, otherHost, { lie })]
    const review = await inTime(() => prepare(chainPort(nodes, true), input))
    expect(executionOf(review)).toBe('unknown')
    expect(review.agreement?.differences).toEqual([])
  })

  test.each<[string, Lie]>([
    ['is hidden', about('eth_getTransactionReceipt', () => null)],
    [
      'is reverted',
      about('eth_getTransactionReceipt', (found) => ({ ...(found as object), status: '0x0' })),
    ],
    [
      'has no events',
      about('eth_getTransactionReceipt', (found) => ({ ...(found as object), logs: [] })),
    ],
    [
      'has another block',
      about('eth_getTransactionReceipt', (found) => ({
        ...(found as object),
        blockNumber: '0x1',
      })),
    ],
  ])('by one node only: its receipt %s', async (_, lie) => {
    const { honest, input } = await executed()
    for (let block = 0; block < 20; block++) await honest.overwrite(unused, { code: '0x01' })
    const nodes = [aNode(honest, honestHost), aNode(honest, otherHost, { lie })]
    const review = await inTime(() => prepare(chainPort(nodes, true), input))
    expect(isGreen(review)).toBe(false)
    expect(executionOf(review)).toBe('unknown')
    expect(review.agreement?.differences.map(({ subject }) => subject)).toEqual(['receipt'])
  })
})

test('a third node replaces one that fails', async () => {
  const { honest, other } = await twoChains(undefined)
  const http = async () => new Response('', { status: 502 })
  const third = aNode(honest, 'third.example')
  const nodes = [aNode(honest, honestHost), aNode(other, otherHost, { http }), third]
  const review = await inTime(async () =>
    prepare(chainPort(nodes, true), await pendingPayment(honest)),
  )
  expect(isGreen(review)).toBe(true)
  expect(review.agreement).toMatchObject({
    isAgreed: true,
    by: [`https://${honestHost}`, 'https://third.example'],
    silent: [{ url: `https://${otherHost}`, why: 'unreachable' }],
  })
})

test('two nodes that each fail in part are one node at best', async () => {
  const { honest, other } = await twoChains(undefined)
  const failing = (method: string) =>
    about(method, () => ({ error: { code: -32_000, message: 'overloaded' } }))
  const isOfToken = (call: unknown) =>
    JSON.stringify(call).toLowerCase().includes(base.tokens.usdc.slice(2).toLowerCase())
  const withoutTokens: Lie = (request, response) =>
    request.method === 'eth_call' && isOfToken(request.params)
      ? { error: { code: -32_000, message: 'overloaded' } }
      : response
  const nodes = [
    aNode(honest, honestHost, { lie: withoutTokens }),
    aNode(other, otherHost, { lie: failing('eth_getStorageAt') }),
  ]
  const input = await pendingPayment(honest)
  const review = await inTime(() => prepare(chainPort(nodes, true), input))
  expect(isGreen(review)).toBe(false)
  const risk = review.risks.find(({ id }) => id === 'oneNode')
  expect(new Set(Object.values(risk?.nodes ?? {}))).toEqual(
    new Set([`https://${honestHost}`, `https://${otherHost}`]),
  )
})

test('a message needs two nodes, too', async () => {
  const check = async (change: Parameters<Chain['overwrite']> | undefined, isDown = false) => {
    const { honest, other } = await twoChains(change)
    const http = isDown ? async () => new Response('', { status: 502 }) : undefined
    const nodes = [aNode(honest, honestHost), aNode(other, otherHost, { http })]
    return inTime(() =>
      prepareMessage(chainPort(nodes, true), {
        at,
        message: 'Hello',
        claimedHash: null,
        reported: { version: '1.4.1' },
      }),
    )
  }
  expect(await check(undefined)).toMatchObject({ status: 'verified', unread: null })
  const lied = await check([at.address, { storage: { [word(4)]: word(1) } }])
  expect(lied).toMatchObject({ status: 'unverifiable', unread: 'nodesDisagree', signable: null })
  const alone = await check(undefined, true)
  expect(alone.signable).not.toBeNull()
  expect(alone.agreement).toMatchObject({ isAgreed: false })
})

test(`no digit of a node's response changes what two verify (${cases} lies)`, async () => {
  const draw = random()
  const { honest, other } = await twoChains(undefined)
  const input = await pendingPayment(honest)
  const truth = relied(
    await inTime(() => prepare(chainPort(aNode(honest, honestHost), true), input)),
  )
  let changed = 0
  for (let turn = 0; turn < cases; turn++) {
    let left = draw.upTo(14)
    const [index, by] = [draw.upTo(4_000), draw.upTo(15)]
    let isTold = false
    const lie: Lie = ({ method }, response) => {
      if (method === 'eth_chainId' || typeof response !== 'string' || response.length < 3)
        return response
      if (left-- !== 0) return response
      isTold = true
      return withOtherDigit(response, index, by)
    }
    const nodes = [aNode(honest, honestHost), aNode(other, otherHost, { lie })]
    if (draw.upTo(2) === 0) nodes.reverse()
    const review = await inTime(() => prepare(chainPort(nodes, true), input))
    const case_ = `SEED=${draw.seed}, case ${turn}`
    expect(isGreen(review) ? relied(review) : truth, case_).toBe(truth)
    if (isTold && !isGreen(review)) changed++
  }
  expect(changed).toBeGreaterThan(cases / 20)
}, 120_000)
