import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { GatewayHttpError, GatewayTimeoutError } from '#gateway'
import { fetchRelayed } from '#queries'
import type { RelayReason } from '#signing'
import { executeState } from '../../../../../src/screens/transactions/execute/executeFlow.ts'
import { PayerItem } from '../../../../../src/screens/transactions/execute/relay/PayerItem.tsx'
import { relayError } from '../../../../../src/screens/transactions/execute/relay/relayFailure.ts'
import {
  hasRelayer,
  relayBlocked,
  type Relays,
  relaysFrom,
} from '../../../../../src/screens/transactions/execute/relay/relays.ts'
import { failureSentence } from '../../../../../src/screens/common/signing/FailureNotice.tsx'
import { transactionText } from '../../../../../src/screens/common/signing/text.ts'
import { englishText } from '../../../../../stories/englishText.ts'
import { mainnet } from '../../../../../stories/screens/common/rows/items.ts'
import { aGatewayThatListens } from '../../../queries/recordedGateway.ts'

const rejection = (status: number, body: object = {}) =>
  new GatewayHttpError('/relay', { status, statusText: '', text: JSON.stringify(body) })
const txHash = `0x${'ab'.repeat(32)}` as const

describe('a relayer that doesn’t accept a call', () => {
  test.each<[string, unknown, RelayReason]>([
    [
      'has none left',
      rejection(429, { message: 'Relay limit reached for 0x12', statusCode: 429 }),
      'noneLeft',
    ],
    [
      'foresees a failure',
      rejection(422, { code: 'SIMULATION_FAILED', message: 'Relay denied', statusCode: 422 }),
      'failing',
    ],
    [
      'couldn’t simulate it',
      rejection(422, { code: 'INDETERMINATE_SIMULATION', message: 'Unsure', statusCode: 422 }),
      'unsure',
    ],
    [
      'finds the call against its rules',
      rejection(422, { message: 'Unofficial MultiSend contract.', statusCode: 422 }),
      'declined',
    ],
    [
      'doesn’t serve the chain',
      rejection(403, { message: 'No relayer defined', statusCode: 403 }),
      'declined',
    ],
    [
      'isn’t implemented',
      rejection(501, { message: 'Not implemented', statusCode: 501 }),
      'declined',
    ],
    ['fails', rejection(502, { message: 'Bad gateway', statusCode: 502 }), 'unreachable'],
    ['doesn’t answer', new GatewayTimeoutError('No response', '/relay'), 'unreachable'],
  ])('%s', (_, cause, why) => expect(relayError(cause)).toMatchObject({ why, cause }))

  test('explains why with the gateway’s own message', () =>
    expect(
      relayError(rejection(422, { message: 'Unofficial MultiSend contract.', statusCode: 422 }))
        .message,
    ).toBe('Unofficial MultiSend contract.'))
})

describe('what the relayer still pays for', () => {
  const data = { left: 2, limit: 5 }
  test.each<[string, Parameters<typeof relaysFrom>[0], Relays]>([
    ['is loading at first', { data: undefined, error: null }, { status: 'loading' }],
    ['is a number', { data, error: null }, { status: 'ready', ...data }],
    ['isn’t an old number after a failure', { data, error: rejection(502) }, { status: 'failed' }],
    [
      'isn’t known without an answer',
      { data: undefined, error: new GatewayTimeoutError('No response', '/relay') },
      { status: 'failed' },
    ],
    [
      'isn’t offered where the gateway has no relayer',
      { data: undefined, error: rejection(403) },
      { status: 'notOffered' },
    ],
  ])('%s', (_, query, shown) => expect(relaysFrom(query)).toEqual(shown))

  test.each<[Relays, ReturnType<typeof relayBlocked>]>([
    [{ status: 'ready', left: 1, limit: 5 }, undefined],
    [{ status: 'ready', left: 0, limit: 5 }, 'left'],
    [{ status: 'loading' }, 'unknown'],
    [{ status: 'failed' }, 'unknown'],
    [{ status: 'notOffered' }, 'unknown'],
  ])('determines whether it can be used: %j', (relays, blocked) =>
    expect(relayBlocked(relays)).toBe(blocked),
  )

  const nothing = () => {}
  const drawn = (relays: Relays, payer: 'wallet' | 'relay' = 'wallet') =>
    renderToStaticMarkup(
      <PayerItem relays={relays} payer={payer} onPayer={nothing} onRetryRelays={nothing} />,
    )
  test('is shown as a number of a limit', () => {
    expect(drawn({ status: 'ready', left: 2, limit: 5 })).toContain(
      '2 of 5 relayed transactions left today',
    )
    expect(drawn({ status: 'ready', left: 0, limit: 5 })).toContain(
      'None of 5 relayed transactions left today',
    )
  })
  test.each<Relays>([
    { status: 'loading' },
    { status: 'failed' },
    { status: 'notOffered' },
    { status: 'ready', left: 0, limit: 5 },
  ])('can’t be chosen, but stays chosen: %j', (relays) => {
    expect(drawn(relays)).toMatch(/disabled=""[^>]*value="relay"/)
    // The wallet doesn't begin to pay because a number changed.
    expect(drawn(relays, 'relay')).not.toContain('disabled=""')
  })
})

