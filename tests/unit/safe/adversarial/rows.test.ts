import { describe, expect, test } from 'vitest'
import type { Address } from '#base'
import type { SafeState, TransactionItem } from '#domain'
import {
  createGateway,
  type CustomInfo,
  type HistoryItem,
  type QueuedItem,
  routes,
  type TransactionRow,
} from '#gateway'
import { createResponseValidator } from '#gateway/validate'
import { toHistory, toQueue } from '#queries'
import {
  aHistoryTransfer,
  anAddress,
  aPage,
  aQueuedTransfer,
} from '../../../../mocks/fixtures/index.ts'
import { rowState } from '../../../../src/screens/common/rows/rowState.ts'
import { alice, at, bob, carol, custom, dave, rejection, attacker, usdc } from './answers.ts'

const validate = createResponseValidator()
const gatewayOf = (rows: unknown[]) =>
  createGateway({
    baseUrl: 'https://gateway.example',
    fetch: async () => Response.json(aPage(rows)),
    validate,
  })
const path = { chainId: at.chainId, safeAddress: at.address }
const safe: SafeState = {
  ...at,
  owners: [alice.address, bob.address, carol.address],
  threshold: 2,
  nonce: 11n,
  version: '1.4.1',
}

async function queueOf(...rows: QueuedItem[]): Promise<TransactionItem[]> {
  const { next, later, unreadable } = toQueue([await gatewayOf(rows).call(routes.queued, { path })])
  return [...[...next, ...later].flatMap(({ items }) => items), ...unreadable]
}
async function historyOf(...rows: HistoryItem[]): Promise<TransactionItem[]> {
  const { days } = toHistory([await gatewayOf(rows).call(routes.history, { path })], 'UTC')
  return days.flatMap(({ items }) => items)
}
const changed = (
  row: TransactionRow,
  tamper: (one: TransactionRow['transaction']) => void,
): TransactionRow => {
  const copy = structuredClone(row)
  tamper(copy.transaction)
  return copy
}
const stateOf = (item: TransactionItem | undefined, viewer: Address = alice.address) =>
  item && rowState(item, safe, [], viewer)
const run = (one: TransactionRow['transaction']) => {
  if (one.executionInfo?.type !== 'MULTISIG') throw new Error('Owners sign it.')
  return one.executionInfo
}
const info = (one: TransactionRow['transaction']) =>
  one.txInfo as Extract<typeof one.txInfo, { type: 'Transfer' }>

describe('a row that cannot be what it says is set aside, and says why', () => {
  test.each<[string, (one: TransactionRow['transaction']) => void, string]>([
    ['another Safe', (one) => void (one.id = one.id.replace(at.address, attacker)), 'safeAddress'],
    [
      'an amount below zero',
      (one) => Object.assign(info(one).transferInfo, { value: '-1' }),
      'transferInfo.value',
    ],
    [
      'an amount with a comma',
      (one) => Object.assign(info(one).transferInfo, { value: '2,5' }),
      'transferInfo.value',
    ],
    [
      'a recipient that isn’t an address',
      (one) => void (info(one).recipient.value = 'dave.eth'),
      'recipient.value',
    ],
    ['a nonce with a fraction', (one) => void (run(one).nonce = 11.5), 'nonce'],
    ['a nonce below zero', (one) => void (run(one).nonce = -1), 'nonce'],
    [
      'signatures below zero',
      (one) => void (run(one).confirmationsSubmitted = -1),
      'confirmationsSubmitted',
    ],
    ['a time after the last one', (one) => void (one.timestamp = 9e15), 'timestamp'],
    [
      'a signer that isn’t an address',
      (one) => void (run(one).missingSigners = [anAddress('0x12')]),
      'missingSigners',
    ],
  ])('%s', async (_, tamper, field) => {
    const [item] = await queueOf(changed(aQueuedTransfer(), tamper))
    expect(item?.action).toMatchObject({
      kind: 'unreadable',
      problem: expect.stringContaining(field),
    })
    expect(stateOf(item)?.action?.may.allowed ?? false).toBe(false)
  })
})

