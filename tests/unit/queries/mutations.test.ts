import {
  MutationObserver,
  type MutationObserverOptions,
  type QueryKey,
} from '@tanstack/react-query'
import { describe, expect, test } from 'vitest'
import { type Gateway, GatewayError } from '#gateway'
import * as queries from '#queries'
import { aGatewayThatListens } from './recordedGateway.ts'

const chainId = '1'
const at = { chainId, address: '0x8675B754342754A30A2AeF474D114d8460bca19b' } as const
const who = '0xfC888BD3C689851E38b641dDb895415EB9f7F7d5'
const hash = `0x${'ab'.repeat(32)}` as const
const uuid = '2f5a0a9e-6f0e-4b7c-9d43-0d4a3c1f8e11'
const signature = '0x12'
const tx = {
  to: who,
  value: 5n,
  data: '0x',
  operation: 0,
  safeTxGas: 0n,
  baseGas: 0n,
  gasPrice: 0n,
  gasToken: at.address,
  refundReceiver: at.address,
  nonce: 7n,
} as const
const signed = { at, tx, safeTxHash: hash, sender: who, signature } as const
const proof = { signature, timestamp: 1_791_000_000_000 } as const
const email = { at, signer: who } as const
const registration = {
  uuid,
  cloudMessagingToken: 't',
  buildNumber: '1',
  bundle: 'b',
  deviceType: 'WEB',
  version: '1',
  timestamp: '1',
  safeRegistrations: [],
} as const
const subscriptions = { cloudMessagingToken: 't', safes: [], deviceType: 'WEB' } as const

const ofSafe = `/v1/chains/1/safes/${at.address}`
const key = {
  safe: queries.safeKey(at),
  messages: queries.messagesKey(at),
  delegates: queries.delegatesKey(chainId),
  relays: queries.relaysKey(at),
  account: queries.accountKey(who),
  settings: [...queries.accountKey(who), 'settings'],
  email: queries.emailKey(email),
  session: queries.sessionKey,
}
type Known = keyof typeof key

type Mutate = <Data, Variables>(
  options: MutationObserverOptions<Data, Error, Variables>,
  variables: Variables,
) => Promise<Data>
type Make<Data, Variables> = (gateway: Gateway) => MutationObserverOptions<Data, Error, Variables>

/**
 * A row of the table: the action, its mutation and variables, the request it sends, and the queries
 * it invalidates.
 */
const to = <Data, Variables>(
  name: string,
  make: Make<Data, Variables>,
  variables: Variables,
  expected: { sends: string; body?: unknown; invalidates?: readonly Known[] },
) => ({
  name,
  make: make as unknown,
  run: (gateway: Gateway, mutate: Mutate): Promise<unknown> => mutate(make(gateway), variables),
  ...expected,
})

