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
  toTransactionIntent,
} from '#queries'
import { observeQuery, observeList } from './observeQuery.ts'
import {
  aGatewayThatAnswers,
  aGatewayThatListens,
  aGatewayThatRejects,
  recorded,
} from './recordedGateway.ts'

// Recorded responses of real gateways, as screens get them.

const chainId = '1'
const at = { chainId, address: '0x8675B754342754A30A2AeF474D114d8460bca19b' } as const
const signer = '0xfC888BD3C689851E38b641dDb895415EB9f7F7d5'
const usdc = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const hash = '0xf4e7df80b9e663693a8cda54952da4c6dc654aea7ca65f9f01a543351b2653d2'
const data = '0xa9059cbb'
const draft = { to: usdc, value: 5n, data, operation: 0 } as const

/** A gateway with one message, whose list doesn't load. */
const aGatewayWith = (message: unknown) =>
  aGatewayThatListens(({ path }) =>
    path.includes('/messages/0x') ? message : new Response('{}', { status: 503 }),
  ).gateway

describe('messages', () => {
  test('are grouped by day, with proposer, confirmations, and app', async () => {
    const { days, hasMore } = await observeList(
      messagesQuery(aGatewayThatAnswers('today/messages.json'), at, 'UTC'),
    )
    expect(hasMore).toBe(false)
    expect(days.map(({ items }) => items.length)).toEqual([1, 1])
    expect(days[0]?.items[0]).toMatchObject({
      hash,
      at: 1777960800000,
      changedAt: 1777964400000,
      content: { kind: 'typed', data: { primaryType: 'Mail' } },
      proposer: { address: signer, name: null },
      required: 2,
      confirmations: [{ signer: { address: signer, name: null } }],
      prepared: null,
      app: { name: 'Uniswap', url: 'https://app.example' },
    })
    expect(days[1]?.items[0]).toMatchObject({
      content: { kind: 'text', text: 'Hello Safe' },
      app: null,
    })
    expect(days[1]?.items[0]?.prepared).toMatch(/^0x[0-9a-f]{260}$/)
  })
  test('can be fetched one by one', async () => {
    expect(
      await observeQuery(messageQuery(aGatewayWith(recorded('today/message.json')), at, hash)),
    ).toMatchObject({ hash, content: { kind: 'typed' } })
  })
  test('name the app of an older gateway’s field, and none if the origin is invalid', async () => {
    const wire = {
      messageHash: hash,
      status: 'CONFIRMED',
      message: 'hi',
      proposedBy: { value: signer },
      confirmations: [],
    }
    expect(
      await observeQuery(
        messageQuery(aGatewayWith({ ...wire, name: 'Old app', origin: null }), at, hash),
      ),
    ).toMatchObject({
      app: { name: 'Old app', url: null },
    })
    expect(
      await observeQuery(
        messageQuery(aGatewayWith({ ...wire, name: null, origin: '{"url":7}' }), at, hash),
      ),
    ).toMatchObject({ app: null })
  })
})

test('collectibles have null for what their contract doesn’t provide', async () => {
  const { items, hasMore } = await observeList(
    collectiblesQuery(aGatewayThatAnswers('today/collectiblesV2.json'), at),
  )
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
  expect(items[1]).toMatchObject({
    id: '2',
    name: 'demo2.eth',
    image: 'https://names.example/mainnet/2/image',
  })
})

test('collectibles of older gateways are on one page', async () => {
  const one = { address: usdc, tokenName: 'Names', tokenSymbol: 'N', logoUri: '', id: '7' }
  expect(await observeList(collectiblesQuery(aGatewayThatAnswers([one, one]), at))).toEqual({
    items: [
      {
        token: usdc,
        id: '7',
        name: null,
        description: null,
        collection: { name: 'Names', symbol: 'N', logo: null },
        image: null,
        metadata: null,
      },
    ],
    hasMore: false,
    unreadable: 0,
  })
})

test('delegates are for one Safe, or for all if they have none', async () => {
  const gateway = aGatewayThatAnswers('today/delegatesV2.json')
  expect((await observeList(delegatesQuery(gateway, chainId, { safe: at.address }))).items).toEqual(
    [
      {
        safe: at.address,
        delegate: '0x0f0f64237d9C1Ec9EFf52d0d5AB84836f7793F12',
        delegator: signer,
        label: 'Bookkeeper',
      },
    ],
  )
  const everywhere = aGatewayThatAnswers({
    results: [{ safe: null, delegate: usdc, delegator: signer, label: 'x' }],
  })
  expect(
    (await observeList(delegatesQuery(everywhere, chainId, { delegator: signer }))).items[0]?.safe,
  ).toBeNull()
})