describe('a row that contradicts itself is not believed', () => {
  const asRow = (txInfo: CustomInfo) =>
    changed(aQueuedTransfer(), (one) => void (one.txInfo = txInfo))
  const cancels = (to: Address, parts: Partial<CustomInfo> = {}) =>
    asRow(custom(to, { isCancellation: true, ...parts }) as CustomInfo)

  test('a real rejection counts as a rejection', async () =>
    expect((await queueOf(cancels(at.address)))[0]?.action).toEqual({ kind: 'reject' }))

  test.each([
    ['sends a value', cancels(at.address, { value: '1' })],
    ['has data', cancels(at.address, { dataSize: '4' })],
    ['has a method', cancels(at.address, { methodName: 'enableModule' })],
    ['goes to somebody else', cancels(attacker)],
  ])('a rejection that %s is a call', async (_, row) => {
    expect((await queueOf(row))[0]?.action.kind).toBe('call')
  })

  test.each([
    [
      'ready to execute, with a signature less than its owners require',
      { confirmationsSubmitted: 1 },
    ],
    [
      'ready to execute, with a lower threshold',
      { confirmationsSubmitted: 1, confirmationsRequired: 1 },
    ],
    [
      'ready to execute, without a signature',
      { confirmationsSubmitted: 0, confirmationsRequired: 0 },
    ],
  ])('%s: it can’t be executed, and needs signatures', async (_, parts) => {
    const [item] = await queueOf(
      changed(aQueuedTransfer({ signers: [bob, carol] }), (one) => Object.assign(run(one), parts)),
    )
    expect(stateOf(item)).toMatchObject({
      status: 'AWAITING_CONFIRMATIONS',
      action: { kind: 'confirm', may: { allowed: true } },
    })
  })

  test('a lower threshold does not make it ready', async () => {
    const [item] = await queueOf(
      changed(aQueuedTransfer(), (one) => void (run(one).confirmationsRequired = 1)),
    )
    expect(stateOf(item)).toMatchObject({
      status: 'AWAITING_CONFIRMATIONS',
      action: { kind: 'confirm' },
    })
  })

  test("a transfer out of another account isn't the Safe's", async () => {
    const [item] = await queueOf(
      changed(aQueuedTransfer(), (one) => void (info(one).sender = anAddress(attacker))),
    )
    expect(item?.action).toMatchObject({
      kind: 'transfer',
      from: { address: attacker },
      to: { address: dave.address },
    })
  })

  test("a transfer into another account isn't received", async () => {
    const [item] = await historyOf(
      changed(
        aHistoryTransfer({ direction: 'INCOMING' }),
        (one) => void (info(one).recipient = anAddress(attacker)),
      ),
    )
    expect(item?.action).toMatchObject({ kind: 'transfer', to: { address: attacker } })
  })

  test("an owner that only the gateway reports isn't prompted to sign", async () => {
    const [item] = await queueOf(
      changed(
        aQueuedTransfer(),
        (one) => void run(one).missingSigners?.push(anAddress(dave.address)),
      ),
    )
    expect(stateOf(item, dave.address)).toMatchObject({
      needsYou: false,
      action: { may: { reason: 'notOwner' } },
    })
  })

  test('an unknown status allows nothing', async () => {
    const [item] = await queueOf(
      changed(aQueuedTransfer(), (one) => void (one.txStatus = 'PAID' as never)),
    )
    expect(stateOf(item)).toMatchObject({ status: 'UNKNOWN', action: undefined })
  })
})

