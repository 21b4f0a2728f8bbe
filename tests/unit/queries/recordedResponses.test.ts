import { describe, expect, test } from 'vitest'
import { isNotOffered, routes, type TransactionDetails } from '#gateway'
import {
  aboutQuery,
  accountQuery,
  collectiblesQuery,
  contractQuery,
  creationQuery,
  dataSettingsQuery,
  dataTypesQuery,
  decodedQuery,
  delegatesQuery,
  emailQuery,
  estimationQuery,
  gasPriceQuery,
  incomingQuery,
  indexingQuery,
  masterCopiesQuery,
  messageQuery,
  messagesQuery,
  modulesQuery,
  multisigQuery,
  noncesQuery,
  previewQuery,
  relayedQuery,
  relaysQuery,
  safeAppsQuery,
  sessionQuery,
  toMeaning,
} from '#queries'
import { see, seeList } from './observeQuery.ts'
import { aGatewayThatAnswers, aGatewayThatListens, aGatewayThatRefuses, recorded } from './recordedGateway.ts'

// What real gateways answered, as the screens get it.

const chainId = '1'
const at = { chainId, address: '0x8675B754342754A30A2AeF474D114d8460bca19b' } as const
const signer = '0xfC888BD3C689851E38b641dDb895415EB9f7F7d5'
const usdc = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const hash = '0xf4e7df80b9e663693a8cda54952da4c6dc654aea7ca65f9f01a543351b2653d2'
const data = '0xa9059cbb'
const draft = { to: usdc, value: 5n, data, operation: 0 } as const

describe('messages', () => {
  test('stand in days, with who said them and what is missing', async () => {
    const { days, hasMore } = await seeList(messagesQuery(aGatewayThatAnswers('today/messages.json'), at, 'UTC'))
    expect(hasMore).toBe(false)
    expect(days.map(({ items }) => items.length)).toEqual([1, 1])
    expect(days[0]?.items[0]).toMatchObject({
      hash,
      at: 1777960800000,
      changedAt: 1777964400000,
      status: 'NEEDS_CONFIRMATION',
      content: { kind: 'typed', data: { primaryType: 'Mail' } },
      proposer: { address: signer, name: null },
      required: 2,
      submitted: 1,
      confirmations: [{ signer: { address: signer, name: null } }],
      prepared: null,
      app: { name: 'Uniswap', url: 'https://app.example' },
    })
    expect(days[1]?.items[0]).toMatchObject({ status: 'CONFIRMED', content: { kind: 'text', text: 'Hello Safe' }, app: null })
    expect(days[1]?.items[0]?.prepared).toMatch(/^0x[0-9a-f]{260}$/)
  })
  test('can be looked at one by one', async () => {
    expect(await see(messageQuery(aGatewayThatAnswers('today/message.json'), at, hash))).toMatchObject({ hash, content: { kind: 'typed' } })
  })
  test('name the app also where a gateway names it beside the message, or tells who asked in no words that can be read', async () => {
    const wire = { messageHash: hash, status: 'CONFIRMED', message: 'hi', proposedBy: { value: signer }, confirmations: [] }
    expect(await see(messageQuery(aGatewayThatAnswers({ ...wire, name: 'Old app', origin: null }), at, hash))).toMatchObject({
      app: { name: 'Old app', url: null },
    })
    expect(await see(messageQuery(aGatewayThatAnswers({ ...wire, name: null, origin: '{"url":7}' }), at, hash))).toMatchObject({ app: null })
  })
})

test('collectibles have what their contract tells, and null where it tells nothing', async () => {
  const { items, hasMore } = await seeList(collectiblesQuery(aGatewayThatAnswers('today/collectiblesV2.json'), at))
  expect(hasMore).toBe(true)
  expect(items).toHaveLength(20)
  expect(items[0]).toMatchObject({
    id: '1',
    name: null,
    description: null,
    image: null,
    metadata: 'ipfs://demo/1',
    collection: { name: 'Ethereum Name Service', symbol: 'ENS' },
  })
  expect(items[1]).toMatchObject({ id: '2', name: 'demo2.eth', image: 'https://names.example/mainnet/2/image' })
})

test('collectibles of gateways of old stand on one page', async () => {
  const one = { address: usdc, tokenName: 'Names', tokenSymbol: 'N', logoUri: '', id: '7' }
  expect(await seeList(collectiblesQuery(aGatewayThatAnswers([one, one]), at))).toEqual({
    items: [{ token: usdc, id: '7', name: null, description: null, collection: { name: 'Names', symbol: 'N', logo: null }, image: null, metadata: null }],
    hasMore: false,
  })
})

