import {
  GatewayRequestError,
  get,
  type PathOf,
  type PathValues,
  type Route,
  routes,
} from '#gateway'
import { describe, expect, expectTypeOf, it } from 'vitest'
import { fillPath } from '../../../src/gateway/address.ts'
import { random } from '../safe/random.ts'
import {
  baseUrl,
  gatewayOver,
  hash,
  json,
  owner,
  path,
  safeAddress,
  uuid,
  values,
} from './places.ts'

const all = Object.entries(routes as Record<string, Route>)
const placesOf = (route: Route) => [...route.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]!)
const withPlaces = all.flatMap(([name, route]) =>
  placesOf(route).map((place) => ({ name, route, place })),
)

const right: [place: string, value: string][] = [
  ['chainId', '1'],
  ['chainId', '11155111'],
  ['chainId', '9'.repeat(78)],
  ...[
    'safeAddress',
    'ownerAddress',
    'contractAddress',
    'delegateAddress',
    'moduleAddress',
    'signer',
    'address',
  ].flatMap((place): [string, string][] => [
    [place, owner],
    [place, owner.toLowerCase()],
    [place, owner.toUpperCase().replace('X', 'x')],
  ]),
  ['safeTxHash', hash],
  ['messageHash', hash.toUpperCase().replace('X', 'x')],
  ['currency', 'usd'],
  ['currency', 'EUR'],
  ['fiatCode', 'chf'],
  ['uuid', uuid],
  ['deviceUuid', uuid.toUpperCase()],
  ['taskId', hash],
  ['taskId', uuid],
  // The ids of a relayer are its own: Gelato's have 66 characters, others up to 80 digits.
  ['taskId', '7'.repeat(73)],
  ['taskId', 'a_B-9'],
  ['taskId', 'a'.repeat(256)],
  ['transactionId', hash],
  ['transactionId', `multisig_${safeAddress}_${hash}`],
  [
    'transactionId',
    `module_${safeAddress}_i5a0b1f24f5cb2ff5b3d9f8bf9a6d1a0c6e1f2a3b4c5d6e7f8091a2b3c4d5e6f70,0,1`,
  ],
  [
    'transactionId',
    `transfer_${safeAddress}_ecc75e2ee280fa3ff560752331300414dec60cbb4cbea61a7734fb685a690088a42`,
  ],
  ['transactionId', `creation_${safeAddress}`],
  ['transactionId', `ethereum_${safeAddress}_${hash}_0x1`],
]

const wrong: [place: string, value: unknown][] = [
  ...[
    '',
    ' ',
    '.',
    '..',
    '../1',
    '..%2f1',
    '%2e%2e',
    '%2e%2e%2f',
    '1/2',
    '1\\2',
    '$&',
    '$$',
    "$'",
    '1?x=1',
    '1#x',
    '1\n',
    '\u00001',
    '{chainId}',
    '01',
    '0',
    '-1',
    '1e3',
    '1.0',
    '0x1',
    '١',
    '1'.repeat(79),
  ].map((value): [string, unknown] => ['chainId', value]),
  ...[
    '',
    'x',
    owner.slice(0, -1),
    `${owner}0`,
    `${owner}/..`,
    ` ${owner}`,
    `${owner}\n`,
    owner.replace('0x', '0X'),
    owner.slice(2),
    `eth:${owner}`,
    owner.replace('6', 'g'),
    '0x'.padEnd(42, 'K'),
  ].map((value): [string, unknown] => ['safeAddress', value]),
  ...['', hash.slice(0, -1), `${hash}0`, `${hash.slice(0, -1)}/`, owner].map(
    (value): [string, unknown] => ['safeTxHash', value],
  ),
  ...['', 'us', 'dollar', 'us1', 'u/d', '..', 'uſd', 'u\u212ad'].map((value): [string, unknown] => [
    'currency',
    value,
  ]),
  ...['', uuid.slice(1), `${uuid}0`, uuid.replaceAll('-', ''), `{${uuid}}`, hash].map(
    (value): [string, unknown] => ['uuid', value],
  ),
  ...['', '.', '..', '../status', 'a b', 'a/b', 'a%2fb', 'é', `${uuid}\n`, '7'.repeat(257)].map(
    (value): [string, unknown] => ['taskId', value],
  ),
  ...[
    '',
    '..',
    `multisig_${safeAddress}_`,
    `multisig_${safeAddress}_a/b`,
    `multisig_${safeAddress}_a%2fb`,
    `multisig_${safeAddress}_..`,
    `multisig_${owner.slice(1)}_${hash}`,
    `_${safeAddress}_1`,
    `multisig_${safeAddress}_${'a'.repeat(161)}`,
    `${hash}0`,
  ].map((value): [string, unknown] => ['transactionId', value]),
  // Values of the wrong type, as JavaScript callers could pass.
  ...[undefined, null, 1, 1n, ['1'], { toString: () => '1' }, new String('1'), true].map(
    (value): [string, unknown] => ['chainId', value],
  ),
]

