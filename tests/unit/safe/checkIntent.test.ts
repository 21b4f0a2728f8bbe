import {
  concatHex,
  decodeFunctionData,
  encodeAbiParameters,
  encodeFunctionData,
  hashTypedData,
  keccak256,
  numberToHex,
  parseAbi,
  parseEther,
  stringToHex,
  toFunctionSelector,
} from 'viem'
import { describe, expect, it } from 'vitest'
import type { Address, Hex } from '#base'
import type { Intent, SafeTx } from '#domain'
import { addressesOf, checkIntent, encodeMultiSend, mayHaveIntent, plainTx } from '#safe'
import {
  deposit,
  exchange,
  exit,
  orderWith,
  twap,
  withdrawal,
} from '../../../stories/screens/transactions/review/intents.ts'
import { intentMethods } from '../../../src/safe/intentMethods.ts'
import type { Method } from '../../../src/safe/method.ts'
import { rounds } from '../../size.ts'
import { spellingsOf } from './malformedCalls.ts'
import { random } from './random.ts'

const settlement: Address = '0x9008D19f58AAbD9eD0D60971565AA8510560ab41'
const conditions: Address = '0xfdaFc9d1902f4e0b84f65F49f244b32b31013b74'
const handler: Address = '0x6cF1e9cA41f7611dEf408122793c358a3d11E5a5'
const miningTime: Address = '0x52eD56Da04309Aca4c3FECC595298d80C2f16BAc'
const staking: Address = '0xdc71affc862fceb6ad32be58e098423a7727bebd'
const zero: Address = '0x0000000000000000000000000000000000000000'
const appData = { appCode: 'Shop', version: '1.1.0' }

const plain = orderWith({ appData }).order
const at = { chainId: '1', address: plain.owner }
const hash = hashTypedData({
  domain: { name: 'Gnosis Protocol', version: 'v2', chainId: 1, verifyingContract: settlement },
  types: {
    Order: [
      { name: 'sellToken', type: 'address' },
      { name: 'buyToken', type: 'address' },
      { name: 'receiver', type: 'address' },
      { name: 'sellAmount', type: 'uint256' },
      { name: 'buyAmount', type: 'uint256' },
      { name: 'validTo', type: 'uint32' },
      { name: 'appData', type: 'bytes32' },
      { name: 'feeAmount', type: 'uint256' },
      { name: 'kind', type: 'string' },
      { name: 'partiallyFillable', type: 'bool' },
      { name: 'sellTokenBalance', type: 'string' },
      { name: 'buyTokenBalance', type: 'string' },
    ],
  },
  primaryType: 'Order',
  message: {
    sellToken: plain.sell.token,
    buyToken: plain.buy.token,
    receiver: plain.owner,
    sellAmount: plain.sell.raw,
    buyAmount: plain.buy.raw,
    validTo: plain.validUntil / 1000,
    appData: keccak256(stringToHex(JSON.stringify(appData))),
    feeAmount: 0n,
    kind: 'sell',
    partiallyFillable: false,
    sellTokenBalance: 'erc20',
    buyTokenBalance: 'erc20',
  },
})
const uid = concatHex([
  hash,
  plain.owner.toLowerCase() as Hex,
  numberToHex(plain.validUntil / 1000, { size: 4 }),
])
const order = { ...plain, uid }
const abi = parseAbi([
  'function setPreSignature(bytes orderUid, bool signed)',
  'struct Params { address handler; bytes32 salt; bytes staticInput; }',
  'function create(Params params, bool dispatch)',
  'function createWithContext(Params params, address factory, bytes data, bool dispatch)',
  'function deposit()',
  'function requestValidatorsExit(bytes keys)',
  'function batchWithdrawCLFee(bytes keys)',
])
const signing = (id: Hex) =>
  encodeFunctionData({ abi, functionName: 'setPreSignature', args: [id, true] })
const call = (to: Address, data: Hex, value = 0n): SafeTx => plainTx({ to, data, value, nonce: 1n })
/** The decimals that the tokens' contracts say: those that the gateway says, too. */
const tokens = [
  ...[plain, twap.order]
    .flatMap(({ sell, buy }) => [sell, buy])
    .map(({ token, decimals }) => ({ token, decimals })),
  { token: zero, decimals: 18 },
]
const check = (intent: Intent, tx: SafeTx) => checkIntent(intent, tx, at, tokens)