test('only a network with a relayer offers it', () => {
  expect(hasRelayer({ ...mainnet, features: ['RELAYING'] })).toBe(true)
  expect(hasRelayer(mainnet)).toBe(false)
  expect(hasRelayer(undefined)).toBe(false)
})

describe('the dialog', () => {
  const text = englishText(transactionText)
  test('waits for the relayer as long as there is no hash', () =>
    expect(
      executeState(
        { step: 'review' },
        { txHash: null, task: 't', state: { status: 'processing' } },
      ),
    ).toEqual({
      step: 'mining',
      txHash: null,
      slow: false,
    }))
  test.each([
    ['notRelayed', /signatures are still valid/],
    ['reverted', /you paid nothing/],
    ['dropped', /couldn't find the relayer's transaction/],
    ['replaced', /replaced the relayer's/],
  ] as const)('says that the relayer failed: %s', (status, words) => {
    const state = executeState({ step: 'review' }, { txHash, task: 't', state: { status } })
    expect(state).toEqual({ step: 'failed', txHash, failure: { at: 'relay', why: status } })
    expect(failureSentence(text, { at: 'relay', why: status }, 'Ethereum')).toMatch(words)
  })
})

describe('the outcome of a task', () => {
  const at = { chainId: '17000', address: '0x8675B754342754A30A2AeF474D114d8460bca19b' } as const
  const ask = (answers: Record<string, unknown>) => {
    const { gateway, sent } = aGatewayThatListens(
      ({ path }) => Object.entries(answers).find(([part]) => path.includes(part))?.[1],
    )
    return { sent, relayed: fetchRelayed(gateway, at, 'task-1', txHash) }
  }
  const notFound = () => Response.json({ message: 'Not Found', statusCode: 404 }, { status: 404 })

  test.each([
    [100, 'pending'],
    [110, 'submitted'],
    [200, 'included'],
    [400, 'rejected'],
    [500, 'reverted'],
    [999, 'pending'],
  ])('has the state of its status: %d', async (status, state) => {
    await expect(ask({ '/relay/status/task-1': { status } }).relayed).resolves.toEqual({
      state,
      txHash: null,
    })
  })
  test('has the hash once it is known', async () =>
    expect(
      await ask({ '/relay/status/task-1': { status: 200, receipt: { transactionHash: txHash } } })
        .relayed,
    ).toEqual({ state: 'included', txHash }))
  test('is the transaction’s own where the gateway has no tasks', async () => {
    const { sent, relayed } = ask({
      '/relay/status/': notFound(),
      '/transactions/': { txHash, txStatus: 'SUCCESS' },
    })
    expect(await relayed).toEqual({ state: 'included', txHash })
    expect(sent.map(({ path }) => path)).toEqual([
      '/v1/chains/17000/relay/status/task-1',
      `/v1/chains/17000/transactions/${txHash}`,
    ])
  })
  test('is still pending there until it is executed', async () =>
    expect(
      await ask({
        '/relay/status/': notFound(),
        '/transactions/': { txHash: null, txStatus: 'AWAITING_EXECUTION' },
      }).relayed,
    ).toEqual({
      state: 'pending',
      txHash: null,
    }))
  test('isn’t guessed from a failing gateway', async () =>
    expect(
      ask({
        '/relay/status/': Response.json(
          { message: 'Bad gateway', statusCode: 502 },
          { status: 502 },
        ),
      }).relayed,
    ).rejects.toMatchObject({
      status: 502,
    }))
})