describe('a value for a path', () => {
  it.each(right)('%s may be %s', (place, value) => {
    expect(
      fillPath(
        { path: `/v1/{${place}}/x`, credentials: 'omit', answers: 'json' },
        { [place]: value },
      ),
    ).toBe(`/v1/${encodeURIComponent(value)}/x`)
  })

  it.each(
    wrong.map(
      ([place, value]) =>
        [
          place,
          typeof value === 'string' ? JSON.stringify(value) : `${typeof value} ${String(value)}`,
          value,
        ] as const,
    ),
  )('%s may not be %s', (place, _, value) => {
    expect(() =>
      fillPath(
        { path: `/v1/{${place}}/x`, credentials: 'omit', answers: 'json' },
        { [place]: value },
      ),
    ).toThrow(GatewayRequestError)
  })

  describe('of a parameter that only the caller knows', () => {
    const mine = get<{ name: string }>()('/v1/x/{thing}/y')
    it.each([
      ['1', '1'],
      ['…', '%E2%80%A6'],
      ['🙂', '%F0%9F%99%82'],
      ['a b?c#d&e%2f', 'a%20b%3Fc%23d%26e%252f'],
      ['%2e%2e', '%252e%252e'],
      ['...', '...'],
      ['.a', '.a'],
      ['$&', '%24%26'],
      ['{thing}', '%7Bthing%7D'],
      ['\0\n', '%00%0A'],
      ['a'.repeat(256), 'a'.repeat(256)],
    ])('%j is sent as it is, encoded', async (thing, encoded) => {
      const { sent, gateway } = gatewayOver(() => json({ name: 'x' }))
      expect(await gateway.call(mine, { path: { thing } })).toEqual({ name: 'x' })
      expect(sent[0]?.url.href).toBe(`${baseUrl}/v1/x/${encoded}/y`)
    })

    it.each([
      ...[
        '',
        '.',
        '..',
        '../z',
        'a/b',
        '/',
        '..\\z',
        'a\\b',
        'a'.repeat(257),
        '\ud800',
        'a\udc00',
      ].map((value): [unknown] => [value]),
      ...[undefined, null, 1, ['a'], { toString: () => 'a' }].map((value): [unknown] => [value]),
    ])('%j is rejected', async (thing) => {
      const { sent, gateway } = gatewayOver(() => json({}))
      await expect(gateway.call(mine, { path: { thing: thing as string } })).rejects.toThrow(
        GatewayRequestError,
      )
      expect(sent).toEqual([])
    })

    it('has the type of its route', () => {
      expectTypeOf<PathValues<PathOf<typeof mine>>>().toEqualTypeOf<{ thing: string }>()
    })
  })

  it('is encoded', () => {
    expect(
      fillPath(routes.details, { chainId: '1', transactionId: `transfer_${safeAddress}_ia,1` }),
    ).toBe(`/v1/chains/1/transactions/transfer_${safeAddress}_ia%2C1`)
  })

  it('is not part of the error message', async () => {
    const { gateway } = gatewayOver(() => json({}))
    await expect(
      gateway.call(routes.safe, { path: { chainId: '1', safeAddress: 'a secret' } }),
    ).rejects.toMatchObject({
      endpoint: routes.safe.path,
      message: expect.not.stringContaining('secret') as string,
    })
  })

  it.each(withPlaces)('is known for {$place} of $name', ({ route, place }) => {
    expect(() => fillPath(route, values)).not.toThrow()
    expect(() => fillPath(route, { ...values, [place]: '' })).toThrow(GatewayRequestError)
  })
})