describe('an order', () => {
  const intent: Intent = { kind: 'swap', order }
  it('is the one that is signed: its amounts are part of its id', () =>
    expect(check(intent, call(settlement, signing(uid)))).toEqual({
      status: 'matches',
      facts: ['order', 'owner', 'expiry', 'amounts', 'receiver'],
    }))

  it('is found in a batch', () => {
    const data = encodeMultiSend([{ to: settlement, data: signing(uid), value: 0n, operation: 0 }])
    const tx = {
      ...call(addressesOf('MultiSendCallOnly', '1.4.1')[0]!, data),
      operation: 1 as const,
    }
    expect(check(intent, tx)).toMatchObject({ status: 'matches' })
  })

  it.each<[string, Partial<typeof order>, string[]]>([
    ['another id', { uid: `0x${'11'.repeat(56)}` }, ['order']],
    ['another owner', { owner: staking }, ['owner']],
    ['another expiry', { validUntil: order.validUntil + 1000 }, ['expiry']],
  ])('with %s differs', (_, parts, facts) =>
    expect(
      check({ kind: 'swap', order: { ...order, ...parts } }, call(settlement, signing(uid))),
    ).toEqual({ status: 'differs', facts }),
  )

  it.each<[string, Partial<typeof order>]>([
    ['other amounts', { buy: { ...order.buy, raw: order.buy.raw + 1n } }],
    ['another receiver', { receiver: staking }],
    ['no document of the app', { appData: null }],
  ])('with %s: what its ID doesn’t prove is only the gateway’s claim', (_, parts) =>
    expect(
      check({ kind: 'swap', order: { ...order, ...parts } }, call(settlement, signing(uid))),
    ).toEqual({
      status: 'matches',
      facts: ['order', 'owner', 'expiry'],
    }),
  )

  it('with decimals that differ from its tokens’ contracts has different amounts', () => {
    const told = { ...order, sell: { ...order.sell, decimals: order.sell.decimals + 3 } }
    expect(check({ kind: 'swap', order: told }, call(settlement, signing(uid)))).toEqual({
      status: 'differs',
      facts: ['amounts'],
    })
    expect(check({ kind: 'swap', order: told }, call(staking, '0x'))).toEqual({
      status: 'differs',
      facts: ['amounts'],
    })
  })

  it('has amounts that aren’t compared while the decimals of a token aren’t known', () =>
    expect(
      checkIntent(
        intent,
        call(settlement, signing(uid)),
        at,
        tokens.filter(({ token }) => token !== order.sell.token),
      ),
    ).toEqual({
      status: 'matches',
      facts: ['order', 'owner', 'expiry', 'receiver'],
    }))

  it.each<[string, readonly { data: Hex; operation?: 0 | 1 }[]]>([
    [
      'is taken back',
      [{ data: encodeFunctionData({ abi, functionName: 'setPreSignature', args: [uid, false] }) }],
    ],
    [
      'is signed with another one',
      [{ data: signing(uid) }, { data: signing(`0x${'11'.repeat(56)}`) }],
    ],
    ['runs as the Safe', [{ data: signing(uid), operation: 1 }]],
  ])('that %s is another one', (_, calls) => {
    const data = encodeMultiSend(
      calls.map(({ operation = 0, ...one }) => ({ to: settlement, value: 0n, operation, ...one })),
    )
    const tx = { ...call(addressesOf('MultiSend', '1.4.1')[0]!, data), operation: 1 as const }
    expect(check(intent, tx)).toEqual({ status: 'differs', facts: ['order'] })
  })

  it("of another contract is only the gateway's claim", () =>
    expect(check(intent, call(staking, signing(uid)))).toEqual({ status: 'reported', facts: [] }))
})

/** A call that makes the TWAP order, or one with changes. */
const twapCall = (() => {
  const { order: parts } = twap
  return (
    change: Partial<
      Record<'sell' | 'n' | 't' | 'span' | 'start', bigint> & { handler: Address; factory: Address }
    > = {},
  ) => {
    const words = encodeAbiParameters(
      [
        'address',
        'address',
        'address',
        'uint256',
        'uint256',
        'uint256',
        'uint256',
        'uint256',
        'uint256',
        'bytes32',
      ].map((type) => ({ type })),
      [
        parts.sell.token,
        parts.buy.token,
        zero,
        change.sell ?? parts.partSell,
        parts.partBuy,
        change.start ?? 0n,
        change.n ?? BigInt(parts.parts),
        change.t ?? BigInt(parts.interval / 1000),
        change.span ?? 0n,
        keccak256('0x'),
      ],
    )
    const condition = {
      handler: change.handler ?? handler,
      salt: keccak256('0x'),
      staticInput: words,
    }
    return call(
      conditions,
      encodeFunctionData({
        abi,
        functionName: 'createWithContext',
        args: [condition, change.factory ?? miningTime, '0x', true],
      }),
    )
  }
})()