test('delegates say for which safe; one without is for all', async () => {
  const gateway = aGatewayThatAnswers('today/delegatesV2.json')
  expect((await seeList(delegatesQuery(gateway, chainId, { safe: at.address }))).items).toEqual([
    { safe: at.address, delegate: '0x0f0f64237d9C1Ec9EFf52d0d5AB84836f7793F12', delegator: signer, label: 'Bookkeeper' },
  ])
  const everywhere = aGatewayThatAnswers({ results: [{ safe: null, delegate: usdc, delegator: signer, label: 'x' }] })
  expect((await seeList(delegatesQuery(everywhere, chainId, { delegator: signer }))).items[0]?.safe).toBeNull()
})

test('delegates are asked for by some filter, never all of them', () => {
  expect(delegatesQuery(aGatewayThatAnswers({}), chainId, {}).enabled).toBe(false)
  expect(delegatesQuery(aGatewayThatAnswers({}), chainId, { label: 'x' }).enabled).toBe(true)
})

test('apps say who may open them and what they can do', async () => {
  const apps = await see(safeAppsQuery(aGatewayThatAnswers('today/safeApps.json'), chainId, { origin: 'https://coffer.example' }))
  expect(apps[0]).toMatchObject({ name: 'Transaction Builder', openTo: [expect.stringContaining('https://')], batches: true, provider: null, featured: false })
  expect(apps[1]).toMatchObject({ openTo: 'everybody', batches: false, icon: null, website: null })
})

describe('a contract', () => {
  test('has the name that people know it by', async () => {
    expect(await see(contractQuery(aGatewayThatAnswers('today/contract.json'), chainId, usdc))).toMatchObject({
      address: usdc,
      name: 'USD Coin',
      abi: [{ name: 'transfer' }],
      trusted: false,
    })
  })
  test('that nobody has heard of is none, which is no error', async () => {
    expect(
      await see(contractQuery(aGatewayThatRefuses(404, { message: 'Error fetching the contract data.', error: 'Not Found', statusCode: 404 }), chainId, usdc)),
    ).toBeNull()
  })
  test('of a gateway that does not offer to tell is an error that says so', async () => {
    const asked = see(contractQuery(aGatewayThatRefuses(404, { message: 'Not Found', statusCode: 404 }), chainId, usdc))
    await expect(asked).rejects.toSatisfy(isNotOffered)
  })
})

describe('call data', () => {
  test('is told in words', async () => {
    expect(await see(decodedQuery(aGatewayThatAnswers('today/decoder.json'), chainId, { to: usdc, data }))).toEqual({
      method: 'transfer',
      accuracy: 'FULL_MATCH',
      parameters: [
        { name: 'to', type: 'address', value: '0xa555C008e61460AD7F55936b5e0000525dB8e68e', calls: [], inner: null },
        { name: 'value', type: 'uint256', value: '1000000', calls: [], inner: null },
      ],
    })
  })
  test('of a gateway that does not say how sure it is is of unknown accuracy', async () => {
    expect(await see(decodedQuery(aGatewayThatAnswers('2025-01/decoderNoTo.json'), chainId, { to: usdc, data }))).toMatchObject({ accuracy: 'UNKNOWN' })
  })
  test('that nobody can read is none', async () => {
    expect(await see(decodedQuery(aGatewayThatRefuses(404, { code: 404, message: 'Not found.' }), chainId, { to: usdc, data }))).toBeNull()
  })
  test('of a batch has each of its calls, decoded as well', async () => {
    const batch = ofDetails('today/details_Custom_multiSend_SUCCESS_12.json').then(({ txData }) => aGatewayThatAnswers(txData?.dataDecoded ?? {}))
    const decoded = await see(decodedQuery(await batch, chainId, { to: usdc, data }))
    expect(decoded?.parameters[0]?.calls).toMatchObject([
      { to: usdc, value: 0n, delegate: false, decoded: { method: 'transfer' } },
      { value: 5n, data: '0x', delegate: false, decoded: null },
    ])
  })
  test('with lists and bytes that mean something by themselves keeps both', async () => {
    const wire = { method: 'm', parameters: [{ name: 'p', type: 'tuple', value: ['1', ['2', '3']], valueDecoded: { method: 'inner', parameters: null } }] }
    expect(await see(decodedQuery(aGatewayThatAnswers(wire), chainId, { to: usdc, data }))).toMatchObject({
      parameters: [{ value: ['1', ['2', '3']], inner: { method: 'inner', parameters: [] } }],
    })
  })
})

const ofDetails = (file: string): Promise<TransactionDetails> => aGatewayThatAnswers(file).call(routes.details, { path: { chainId, transactionId: hash } })