const evil = [
  '..',
  '../',
  '..\\',
  '/',
  '\\',
  '//',
  '%2e%2e',
  '%2E%2E%2F',
  '%2f',
  '%5c',
  '%00',
  '%',
  '$&',
  '$`',
  "$'",
  '$1',
  '$$',
  '?',
  '#',
  '&',
  '=',
  ';',
  ':',
  '@',
  ' ',
  '\t',
  '\n',
  '\r\n',
  '\u0000',
  '\u200b',
  '\u202e',
  '․',
  '／',
  'ａ',
  '\ud800',
  '{',
  '}',
  '{chainId}',
  '<',
  '"',
  "'",
  '*',
  '|',
  '~',
  '!',
  '+',
  'é',
]

it('stops each of a thousand hostile values, in any parameter of any route', async () => {
  const { upTo, pick, seed } = random(20_261_120)
  const { sent, gateway } = gatewayOver(() => json({}))
  for (let turn = 0; turn < 1000; turn++) {
    const { route, place } = pick(withPlaces)
    const value = values[place]!
    const at = upTo(value.length + 1)
    // A part of a valid value with hostile content in it, or hostile content alone, long or short.
    const hostile = pick([
      value.slice(0, at) + pick(evil) + value.slice(at),
      pick(evil) + value,
      value + pick(evil),
      pick(evil).repeat(1 + upTo(300)),
      value.repeat(2 + upTo(100)),
    ])
    // A repeated chain id is just another number, and the ids of relayed calls are anyone's.
    if (/^1{2,78}$/.test(hostile) || (place === 'taskId' && /^\w{1,256}$/.test(hostile))) continue
    await expect(
      gateway.call(route, { path: { ...values, [place]: hostile } } as never),
      `${seed}: ${place} ${JSON.stringify(hostile)}`,
    ).rejects.toThrow(GatewayRequestError)
  }
  expect(sent).toEqual([])
})

const own = `${baseUrl}/v1/chains/1/safes/${safeAddress}/transactions/queued`
const cursor = '?cursor=limit%3D20%26offset%3D20&trusted=true'