const rows = [
  to('propose', queries.proposeMutation, signed, {
    sends: `POST /v1/chains/1/transactions/${at.address}/propose`,
    invalidates: ['safe', 'messages', 'relays'],
  }),
  to('confirm', queries.confirmMutation, signed, {
    sends: `POST /v1/chains/1/transactions/${hash}/confirmations`,
    body: { signature },
    invalidates: ['safe', 'messages', 'relays'],
  }),
  to(
    'delete',
    queries.deleteTransactionMutation,
    { at, safeTxHash: hash, signature },
    {
      sends: `DELETE /v1/chains/1/transactions/${hash}`,
      body: { signature },
      invalidates: ['safe', 'messages', 'relays'],
    },
  ),
  to(
    'propose a message',
    queries.proposeMessageMutation,
    { at, message: 'hi', signature },
    {
      sends: `POST ${ofSafe}/messages`,
      body: { message: 'hi', signature, origin: null },
      invalidates: ['messages'],
    },
  ),
  to(
    'confirm a message',
    queries.confirmMessageMutation,
    { at, hash, signature },
    {
      sends: `POST /v1/chains/1/messages/${hash}/signatures`,
      body: { signature },
      invalidates: ['messages'],
    },
  ),
  to(
    'add a delegate',
    queries.addDelegateMutation,
    { chainId, safe: null, delegate: at.address, delegator: who, label: 'x', signature },
    {
      sends: 'POST /v2/chains/1/delegates',
      body: { safe: null, delegate: at.address, delegator: who, label: 'x', signature },
      invalidates: ['delegates'],
    },
  ),
  to(
    'remove a delegate',
    queries.removeDelegateMutation,
    { chainId, safe: null, delegate: at.address, delegator: who, signature },
    {
      sends: `DELETE /v2/chains/1/delegates/${at.address}`,
      body: { delegator: who, safe: null, signature },
      invalidates: ['delegates'],
    },
  ),
  to(
    'relay',
    queries.relayMutation,
    { at, version: '1.4.1', to: at.address, data: '0x', acceptUnverified: true },
    {
      sends: 'POST /v1/chains/1/relay',
      body: { version: '1.4.1', to: at.address, data: '0x', acceptUnverifiedSimulation: true },
      invalidates: ['relays'],
    },
  ),
  to(
    'register a device',
    queries.registerDeviceMutation,
    { ...registration, safeRegistrations: [] },
    { sends: 'POST /v1/register/notifications', body: registration },
  ),
  to(
    'subscribe a device',
    queries.subscribeDeviceMutation,
    { ...subscriptions, safes: [] },
    { sends: 'POST /v2/register/notifications', body: subscriptions },
  ),
  to(
    'unregister a safe',
    queries.unregisterSafeMutation,
    { at, uuid },
    { sends: `DELETE /v2/chains/1/notifications/devices/${uuid}/safes/${at.address}` },
  ),
  to(
    'unregister a device',
    queries.unregisterDeviceMutation,
    { chainId, uuid },
    { sends: `DELETE /v2/chains/1/notifications/devices/${uuid}` },
  ),
  to(
    'register an email',
    queries.registerEmailMutation,
    { ...email, email: 'a@b.test', proof },
    {
      sends: `POST ${ofSafe}/emails`,
      body: { emailAddress: 'a@b.test', signer: who },
      invalidates: ['email'],
    },
  ),
  to(
    'change an email',
    queries.changeEmailMutation,
    { ...email, email: 'a@b.test', proof },
    {
      sends: `PUT ${ofSafe}/emails/${who}`,
      body: { emailAddress: 'a@b.test' },
      invalidates: ['email'],
    },
  ),
  to(
    'delete an email',
    queries.deleteEmailMutation,
    { ...email, proof },
    { sends: `DELETE ${ofSafe}/emails/${who}`, invalidates: ['email'] },
  ),
  to('resend a code', queries.resendCodeMutation, email, {
    sends: `POST ${ofSafe}/emails/${who}/verify-resend`,
  }),
  to(
    'verify an email',
    queries.verifyEmailMutation,
    { ...email, code: '123456' },
    {
      sends: `PUT ${ofSafe}/emails/${who}/verify`,
      body: { code: '123456' },
      invalidates: ['email'],
    },
  ),
  to(
    'unsubscribe',
    queries.unsubscribeMutation,
    { token: 't', category: 'account_recovery' },
    { sends: 'DELETE /v1/subscriptions?category=account_recovery&token=t' },
  ),
  to(
    'unsubscribe from all',
    queries.unsubscribeMutation,
    { token: 't' },
    { sends: 'DELETE /v1/subscriptions/all?token=t' },
  ),
  to(
    'register a recovery module',
    queries.registerRecoveryMutation,
    { at, module: who },
    { sends: `POST ${ofSafe}/recovery`, body: { moduleAddress: who } },
  ),
  to(
    'remove a recovery module',
    queries.removeRecoveryMutation,
    { at, module: who },
    { sends: `DELETE ${ofSafe}/recovery/${who}` },
  ),
  to(
    'create an account',
    queries.createAccountMutation,
    { address: who, name: 'Alice' },
    {
      sends: 'POST /v1/accounts',
      body: { address: who, name: 'Alice' },
      invalidates: ['account', 'settings'],
    },
  ),
  to(
    'change settings',
    queries.changeDataSettingsMutation,
    { address: who, enabled: { 1: true } },
    {
      sends: `PUT /v1/accounts/${who}/data-settings`,
      body: { accountDataSettings: [{ dataTypeId: '1', enabled: true }] },
      invalidates: ['settings'],
    },
  ),
]