/** A gateway before 2025-01-27: it has no preview, but a view of what is to be confirmed. */
const anOlderGateway = (view: unknown) =>
  aGatewayThatListens(({ path }) =>
    path.endsWith('/preview') ? Response.json({ message: `Cannot POST ${path}`, error: 'Not Found', statusCode: 404 }, { status: 404 }) : view,
  ).gateway

describe('what a draft would do', () => {
  test('is told by gateways of today', async () => {
    expect(await see(previewQuery(aGatewayThatAnswers('today/preview.json'), at, draft))).toMatchObject({
      meaning: { kind: 'action', action: { kind: 'send', what: { type: 'erc20', raw: 1_000_000n, symbol: 'USDC' } } },
      decoded: { method: 'transfer' },
      trustedTarget: null,
    })
  })
  test.each([
    ['view_GENERIC', { kind: 'action', action: { kind: 'call', to: { address: usdc, name: null }, method: 'transfer', value: 5n } }],
    ['view_undecodable', { kind: 'action', action: { kind: 'call', method: null } }],
    [
      'view_COW_SWAP_ORDER',
      {
        kind: 'swap',
        order: {
          status: 'fulfilled',
          side: 'sell',
          type: 'limit',
          sell: { raw: 10n ** 21n, symbol: 'DAI', decimals: 18 },
          buy: { raw: 998_000_000n, symbol: 'USDC' },
          bought: 999_100_000n,
          validUntil: 1778384896000,
          fee: { raw: 31n * 10n ** 16n },
        },
      },
    ],
    [
      'view_COW_SWAP_TWAP_ORDER',
      { kind: 'partedSwap', order: { type: 'limit', parts: 2, partSell: 5n * 10n ** 17n, sold: 0n, every: 9_000_000, open: null, startsAt: null } },
    ],
    [
      'view_KILN_NATIVE_STAKING_DEPOSIT',
      {
        kind: 'stake',
        stake: {
          status: 'NOT_STAKED',
          amount: { raw: 32n * 10n ** 18n, symbol: 'ETH' },
          validators: 1,
          rate: { year: 3.3 },
          reward: { year: 1056n * 10n ** 15n },
          entersIn: 86_400_000,
        },
      },
    ],
    [
      'view_KILN_NATIVE_STAKING_VALIDATORS_EXIT',
      { kind: 'stakeExit', stake: { status: 'ACTIVE', validators: 1, exitsIn: 172_800_000, withdrawsIn: 345_600_000 } },
    ],
    ['view_KILN_NATIVE_STAKING_WITHDRAW', { kind: 'stakeWithdrawal', stake: { amount: { raw: 900_000_000_000_000n }, validators: 1 } }],
  ])('is told by older gateways in the same words: %s', async (file, meaning) => {
    expect((await see(previewQuery(anOlderGateway(recorded(`2025-01/${file}.json`)), at, draft))).meaning).toMatchObject(meaning)
  })
  test('is a batch of so many where an older gateway decodes one', async () => {
    const { txData } = await ofDetails('today/details_Custom_multiSend_SUCCESS_12.json')
    const view = { type: 'GENERIC', ...txData?.dataDecoded }
    expect((await see(previewQuery(anOlderGateway(view), at, draft))).meaning).toEqual({
      kind: 'action',
      action: { kind: 'batch', count: 2, to: { address: usdc, name: null } },
    })
  })
  test.each([
    ['SwapOrder_SUCCESS_10', 'swap'],
    ['TwapOrder_SUCCESS_9', 'partedSwap'],
    ['NativeStakingDeposit_SUCCESS_8', 'stake'],
    ['NativeStakingValidatorsExit_SUCCESS_7', 'stakeExit'],
    ['NativeStakingWithdraw_SUCCESS_6', 'stakeWithdrawal'],
    ['SettingsChange_ADD_OWNER_SUCCESS_23', 'action'],
  ])('has the same words in details: %s', async (file, kind) => {
    expect(toMeaning((await ofDetails(`today/details_${file}.json`)).txInfo).kind).toBe(kind)
  })
})