describe('a page', () => {
  it.each([
    ['the URL of the list', own],
    ['the URL of the list, with a slash at its end', `${own}/`],
    [
      'the URL of the list in another spelling',
      own.replace('https://gateway.test', 'HTTPS://GATEWAY.TEST:443'),
    ],
    ['the address in small letters', own.replace(safeAddress, safeAddress.toLowerCase())],
    ['the path that a proxy removed', own.replace('/base/', '/')],
    ['a path that a proxy added', own.replace('/base/', '/internal/base/')],
    ['the scheme behind the end of TLS', own.replace('https:', 'http:')],
    ['the host behind a proxy', own.replace('gateway.test', 'gateway:8080')],
    ['the port that a proxy dropped or added', own.replace('gateway.test', 'gateway.test:8443')],
    ['another host', own.replace('gateway.test', 'evil.test')],
    ['a user and a password', own.replace('https://', 'https://me:secret@')],
    ['the host as a user', own.replace('https://gateway.test', 'https://gateway.test@evil.test')],
    ['another list', own.replace('queued', 'history')],
    ['another Safe', own.replace(safeAddress, owner)],
    ['another chain', own.replace('/chains/1/', '/chains/5/')],
    ['a step up', `${own}/../history`],
    ['an encoded step up', `${own}/%2e%2e/history`],
    ['a scheme of its own', 'javascript:alert(1)'],
    ['a path alone', new URL(own).pathname],
    ['no scheme', own.replace('https:', '')],
    ['a query alone', ''],
  ])('is requested from the list itself, with the query of: %s', async (_, url) => {
    for (const fragment of ['', '#there', '#?cursor=other']) {
      const { sent, gateway } = gatewayOver(() => json({ results: [] }))
      await gateway.page(routes.queued, url + cursor + fragment, { path })
      expect(sent.map(({ url: { href } }) => href)).toEqual([own + cursor])
    }
  })

  it('is requested from a list whose path ends in a slash', async () => {
    const { sent, gateway } = gatewayOver(() => json({ results: [] }))
    const list = `${baseUrl}/v1/chains/1/safes/${safeAddress}/incoming-transfers`
    for (const url of [list, `${list}/`])
      await gateway.page(routes.incomingTransfers, `${url}?cursor=a`, { path })
    expect(sent.map(({ url }) => url.href)).toEqual([`${list}/?cursor=a`, `${list}/?cursor=a`])
  })

  it('keeps a query that contains a URL or a second question mark', async () => {
    const { sent, gateway } = gatewayOver(() => json({ results: [] }))
    await gateway.page(routes.queued, `${own}?next=https://evil.test/?a@b`, { path })
    expect(sent[0]?.url.href).toBe(`${own}?next=https://evil.test/?a@b`)
  })

  it.each<[string, unknown]>([
    ['nothing', ''],
    ['no query', own],
    ['an empty query', `${own}?`],
    ['a query in its fragment only', `${own}#?cursor=a`],
    ['words', 'not a url'],
    ['an address that cannot be parsed', 'https://[gateway]/?cursor=a'],
    ['a port that cannot be parsed', 'https://gateway.test:port/?cursor=a'],
    ['ten thousand characters', `${own}?cursor=${'a'.repeat(10_000)}`],
    ['a number', 20],
    ['an object', { href: own + cursor }],
    ['null', null],
  ])('is rejected with %s', async (_, url) => {
    const { sent, gateway } = gatewayOver(() => json({}))
    await expect(gateway.page(routes.queued, url as string, { path })).rejects.toMatchObject({
      name: 'GatewayRequestError',
      endpoint: routes.queued.path,
    })
    expect(sent).toEqual([])
  })

  it('stays within its list for a thousand hostile URLs', async () => {
    const { upTo, pick, seed } = random(20_261_121)
    const { sent, gateway } = gatewayOver(() => json({ results: [] }))
    const pieces = [
      ...evil,
      'https://',
      'http://',
      '//evil.test',
      'evil.test',
      '@',
      ':443',
      ':8443',
      'me:secret@',
      '/base',
      '/v1',
      '/..',
      '/./',
      '%2f..',
      owner,
      'history',
      '?cursor=a',
      'xn--',
      '127.1',
      '[::1]',
    ]
    const rejections: { url: string; error: unknown }[] = []
    const valid = own + cursor
    for (let turn = 0; turn < 1000; turn++) {
      const at = upTo(valid.length + 1)
      const until = pick([at, upTo(valid.length + 1)])
      const url = valid.slice(0, at) + pick(pieces) + valid.slice(until)
      await gateway
        .page(routes.queued, url, { path })
        .catch((error: unknown) => rejections.push({ url, error }))
    }
    expect(
      rejections.filter(({ error }) => !(error instanceof GatewayRequestError)),
      String(seed),
    ).toEqual([])
    const elsewhere = sent.filter(
      ({ url: { origin, pathname, username, hash: fragment } }) =>
        origin + pathname !== own || username || fragment,
    )
    expect(elsewhere.map(({ url }) => url.href)).toEqual([])
    expect(Math.min(rejections.length, sent.length)).toBeGreaterThan(50)
    expect(rejections.length + sent.length).toBe(1000)
  })
})