describe('a TWAP order', () => {
  const { order: parts } = twap
  const input = twapCall
  it('is described by its call in full', () =>
    expect(check(twap, input())).toEqual({
      status: 'matches',
      facts: ['amounts', 'receiver', 'parts', 'times'],
    }))
  it('without a start begins when it is mined only if the exchange’s contract says so', () => {
    const [condition, , , dispatch] = decodeFunctionData({ abi, data: input().data })
      .args as readonly [{ handler: Address; salt: Hex; staticInput: Hex }, Address, Hex, boolean]
    const data = encodeFunctionData({ abi, functionName: 'create', args: [condition, dispatch] })
    expect(check(twap, call(conditions, data))).toEqual({ status: 'differs', facts: ['times'] })
  })
  it('an explicit start needs no start-time contract', () => {
    const start = 1_700_000_000n
    const timed = { ...twap, order: { ...parts, startsAt: Number(start) * 1000 } }
    expect(check(timed, input({ start, factory: zero })).status).toBe('matches')
  })
  it('differs if two are created', () => {
    const [{ data }, { data: other }] = [input(), input({ n: 5n })]
    const batch = encodeMultiSend(
      [data, other].map((one) => ({ to: conditions, value: 0n, operation: 0 as const, data: one })),
    )
    expect(
      check(twap, { ...call(addressesOf('MultiSendCallOnly', '1.4.1')[0]!, batch), operation: 1 }),
    ).toEqual({ status: 'differs', facts: ['order'] })
  })
  it.each([
    ['another amount', { sell: parts.partSell + 1n }, ['amounts']],
    ['more parts', { n: 5n }, ['amounts', 'parts']],
    ['another interval', { t: 60n }, ['times']],
    ['a duration of its parts', { span: 60n }, ['times']],
    ['a start', { start: 1_700_000_000n }, ['times']],
    ['a start that any contract returns', { factory: staking }, ['times']],
    ['another handler', { handler: staking }, ['order']],
  ] as const)('with %s differs', (_, change, facts) =>
    expect(check(twap, input(change))).toEqual({ status: 'differs', facts }),
  )
})

describe('staking', () => {
  it('is compared with what is sent', () => {
    const data = encodeFunctionData({ abi, functionName: 'deposit' })
    expect(check(deposit(), call(staking, data, parseEther('64')))).toEqual({
      status: 'matches',
      facts: ['amounts', 'validators'],
    })
    expect(check(deposit(), call(staking, data, parseEther('32')))).toEqual({
      status: 'differs',
      facts: ['amounts', 'validators'],
    })
  })
  it.each([
    ['requestValidatorsExit', exit()],
    ['batchWithdrawCLFee', withdrawal],
  ] as const)('%s is compared with the validators that it names', (functionName, intent) => {
    const of = (keys: readonly Hex[]) =>
      call(staking, encodeFunctionData({ abi, functionName, args: [concatHex(keys)] }))
    const { keys } = intent.stake
    expect(check(intent, of(keys))).toEqual({ status: 'matches', facts: ['validators'] })
    expect(check(intent, of(keys.toReversed()))).toEqual({
      status: 'differs',
      facts: ['validators'],
    })
    expect(check(intent, of(keys.slice(1)))).toEqual({ status: 'differs', facts: ['validators'] })
  })
})