describe('a chain', () => {
  test('is read up to a block, or it lags', async () => {
    expect(await see(indexingQuery(aGatewayThatAnswers('today/indexing.json'), chainId))).toEqual({ synced: true, at: 1777939188000, block: 20000100 })
    expect(await see(indexingQuery(aGatewayThatAnswers({ lastSync: 5, synced: false }), chainId))).toEqual({ synced: false, at: 5, block: null })
  })
  test('has versions of the contract', async () => {
    expect((await see(masterCopiesQuery(aGatewayThatAnswers('today/masterCopies.json'), chainId)))[0]).toMatchObject({
      version: expect.stringMatching(/^1\.\d\.\d/),
    })
  })
  test('has a service behind the gateway', async () => {
    expect(await see(aboutQuery(aGatewayThatAnswers('today/about.json'), chainId))).toEqual({
      name: 'safe-client-gateway',
      version: 'local',
      url: 'https://txs.example/1',
    })
  })
  test('has prices of gas, in wei', async () => {
    const result = { LastBlock: '1', SafeGasPrice: '0.5', ProposeGasPrice: '1', FastGasPrice: '12.25', suggestBaseFee: '0.499999999', gasUsedRatio: '0.5' }
    expect(await see(gasPriceQuery(aGatewayThatAnswers({ status: '1', message: 'OK', result }), chainId))).toEqual({
      slow: 500_000_000n,
      usual: 1_000_000_000n,
      fast: 12_250_000_000n,
      base: 499_999_999n,
    })
  })
})

describe('a safe', () => {
  test('has nonces', async () => {
    expect(await see(noncesQuery(aGatewayThatAnswers('today/nonces.json'), at))).toEqual({ current: 22n, recommended: 25n })
    const draft = { to: usdc, value: '0', data: null, operation: 0 } as const
    expect(await see(estimationQuery(aGatewayThatAnswers('today/estimation.json'), at, draft))).toEqual({ current: 22n, recommended: 25n, safeTxGas: 46512n })
  })
  test('was made by somebody, at a time', async () => {
    expect(await see(creationQuery(aGatewayThatAnswers('today/creation.json'), at))).toMatchObject({
      at: Date.parse('2026-04-01'),
      creator: signer,
      saltNonce: 0n,
      setup: { data: '0x', decoded: null },
    })
  })
  test('has calls left that the operator pays for', async () => {
    expect(await see(relaysQuery(aGatewayThatAnswers('today/relayCount.json'), at))).toEqual({ left: 5, limit: 5 })
    expect(await see(relayedQuery(aGatewayThatAnswers('today/relayStatus.json'), chainId, hash))).toMatchObject({ state: 'included' })
  })
  test('has lists of what came in, what modules did and what owners proposed', async () => {
    const incoming = await seeList(incomingQuery(aGatewayThatAnswers('today/incoming.json'), at))
    const modules = await seeList(modulesQuery(aGatewayThatAnswers('today/modules.json'), at))
    const multisig = await seeList(multisigQuery(aGatewayThatAnswers('today/multisig.json'), at))
    expect(new Set(incoming.items.map(({ action }) => action.kind))).toContain('receive')
    expect(modules.items.map(({ module }) => module?.address)).toEqual([expect.stringMatching(/^0x/)])
    expect(new Set(multisig.items.map((item) => typeof item.multisig?.nonce))).toEqual(new Set(['number']))
  })
})

describe('what is somebody’s own', () => {
  test('is a session, an account and what it keeps', async () => {
    expect(await see(sessionQuery(aGatewayThatAnswers('today/authMe.json')))).toEqual({ id: '1', method: 'siwe', signer, email: null })
    expect(await see(accountQuery(aGatewayThatAnswers('2025-01/accountsGet.json'), signer))).toEqual({ id: '1', address: signer, name: 'Alice' })
    expect((await see(dataTypesQuery(aGatewayThatAnswers('2025-01/accountsDataTypes.json'))))[1]).toEqual({
      id: '3',
      name: 'Watchlist',
      description: 'Watchlist',
      active: false,
    })
    const settings = [
      { dataTypeId: '1', enabled: true },
      { dataTypeId: '2', enabled: false },
    ]
    expect(await see(dataSettingsQuery(aGatewayThatAnswers(settings), signer))).toEqual(['1'])
  })
  test('is an e-mail address, or none', async () => {
    expect(await see(emailQuery(aGatewayThatAnswers('2024-05/emailGet.json'), { at, signer }))).toEqual({ email: 'alice@example.com', verified: false })
    expect(
      await see(
        emailQuery(aGatewayThatRefuses(404, { statusCode: 404, message: `No email address was found for the provided signer ${signer}.` }), { at, signer }),
      ),
    ).toBeNull()
  })
  test('is nothing for who is not logged in', async () => {
    expect(await see(sessionQuery(aGatewayThatRefuses(401, { statusCode: 401, message: 'Unauthorized' })))).toBeNull()
    expect(await see(sessionQuery(aGatewayThatRefuses(403, { statusCode: 403, message: 'Forbidden resource' })))).toBeNull()
    await expect(see(sessionQuery(aGatewayThatRefuses(503, { code: 503, message: 'Service unavailable' })))).rejects.toMatchObject({ status: 503 })
  })
})
