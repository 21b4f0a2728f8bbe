import { GatewayRequestError, type Route, routes } from '#gateway'
import { describe, expect, it } from 'vitest'
import { fillPath } from '../../../src/gateway/address.ts'
import { random } from '../safe/random.ts'
import { baseUrl, gatewayOver, hash, json, owner, path, safeAddress, uuid, values } from './places.ts'

const all = Object.entries(routes as Record<string, Route>)
const placesOf = (route: Route) => [...route.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]!)
const withPlaces = all.flatMap(([name, route]) => placesOf(route).map((place) => ({ name, route, place })))

const right: [place: string, value: string][] = [
  ['chainId', '1'],
  ['chainId', '11155111'],
  ['chainId', '9'.repeat(78)],
  ...['safeAddress', 'ownerAddress', 'contractAddress', 'delegateAddress', 'moduleAddress', 'signer', 'address'].flatMap((place): [string, string][] => [
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
  ['transactionId', hash],
  ['transactionId', `multisig_${safeAddress}_${hash}`],
  ['transactionId', `module_${safeAddress}_i5a0b1f24f5cb2ff5b3d9f8bf9a6d1a0c6e1f2a3b4c5d6e7f8091a2b3c4d5e6f70,0,1`],
  ['transactionId', `transfer_${safeAddress}_ecc75e2ee280fa3ff560752331300414dec60cbb4cbea61a7734fb685a690088a42`],
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
  ...['', hash.slice(0, -1), `${hash}0`, `${hash.slice(0, -1)}/`, owner].map((value): [string, unknown] => ['safeTxHash', value]),
  ...['', 'us', 'dollar', 'us1', 'u/d', '..', 'uſd', 'u\u212ad'].map((value): [string, unknown] => ['currency', value]),
  ...['', uuid.slice(1), `${uuid}0`, uuid.replaceAll('-', ''), `{${uuid}}`, hash].map((value): [string, unknown] => ['uuid', value]),
  ...['', '../status', uuid.slice(1), `${hash}${uuid}`].map((value): [string, unknown] => ['taskId', value]),
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
  ...[undefined, null, 1, 1n, ['1'], { toString: () => '1' }, new String('1'), true].map((value): [string, unknown] => ['chainId', value]),
]

describe('a value for a path', () => {
  it.each(right)('%s may be %s', (place, value) => {
    expect(fillPath({ path: `/v1/{${place}}/x`, credentials: 'omit', answers: 'json' }, { [place]: value })).toBe(`/v1/${encodeURIComponent(value)}/x`)
  })

  it.each(wrong.map(([place, value]) => [place, typeof value === 'string' ? JSON.stringify(value) : `${typeof value} ${String(value)}`, value] as const))(
    '%s may not be %s',
    (place, _, value) => {
      expect(() => fillPath({ path: `/v1/{${place}}/x`, credentials: 'omit', answers: 'json' }, { [place]: value })).toThrow(GatewayRequestError)
    },
  )

  it('is rejected for an unknown parameter', () => {
    for (const place of ['id', 'safe', 'ADDRESS'])
      expect(() => fillPath({ path: `/v1/{${place}}`, credentials: 'omit', answers: 'json' }, { [place]: '1' })).toThrow(GatewayRequestError)
  })

  it('is encoded', () => {
    expect(fillPath(routes.details, { chainId: '1', transactionId: `transfer_${safeAddress}_ia,1` })).toBe(
      `/v1/chains/1/transactions/transfer_${safeAddress}_ia%2C1`,
    )
  })

  it('is not part of the error message', async () => {
    const { gateway } = gatewayOver(() => json({}))
    await expect(gateway.call(routes.safe, { path: { chainId: '1', safeAddress: 'a secret' } })).rejects.toMatchObject({
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
    // A repeated chain id is just another number.
    if (/^1{2,78}$/.test(hostile)) continue
    await expect(gateway.call(route, { path: { ...values, [place]: hostile } } as never), `${seed}: ${place} ${JSON.stringify(hostile)}`).rejects.toThrow(
      GatewayRequestError,
    )
  }
  expect(sent).toEqual([])
})

const own = `${baseUrl}/v1/chains/1/safes/${safeAddress}/transactions/queued`

describe('a page', () => {
  it.each([
    [`${own}?cursor=limit%3D20%26offset%3D20&trusted=true`, '?cursor=limit%3D20%26offset%3D20&trusted=true'],
    [own, ''],
    [`${own}/?cursor=a`, '?cursor=a'],
    [`${own.replace(safeAddress, safeAddress.toLowerCase())}?cursor=a#there`, '?cursor=a'],
    [`${own.replace('https://gateway.test', 'HTTPS://GATEWAY.TEST:443')}?cursor=a`, '?cursor=a'],
    [`${own}?next=https://evil.test`, '?next=https://evil.test'],
  ])('is requested from the list itself: %s', async (url, search) => {
    const { sent, gateway } = gatewayOver(() => json({ results: [] }))
    await gateway.page(routes.queued, url, { path })
    expect(sent[0]?.url.href).toBe(own + search)
  })

  it('is requested from a list whose path ends in a slash', async () => {
    const { sent, gateway } = gatewayOver(() => json({ results: [] }))
    const list = `${baseUrl}/v1/chains/1/safes/${safeAddress}/incoming-transfers`
    for (const url of [list, `${list}/`]) await gateway.page(routes.incomingTransfers, `${url}?cursor=a`, { path })
    expect(sent.map(({ url }) => url.href)).toEqual([`${list}/?cursor=a`, `${list}/?cursor=a`])
  })

  it.each([
    ['another host', own.replace('gateway.test', 'evil.test')],
    ['a host that begins alike', own.replace('gateway.test', 'gateway.test.evil.test')],
    ['another port', own.replace('gateway.test', 'gateway.test:8443')],
    ['another scheme', own.replace('https:', 'http:')],
    ['a scheme of its own', own.replace('https:', 'javascript:')],
    ['a user', own.replace('https://', 'https://me@')],
    ['a password', own.replace('https://', 'https://me:secret@')],
    ['the host as a user', own.replace('https://gateway.test', 'https://gateway.test@evil.test')],
    ['the host as a user, with a backslash', own.replace('https://gateway.test', 'https://evil.test\\@gateway.test')],
    ['another base', own.replace('/base/', '/')],
    ['another list', own.replace('queued', 'history')],
    ['another safe', own.replace(safeAddress, owner)],
    ['another chain', own.replace('/chains/1/', '/chains/5/')],
    ['an encoded slash', own.replace('/queued', '%2fqueued')],
    ['an encoded backslash', own.replace('/queued', '%5cqueued')],
    ['a step up', `${own}/../history`],
    ['an encoded step up', `${own}/%2e%2e/history`],
    ['a further step', `${own}/more`],
    ['two slashes', own.replace('/v1', '//v1')],
    ['no scheme', own.replace('https:', '')],
    ['a path alone', new URL(own).pathname],
    ['nothing', ''],
    ['words', 'not a url'],
  ])('with %s is rejected', async (_, url) => {
    const { sent, gateway } = gatewayOver(() => json({}))
    for (const one of [url, `${url}?cursor=a`]) await expect(gateway.page(routes.queued, one, { path })).rejects.toThrow(GatewayRequestError)
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
    const refusals: { url: string; error: unknown }[] = []
    for (let turn = 0; turn < 1000; turn++) {
      const at = upTo(own.length + 1)
      const until = pick([at, upTo(own.length + 1)])
      const url = own.slice(0, at) + pick(pieces) + own.slice(until)
      await gateway.page(routes.queued, url, { path }).catch((error: unknown) => refusals.push({ url, error }))
    }
    expect(
      refusals.filter(({ error }) => !(error instanceof GatewayRequestError)),
      String(seed),
    ).toEqual([])
    expect(sent.map(({ url }) => url.origin + url.pathname).filter((one) => one !== own)).toEqual([])
    expect(refusals.length).toBeGreaterThan(700)
    expect(refusals.length + sent.length).toBe(1000)
  })
})