test('delegates are only fetched with a filter', () => {
  expect(delegatesQuery(aGatewayThatAnswers({}), chainId, {}).enabled).toBe(false)
  expect(delegatesQuery(aGatewayThatAnswers({}), chainId, { label: 'x' }).enabled).toBe(true)
})

test('apps have their allowed origins and features', async () => {
  const apps = await observeQuery(
    safeAppsQuery(aGatewayThatAnswers('today/safeApps.json'), chainId, {
      origin: 'https://coffer.example',
    }),
  )
  expect(apps[0]).toMatchObject({
    name: 'Transaction Builder',
    openTo: [expect.stringContaining('https://')],
    batches: true,
    provider: null,
    featured: false,
  })
  expect(apps[1]).toMatchObject({ openTo: 'everybody', batches: false, icon: null, website: null })
})

describe('a contract', () => {
  test('has its display name', async () => {
    expect(
      await observeQuery(contractQuery(aGatewayThatAnswers('today/contract.json'), chainId, usdc)),
    ).toMatchObject({
      address: usdc,
      name: 'USD Coin',
      abi: [{ name: 'transfer' }],
      trusted: false,
    })
  })
  test('that the gateway doesn’t know is null', async () => {
    expect(
      await observeQuery(
        contractQuery(
          aGatewayThatRejects(404, {
            message: 'Error fetching the contract data.',
            error: 'Not Found',
            statusCode: 404,
          }),
          chainId,
          usdc,
        ),
      ),
    ).toBeNull()
  })
  test('of a gateway without contracts is an error that isNotOffered recognizes', async () => {
    const response = observeQuery(
      contractQuery(
        aGatewayThatRejects(404, { message: 'Not Found', statusCode: 404 }),
        chainId,
        usdc,
      ),
    )
    await expect(response).rejects.toSatisfy(isNotOffered)
  })
})

describe('call data', () => {
  test('is decoded', async () => {
    expect(
      await observeQuery(
        decodedQuery(aGatewayThatAnswers('today/decoder.json'), chainId, { to: usdc, data }),
      ),
    ).toEqual({
      method: 'transfer',
      accuracy: 'FULL_MATCH',
      parameters: [
        {
          name: 'to',
          type: 'address',
          value: '0xa555C008e61460AD7F55936b5e0000525dB8e68e',
          calls: [],
          inner: null,
        },
        { name: 'value', type: 'uint256', value: '1000000', calls: [], inner: null },
      ],
    })
  })
  test('is sent with its operation: 0 for a call', async () => {
    const { gateway, sent } = aGatewayThatListens(() => recorded('today/decoder.json'))
    await observeQuery(decodedQuery(gateway, chainId, { to: usdc, data }))
    await observeQuery(decodedQuery(gateway, chainId, { to: usdc, data, operation: 1 }))
    expect(sent.map(({ body }) => body)).toEqual([
      { to: usdc, data, operation: 0 },
      { to: usdc, data, operation: 1 },
    ])
  })
  test('has unknown accuracy if the gateway doesn’t report it', async () => {
    expect(
      await observeQuery(
        decodedQuery(aGatewayThatAnswers('2025-01/decoderNoTo.json'), chainId, { to: usdc, data }),
      ),
    ).toMatchObject({
      accuracy: 'UNKNOWN',
    })
  })
  test('that can’t be decoded is null', async () => {
    expect(
      await observeQuery(
        decodedQuery(aGatewayThatRejects(404, { code: 404, message: 'Not found.' }), chainId, {
          to: usdc,
          data,
        }),
      ),
    ).toBeNull()
  })
  test('of a batch has its calls, decoded', async () => {
    const batch = ofDetails('today/details_Custom_multiSend_SUCCESS_12.json').then(({ txData }) =>
      aGatewayThatAnswers(txData?.dataDecoded ?? {}),
    )
    const decoded = await observeQuery(decodedQuery(await batch, chainId, { to: usdc, data }))
    expect(decoded?.parameters[0]?.calls).toMatchObject([
      { to: usdc, value: 0n, delegate: false, decoded: { method: 'transfer' } },
      { value: 5n, data: '0x', delegate: false, decoded: null },
    ])
  })
  test('keeps arrays, and decodes bytes that are call data', async () => {
    const wire = {
      method: 'm',
      parameters: [
        {
          name: 'p',
          type: 'tuple',
          value: ['1', ['2', '3']],
          valueDecoded: { method: 'inner', parameters: null },
        },
      ],
    }
    expect(
      await observeQuery(decodedQuery(aGatewayThatAnswers(wire), chainId, { to: usdc, data })),
    ).toMatchObject({
      parameters: [{ value: ['1', ['2', '3']], inner: { method: 'inner', parameters: [] } }],
    })
  })
})

