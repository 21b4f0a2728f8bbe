import {
  fetchChain,
  fetchChains,
  fetchCollectibles,
  type ChainInfo,
  type Collectible,
  type ConfirmationView,
  confirmTransaction,
  forgetDevice,
  forgetSafe,
  type Gateway,
  GatewayError,
  isNotOffered,
  newestOf,
  ownedSafesEverywhere,
  type Page,
  previewTransaction,
  type Proposal,
  type Route,
  routes,
  someOverviews,
  type TransactionDetails,
  type TransactionPreview,
} from '#gateway'
import { describe, expect, expectTypeOf, it } from 'vitest'
import {
  gatewayOver,
  hash,
  json,
  noSuchRoute,
  owner,
  path,
  safeAddress,
  type Sent,
  uuid,
} from './places.ts'

const proposal: Proposal & { signature: string } = {
  to: owner,
  value: '1',
  data: null,
  nonce: '7',
  operation: 0,
  safeTxGas: '0',
  baseGas: '0',
  gasPrice: '0',
  gasToken: owner,
  refundReceiver: null,
  safeTxHash: hash,
  sender: owner,
  signature: '0x12',
  origin: null,
}
const transaction = { to: owner, value: '1', data: '0x', operation: 0 } as const
const device = { chainId: '1', uuid, deviceUuid: uuid }

const calls: Record<
  string,
  { ask: (gateway: Gateway) => Promise<unknown>; paths: string[]; newestFirst: readonly Route[] }
> = {
  confirmTransaction: {
    ask: (gateway) =>
      confirmTransaction(gateway, { path: { ...path, safeTxHash: hash }, body: proposal }),
    newestFirst: confirmTransaction.newestFirst,
    paths: [
      `/v1/chains/1/transactions/${hash}/confirmations`,
      `/v1/chains/1/transactions/${safeAddress}/propose`,
    ],
  },
  previewTransaction: {
    ask: (gateway) => previewTransaction(gateway, { path, body: transaction }),
    newestFirst: previewTransaction.newestFirst,
    paths: [
      `/v1/chains/1/transactions/${safeAddress}/preview`,
      `/v1/chains/1/safes/${safeAddress}/views/transaction-confirmation`,
    ],
  },
  ownedSafesEverywhere: {
    ask: (gateway) => ownedSafesEverywhere(gateway, { path: { ownerAddress: owner } }),
    newestFirst: ownedSafesEverywhere.newestFirst,
    paths: [3, 2, 1].map((version) => `/v${version}/owners/${owner}/safes`),
  },
  someOverviews: {
    ask: (gateway) => someOverviews(gateway, { query: { currency: 'usd', safes: [`1:${owner}`] } }),
    newestFirst: someOverviews.newestFirst,
    paths: ['/v2/safes', '/v1/safes'],
  },
  fetchCollectibles: {
    ask: (gateway) => fetchCollectibles(gateway, { path }),
    newestFirst: fetchCollectibles.newestFirst,
    paths: [2, 1].map((version) => `/v${version}/chains/1/safes/${safeAddress}/collectibles`),
  },
  fetchChains: {
    ask: (gateway) => fetchChains(gateway, { query: { serviceKey: 'WALLET_WEB' } }),
    newestFirst: fetchChains.newestFirst,
    paths: ['/v2/chains', '/v1/chains'],
  },
  fetchChain: {
    ask: (gateway) =>
      fetchChain(gateway, { path: { chainId: '1' }, query: { serviceKey: 'WALLET_WEB' } }),
    newestFirst: fetchChain.newestFirst,
    paths: ['/v2/chains/1', '/v1/chains/1'],
  },
  forgetDevice: {
    ask: (gateway) => forgetDevice(gateway, { path: device }),
    newestFirst: forgetDevice.newestFirst,
    paths: [2, 1].map((version) => `/v${version}/chains/1/notifications/devices/${uuid}`),
  },
  forgetSafe: {
    ask: (gateway) => forgetSafe(gateway, { path: { ...device, safeAddress } }),
    newestFirst: forgetSafe.newestFirst,
    paths: [2, 1].map(
      (version) => `/v${version}/chains/1/notifications/devices/${uuid}/safes/${safeAddress}`,
    ),
  },
}

const pathsOf = (sent: Sent[]) => sent.map(({ url }) => url.pathname.replace('/base', ''))
/** A gateway that supports only the routes with these paths. */
const offering = (...paths: string[]) =>
  gatewayOver((one) =>
    paths.includes(pathsOf([one])[0]!) ? json({ results: [] }) : noSuchRoute(one),
  )