describe('the order of the queue is that of the nonces', () => {
  test('transactions of the same nonce conflict, whatever the gateway calls them', async () => {
    const rows = [
      aQueuedTransfer({ value: 1n, conflictType: 'None' }),
      { type: 'CONFLICT_HEADER', nonce: 12 } as const,
      aQueuedTransfer({ value: 2n, conflictType: 'None' }),
    ]
    const { later } = toQueue([await gatewayOf(rows).call(routes.queued, { path })])
    expect(later.map(({ nonce, items }) => [nonce, items.length])).toEqual([[11, 2]])
  })

  test.each([
    ['a later one is not next, whatever its label', 12, 'WAITING_FOR_NONCE', 'nonceTooHigh'],
    ['a used one is not pending, whatever its label', 10, 'NONCE_USED', 'nonceUsed'],
  ] as const)('%s', async (_, nonce, status, reason) => {
    const [item] = await queueOf(
      { type: 'LABEL', label: 'Next' },
      aQueuedTransfer({ nonce, signers: [bob, carol] }),
    )
    expect(stateOf(item)).toMatchObject({ status, action: { may: { allowed: false, reason } } })
  })

  test('a transaction that is listed twice is shown once', async () => {
    expect(await queueOf(aQueuedTransfer(), aQueuedTransfer())).toHaveLength(1)
  })
})

describe('a poisoned row is marked', () => {
  const token = (parts: object) =>
    ({
      type: 'ERC20',
      tokenAddress: usdc,
      value: '950000000',
      tokenName: 'USD Coin',
      tokenSymbol: 'USDC',
      logoUri: null,
      decimals: 6,
      trusted: true,
      imitation: false,
      ...parts,
    }) as never
  const moved = (direction: 'INCOMING' | 'OUTGOING', parts: object) =>
    changed(aHistoryTransfer({ direction: 'INCOMING' }), (one) => {
      one.txInfo = {
        ...info(one),
        direction,
        sender: anAddress(direction === 'OUTGOING' ? at.address : attacker),
        recipient: anAddress(direction === 'OUTGOING' ? attacker : at.address),
        transferInfo: token(parts),
      }
    })
  const what = async (row: TransactionRow) =>
    (await historyOf(row)).map(({ action }) => ('what' in action ? action.what : undefined))[0]

  test.each([
    ['a token that imitates another', moved('INCOMING', { imitation: true })],
    ['nothing received', moved('INCOMING', { value: '0' })],
    // Anyone may move nothing out of any account: only the address is to be copied.
    ['nothing sent, by nobody of the Safe', moved('OUTGOING', { value: '0' })],
  ])('%s', async (_, row) => expect(await what(row)).toMatchObject({ imitation: true }))

  test('a token that is not on the list', async () =>
    expect(await what(moved('INCOMING', { trusted: false }))).toMatchObject({ trusted: false }))

  test('money is not', async () => {
    expect(await what(moved('INCOMING', {}))).toMatchObject({ imitation: false, trusted: true })
  })

  test('anything sent by the owners isn’t', async () => {
    const row = changed(
      aHistoryTransfer(),
      (one) => void (info(one).transferInfo = token({ value: '0' })),
    )
    expect(await what(row)).toMatchObject({ imitation: false })
  })
})

describe('names, notes, and apps hide nothing', () => {
  const hidden = 'USD\u202E\u200BC'
  test('what cannot be seen in them is made visible', async () => {
    const [item] = await queueOf(
      changed(aQueuedTransfer(), (one) => {
        one.note = `Invoice\u202Eof Dave`
        one.safeAppInfo = { name: hidden, url: 'https://app.example' }
        info(one).recipient.name = hidden
      }),
    )
    const shown = [
      item?.note,
      item?.app?.name,
      item?.action.kind === 'send' ? item.action.to.name : undefined,
    ]
    for (const text of shown) expect(text).not.toMatch(/[\u202E\u200B]/)
  })

  test('a rejection in name only isn’t a rejection', async () => {
    const [item] = await queueOf(
      changed(aQueuedTransfer(), (one) => void (one.note = 'Rejection of nonce 11')),
    )
    expect(item?.action.kind).toBe('send')
    expect(rejection().details.txInfo).toMatchObject({ isCancellation: true })
  })
})