const ofDetails = (file: string): Promise<TransactionDetails> =>
  aGatewayThatAnswers(file).call(routes.details, { path: { chainId, transactionId: hash } })

/** A gateway before 2025-01-27, with a confirmation view instead of a preview. */
const anOlderGateway = (view: unknown) =>
  aGatewayThatListens(({ path }) =>
    path.endsWith('/preview')
      ? Response.json(
          { message: `Cannot POST ${path}`, error: 'Not Found', statusCode: 404 },
          { status: 404 },
        )
      : view,
  ).gateway

describe('a preview', () => {
  test('is mapped from current gateways', async () => {
    expect(
      await observeQuery(previewQuery(aGatewayThatAnswers('today/preview.json'), at, draft)),
    ).toMatchObject({
      intent: {
        kind: 'action',
        action: { kind: 'send', what: { type: 'erc20', raw: 1_000_000n, symbol: 'USDC' } },
      },
      decoded: { method: 'transfer' },
      trustedTarget: null,
    })
  })
  test.each([
    [
      'view_GENERIC',
      {
        kind: 'action',
        action: { kind: 'call', to: { address: usdc, name: null }, method: 'transfer', value: 5n },
      },
    ],
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
      {
        kind: 'twap',
        order: {
          type: 'limit',
          parts: 2,
          partSell: 5n * 10n ** 17n,
          sold: 0n,
          interval: 9_000_000,
          partDuration: null,
          startsAt: null,
        },
      },
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
      {
        kind: 'stakeExit',
        stake: { status: 'ACTIVE', validators: 1, exitsIn: 172_800_000, withdrawsIn: 345_600_000 },
      },
    ],
    [
      'view_KILN_NATIVE_STAKING_WITHDRAW',
      { kind: 'stakeWithdrawal', stake: { amount: { raw: 900_000_000_000_000n }, validators: 1 } },
    ],
  ])('is mapped to the same shape from older gateways: %s', async (file, intent) => {
    expect(
      (
        await observeQuery(
          previewQuery(anOlderGateway(recorded(`2025-01/${file}.json`)), at, draft),
        )
      ).intent,
    ).toMatchObject(intent)
  })
  test('counts the calls of a batch that an older gateway decodes', async () => {
    const { txData } = await ofDetails('today/details_Custom_multiSend_SUCCESS_12.json')
    const view = { type: 'GENERIC', ...txData?.dataDecoded }
    expect((await observeQuery(previewQuery(anOlderGateway(view), at, draft))).intent).toEqual({
      kind: 'action',
      action: { kind: 'batch', count: 2, to: { address: usdc, name: null } },
    })
  })
  test.each([
    ['SwapOrder_SUCCESS_10', 'swap'],
    ['TwapOrder_SUCCESS_9', 'twap'],
    ['NativeStakingDeposit_SUCCESS_8', 'stake'],
    ['NativeStakingValidatorsExit_SUCCESS_7', 'stakeExit'],
    ['NativeStakingWithdraw_SUCCESS_6', 'stakeWithdrawal'],
    ['SettingsChange_ADD_OWNER_SUCCESS_23', 'action'],
  ])('has the same kind as the details: %s', async (file, kind) => {
    expect(toTransactionIntent((await ofDetails(`today/details_${file}.json`)).txInfo).kind).toBe(
      kind,
    )
  })
})

describe('a chain', () => {
  test('is indexed up to a block, or lags behind', async () => {
    expect(
      await observeQuery(indexingQuery(aGatewayThatAnswers('today/indexing.json'), chainId)),
    ).toEqual({ synced: true, at: 1777939188000, block: 20000100 })
    expect(
      await observeQuery(
        indexingQuery(aGatewayThatAnswers({ lastSync: 5, synced: false }), chainId),
      ),
    ).toEqual({ synced: false, at: 5, block: null })
  })
  test('has its Safe contract versions', async () => {
    expect(
      (
        await observeQuery(
          masterCopiesQuery(aGatewayThatAnswers('today/masterCopies.json'), chainId),
        )
      )[0],
    ).toMatchObject({
      version: expect.stringMatching(/^1\.\d\.\d/),
    })
  })
  test('has its transaction service', async () => {
    expect(
      await observeQuery(aboutQuery(aGatewayThatAnswers('today/about.json'), chainId)),
    ).toEqual({
      name: 'safe-client-gateway',
      version: 'local',
      url: 'https://txs.example/1',
    })
  })
  test('has gas prices in wei', async () => {
    const result = {
      LastBlock: '1',
      SafeGasPrice: '0.5',
      ProposeGasPrice: '1',
      FastGasPrice: '12.25',
      suggestBaseFee: '0.499999999',
      gasUsedRatio: '0.5',
    }
    expect(
      await observeQuery(
        gasPriceQuery(aGatewayThatAnswers({ status: '1', message: 'OK', result }), chainId),
      ),
    ).toEqual({
      slow: 500_000_000n,
      usual: 1_000_000_000n,
      fast: 12_250_000_000n,
      base: 499_999_999n,
    })
  })
})