describe.each(Object.entries(calls))('%s', (_, { ask, paths, newestFirst }) => {
  it('calls only the newest route if the gateway supports it', async () => {
    const { sent, gateway } = offering(...paths)
    await ask(gateway)
    expect(pathsOf(sent)).toEqual([paths[0]])
  })

  it('falls back to the next older route, and remembers that', async () => {
    for (let gatewayVersion = 1; gatewayVersion < paths.length; gatewayVersion++) {
      const { sent, gateway } = offering(...paths.slice(gatewayVersion))
      await ask(gateway)
      expect(pathsOf(sent)).toEqual(paths.slice(0, gatewayVersion + 1))
      await ask(gateway)
      expect(pathsOf(sent)).toEqual([...paths.slice(0, gatewayVersion + 1), paths[gatewayVersion]])
    }
  })

  it('remembers it for this client only', async () => {
    await ask(offering(...paths.slice(1)).gateway)
    const { sent, gateway } = offering(...paths)
    await ask(gateway)
    expect(pathsOf(sent)).toEqual([paths[0]])
  })

  it('throws each time if the gateway supports none of them', async () => {
    const { gateway } = offering()
    for (const _time of [1, 2])
      expect(isNotOffered(await ask(gateway).catch((error: unknown) => error))).toBe(true)
  })

  it.each([
    [
      'something that is not known',
      () => json({ code: 404, message: 'Not found.' }, { status: 404 }),
    ],
    [
      'something that an upstream does not know',
      () => json({ code: 404, message: 'Not Found' }, { status: 404 }),
    ],
    [
      'a contract that is not known',
      () =>
        json(
          { message: 'Error fetching the contract data.', error: 'Not Found', statusCode: 404 },
          { status: 404 },
        ),
    ],
    ['a page of a proxy', () => new Response('<html>404 Not Found</html>', { status: 404 })],
    [
      'a rejection',
      () => json({ message: 'Forbidden resource', statusCode: 403 }, { status: 403 }),
    ],
    ['an error', () => json({ code: 500, message: 'Internal server error' }, { status: 500 })],
    [
      'a method that is not implemented',
      () => json({ message: 'Cannot POST /x', statusCode: 501 }, { status: 501 }),
    ],
    ['no answer', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('does not fall back after %s', async (_reason, answer) => {
    const { sent, gateway } = gatewayOver(answer)
    await expect(ask(gateway)).rejects.toBeInstanceOf(GatewayError)
    expect(pathsOf(sent)).toEqual([paths[0]])
  })

  it('lists its routes, newest first', () => {
    expect(newestFirst.map((route) => route.path.replace(/\{\w+\}/g, '*'))).toEqual(
      paths.map((one) =>
        one.replace(/\/1(?=\/|$)|0x\w+|(?<=devices\/)[\w-]+/g, (value) =>
          value === '/1' ? '/*' : '*',
        ),
      ),
    )
  })
})

describe('the request', () => {
  it('to confirm is only the signature, or the proposal where that is unknown', async () => {
    const { sent, gateway } = offering(calls.confirmTransaction!.paths[1]!)
    await calls.confirmTransaction!.ask(gateway)
    expect(sent.map(({ init }) => JSON.parse(String(init.body)) as unknown)).toEqual([
      { signature: '0x12' },
      proposal,
    ])
  })

  it('to preview is the same for both routes', async () => {
    const { sent, gateway } = offering(calls.previewTransaction!.paths[1]!)
    await calls.previewTransaction!.ask(gateway)
    expect(sent.map(({ init }) => JSON.parse(String(init.body)) as unknown)).toEqual([
      transaction,
      transaction,
    ])
  })
})

describe('the response', () => {
  it('of collectibles is a page, even from a gateway without pages', async () => {
    const { gateway } = gatewayOver((one) =>
      one.url.pathname.includes('/v1/') ? json([{ id: '1' }]) : noSuchRoute(one),
    )
    expect(await fetchCollectibles(gateway, { path })).toEqual({ results: [{ id: '1' }] })
  })

  it('of chains contains all of them, from the supported list', async () => {
    for (const list of ['/base/v2/chains', '/base/v1/chains']) {
      const { gateway } = gatewayOver((one) => {
        if (one.url.pathname !== list) return noSuchRoute(one)
        return one.url.searchParams.has('cursor')
          ? json({ next: null, results: [{ chainId: '5' }] })
          : json({ next: `https://gateway.test${list}?cursor=a`, results: [{ chainId: '1' }] })
      })
      expect(await fetchChains(gateway, { query: { serviceKey: 'WALLET_WEB' } })).toMatchObject([
        { chainId: '1' },
        { chainId: '5' },
      ])
    }
  })

  it('has the types of all routes', () => {
    expectTypeOf(confirmTransaction).returns.toEqualTypeOf<Promise<TransactionDetails>>()
    expectTypeOf(previewTransaction).returns.toEqualTypeOf<
      Promise<TransactionPreview | ConfirmationView>
    >()
    expectTypeOf(ownedSafesEverywhere).returns.toExtend<Promise<Record<string, string[] | null>>>()
    expectTypeOf(fetchCollectibles).returns.toEqualTypeOf<Promise<Page<Collectible>>>()
    expectTypeOf(fetchChain).returns.toEqualTypeOf<Promise<ChainInfo>>()
    // @ts-expect-error older gateways need data
    void (() => previewTransaction({} as Gateway, { path, body: { ...transaction, data: null } }))
    // @ts-expect-error the newer route needs the product's name
    void (() => fetchChain({} as Gateway, { path: { chainId: '1' } }))
  })
})

it('newestOf calls the last route even if it is unsupported: its response counts', async () => {
  const { sent, gateway } = offering()
  for (const _time of [1, 2])
    await expect(
      newestOf(gateway, [routes.logout, routes.fiatCodes], (route) =>
        gateway.call<Route>(route, {}),
      ),
    ).rejects.toMatchObject({ status: 404 })
  expect(pathsOf(sent)).toEqual([
    '/v1/auth/logout',
    '/v1/balances/supported-fiat-codes',
    '/v1/balances/supported-fiat-codes',
  ])
})