describe('a description counts as checked only if it matches its call', () => {
  const keysCall = (
    functionName: 'requestValidatorsExit' | 'batchWithdrawCLFee',
    keys: readonly Hex[],
  ) => call(staking, encodeFunctionData({ abi, functionName, args: [concatHex(keys)] }))
  const stake = call(
    staking,
    encodeFunctionData({ abi, functionName: 'deposit' }),
    parseEther('64'),
  )
  const matching: readonly (readonly [Intent['kind'], Intent, SafeTx, Method])[] = [
    [
      'swap',
      { kind: 'swap', order },
      call(settlement, signing(uid)),
      intentMethods.setPreSignature,
    ],
    ['twap', twap, twapCall(), intentMethods.createWithContext],
    ['stake', deposit(), stake, intentMethods.deposit],
    [
      'stakeExit',
      exit(),
      keysCall('requestValidatorsExit', exit().stake.keys),
      intentMethods.requestValidatorsExit,
    ],
    [
      'stakeWithdrawal',
      withdrawal,
      keysCall('batchWithdrawCLFee', withdrawal.stake.keys),
      intentMethods.batchWithdrawCLFee,
    ],
  ]
  const batchOf = (...calls: readonly SafeTx[]): SafeTx => ({
    ...call(addressesOf('MultiSend', '1.4.1')[0]!, encodeMultiSend(calls)),
    operation: 1,
  })

  it.each(matching)(
    'is made once, with its contract, operation and value: %s',
    (kind, intent, tx, method) => {
      const { seed, address, uint, pick } = random()
      const statusOf = (one: SafeTx) => check(intent, one).status
      expect([tx, batchOf(tx), batchOf(tx, call(address(), '0x', 1n))].map(statusOf)).toEqual(
        Array.from({ length: 3 }, () => 'matches'),
      )
      expect(statusOf(batchOf(tx, tx))).toBe('differs')
      // Whatever is in a batch in a batch runs as well, and what can't be read may.
      const nested = (depth: number) =>
        Array.from({ length: depth }).reduce((inner: SafeTx) => batchOf(inner), tx)
      expect([1, 2, 3].map((depth) => statusOf(nested(depth)))).toEqual(Array(3).fill('matches'))
      const hidden: readonly SafeTx[] = [
        ...[1, 2, 3, 4, 5, 300].map(nested),
        { ...batchOf(tx), data: batchOf(tx).data.slice(0, -64) as Hex },
        { ...call(address(), '0x12345678'), operation: 1 },
      ]
      expect(hidden.map((one) => statusOf(batchOf(tx, one)))).toEqual(hidden.map(() => 'differs'))
      // Half a byte can't be in a batch.
      const spellings = spellingsOf(method, tx.data).filter(
        ({ isSame, data }) => !isSame && data.length % 2 === 0,
      )
      for (let round = 0; round < rounds(50); round++) {
        const to = pick([address(), at.address, tx.to === staking ? settlement : staking])
        const changes: readonly Partial<SafeTx>[] = [
          { to },
          { to, operation: 1 },
          { operation: 1 },
          { value: tx.value + 1n + BigInt.asUintN(128, uint()) },
          // The selector alone is the whole call of a method without arguments.
          ...(method.types.length > 0 ? [{ data: pick(spellings).data }] : []),
        ]
        for (const change of changes) {
          const about = `SEED=${seed} ${kind}, changed: ${Object.entries(change).join(' ')}`
          expect(statusOf({ ...tx, ...change }), about).not.toBe('matches')
          expect(statusOf(batchOf({ ...tx, ...change })), about).not.toBe('matches')
        }
      }
    },
  )

  it('is made on the chain of its contract', () =>
    expect(checkIntent(deposit(), stake, { ...at, chainId: '100' }, tokens)).toEqual({
      status: 'reported',
      facts: [],
    }))
})

it.each([Number.NaN, Number.POSITIVE_INFINITY, 1.5, -1, 1e300])(
  'an invalid number differs: %s',
  (number) => {
    const stake = encodeFunctionData({ abi, functionName: 'deposit' })
    const { stake: told } = deposit()
    expect(
      check(
        { kind: 'stake', stake: { ...told, validators: number } },
        call(staking, stake, parseEther('64')),
      ),
    ).toEqual({ status: 'differs', facts: ['validators'] })
    expect(
      check(
        { kind: 'swap', order: { ...order, validUntil: number * 1000 } },
        call(settlement, signing(uid)),
      ),
    ).toEqual({ status: 'differs', facts: ['expiry'] })
    expect(check({ kind: 'twap', order: { ...twap.order, parts: number } }, twapCall())).toEqual({
      status: 'differs',
      facts: ['parts'],
    })
  },
)

it("what isn't in the call data is only the gateway's claim", () =>
  expect(check(exchange, call(staking, '0x12345678'))).toEqual({ status: 'reported', facts: [] }))

describe('call data may have an intent', () => {
  const methods = abi.flatMap((item) => (item.type === 'function' ? [item] : []))

  it.each(methods)('that call $name, in any letter case and in a batch', (method) => {
    const data = toFunctionSelector(method)
    const batch = encodeMultiSend([{ to: staking, data, value: 0n, operation: 0 }])
    expect([data, data.toUpperCase() as Hex, batch].map(mayHaveIntent)).toEqual([true, true, true])
  })

  it('but not those of a transfer', () => {
    const data = encodeFunctionData({
      abi: parseAbi(['function transfer(address to, uint256 value)']),
      args: [staking, 5n],
    })
    expect([data, '0x' as const].map(mayHaveIntent)).toEqual([false, false])
  })
})