describe('a Safe', () => {
  test('has nonces', async () => {
    expect(await observeQuery(noncesQuery(aGatewayThatAnswers('today/nonces.json'), at))).toEqual({
      current: 22n,
      recommended: 25n,
    })
    const draft = { to: usdc, value: '0', data: null, operation: 0 } as const
    expect(
      await observeQuery(estimationQuery(aGatewayThatAnswers('today/estimation.json'), at, draft)),
    ).toEqual({
      current: 22n,
      recommended: 25n,
      safeTxGas: 46512n,
    })
  })
  test('has a creator and a creation time', async () => {
    expect(
      await observeQuery(creationQuery(aGatewayThatAnswers('today/creation.json'), at)),
    ).toMatchObject({
      at: Date.parse('2026-04-01'),
      creator: signer,
      saltNonce: 0n,
      setup: { data: '0x', decoded: null },
    })
  })
  test('has relayed calls left, and their state', async () => {
    expect(
      await observeQuery(relaysQuery(aGatewayThatAnswers('today/relayCount.json'), at)),
    ).toEqual({ left: 5, limit: 5 })
    expect(
      await observeQuery(
        relayedQuery(aGatewayThatAnswers('today/relayStatus.json'), chainId, hash),
      ),
    ).toMatchObject({ state: 'included' })
  })
  test('has lists of incoming transfers, module transactions, and proposals', async () => {
    const incoming = await observeList(
      incomingQuery(aGatewayThatAnswers('today/incoming.json'), at),
    )
    const modules = await observeList(modulesQuery(aGatewayThatAnswers('today/modules.json'), at))
    const multisig = await observeList(
      multisigQuery(aGatewayThatAnswers('today/multisig.json'), at),
    )
    expect(new Set(incoming.items.map(({ action }) => action.kind))).toContain('receive')
    expect(modules.items.map(({ module }) => module?.address)).toEqual([
      expect.stringMatching(/^0x/),
    ])
    expect(new Set(multisig.items.map((item) => typeof item.multisig?.nonce))).toEqual(
      new Set(['number']),
    )
  })
})

describe('private data', () => {
  test('includes a session, an account, and its settings', async () => {
    expect(await observeQuery(sessionQuery(aGatewayThatAnswers('today/authMe.json')))).toEqual({
      id: '1',
      method: 'siwe',
      signer,
      email: null,
    })
    expect(
      await observeQuery(accountQuery(aGatewayThatAnswers('2025-01/accountsGet.json'), signer)),
    ).toEqual({ id: '1', address: signer, name: 'Alice' })
    expect(
      (
        await observeQuery(dataTypesQuery(aGatewayThatAnswers('2025-01/accountsDataTypes.json')))
      )[1],
    ).toEqual({
      id: '3',
      name: 'Watchlist',
      description: 'Watchlist',
      active: false,
    })
    const settings = [
      { dataTypeId: '1', enabled: true },
      { dataTypeId: '2', enabled: false },
    ]
    expect(await observeQuery(dataSettingsQuery(aGatewayThatAnswers(settings), signer))).toEqual([
      '1',
    ])
  })
  test('includes an email address, or null', async () => {
    expect(
      await observeQuery(emailQuery(aGatewayThatAnswers('2024-05/emailGet.json'), { at, signer })),
    ).toEqual({
      email: 'alice@example.com',
      verified: false,
    })
    expect(
      await observeQuery(
        emailQuery(
          aGatewayThatRejects(404, {
            statusCode: 404,
            message: `No email address was found for the provided signer ${signer}.`,
          }),
          { at, signer },
        ),
      ),
    ).toBeNull()
  })
  test('has no session if no one is signed in', async () => {
    expect(
      await observeQuery(
        sessionQuery(aGatewayThatRejects(401, { statusCode: 401, message: 'Unauthorized' })),
      ),
    ).toBeNull()
    expect(
      await observeQuery(
        sessionQuery(aGatewayThatRejects(403, { statusCode: 403, message: 'Forbidden resource' })),
      ),
    ).toBeNull()
    await expect(
      observeQuery(
        sessionQuery(aGatewayThatRejects(503, { code: 503, message: 'Service unavailable' })),
      ),
    ).rejects.toMatchObject({ status: 503 })
  })
})