/** A cache with all of these queries; `invalidated` returns those that were invalidated. */
function aCache() {
  const queryClient = queries.createQueryClient()
  for (const queryKey of Object.values(key)) queryClient.setQueryData(queryKey, {})
  const mutate: Mutate = (options, variables) =>
    new MutationObserver(queryClient, options).mutate(variables)
  const invalidated = () =>
    (Object.entries(key) as [Known, QueryKey][])
      .filter(([, queryKey]) => queryClient.getQueryState(queryKey)?.isInvalidated)
      .map(([name]) => name)
  return { mutate, invalidated }
}

describe.each(rows)('a mutation to $name', ({ sends, body, invalidates = [], run }) => {
  test('sends one request and invalidates what it changes', async () => {
    const { gateway, sent } = aGatewayThatListens(() => ({ taskId: hash, address: who }))
    const { mutate, invalidated } = aCache()
    await run(gateway, mutate)
    expect(sent.map(({ method, path }) => `${method} ${path}`)).toEqual([sends])
    expect(sent[0]).toMatchObject(body === undefined ? {} : { body })
    expect(invalidated()).toEqual(invalidates)
  })
  test.each([
    [
      'responds 429',
      () =>
        Response.json(
          { code: 429, message: 'Too many requests' },
          { status: 429, headers: { 'retry-after': '1' } },
        ),
    ],
    [
      'responds 503',
      () => Response.json({ code: 503, message: 'Service unavailable' }, { status: 503 }),
    ],
    [
      'doesn’t respond',
      () => {
        throw new TypeError('Failed to fetch')
      },
    ],
  ])(
    'is not retried if the gateway %s, and invalidates what it may have changed',
    async (_, answer) => {
      const { gateway, sent } = aGatewayThatListens(answer)
      const { mutate, invalidated } = aCache()
      await expect(run(gateway, mutate)).rejects.toBeInstanceOf(GatewayError)
      expect(sent).toHaveLength(1)
      expect(invalidated()).toEqual(invalidates)
    },
  )
})

test('every mutation is in this table or in the tests of the private cache', () => {
  const mutations = Object.entries(queries).filter(([name]) => name.endsWith('Mutation'))
  const rest = mutations
    .filter(([, make]) => !rows.some((row) => row.make === make))
    .map(([name]) => name)
  expect(rest.toSorted()).toEqual(['deleteAccountMutation', 'loginMutation', 'logoutMutation'])
})

describe('email', () => {
  test('sends the proof that older gateways require, or only the session cookie', async () => {
    const { gateway, sent } = aGatewayThatListens()
    const { mutate } = aCache()
    await mutate(queries.registerEmailMutation(gateway), { ...email, email: 'a@b.test', proof })
    await mutate(queries.registerEmailMutation(gateway), { ...email, email: 'a@b.test' })
    expect(sent.map(({ headers }) => headers.get('Safe-Wallet-Signature'))).toEqual([
      signature,
      null,
    ])
    expect(sent[0]?.headers.get('Safe-Wallet-Signature-Timestamp')).toBe('1791000000000')
    expect(sent.map(({ credentials }) => credentials)).toEqual(['include', 'include'])
  })
})

test('a confirmation is sent as a proposal if the gateway has no confirmations', async () => {
  const { gateway, sent } = aGatewayThatListens(({ path }) =>
    path.endsWith('/confirmations')
      ? Response.json(
          { message: `Cannot POST ${path}`, error: 'Not Found', statusCode: 404 },
          { status: 404 },
        )
      : {},
  )
  const { mutate } = aCache()
  await mutate(queries.confirmMutation(gateway), signed)
  expect(sent.map(({ path }) => path.split('/').at(-1))).toEqual(['confirmations', 'propose'])
  expect(sent[1]?.body).toMatchObject({
    safeTxHash: hash,
    sender: who,
    signature,
    nonce: '7',
    value: '5',
    data: null,
  })
})
