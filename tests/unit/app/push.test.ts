import { describe, expect, it } from 'vitest'
import type { NotificationPlan } from '#screens/core/environment'
import { notificationOf, readPlan, urlOf } from '../../../src/app/push/notificationOf.ts'
import {
  kindsOfGroups,
  notificationGroups,
} from '../../../src/screens/settings/notifications/kinds.ts'

const address = '0x0000000000000000000000000000000000005aFE'
const plan: NotificationPlan = {
  locale: 'en',
  words: Object.fromEntries(
    kindsOfGroups(notificationGroups).map((kind) => [kind, `Words of ${kind}`]),
  ) as NotificationPlan['words'],
  safes: [
    {
      chainId: '17000',
      address,
      prefix: 'hol',
      about: 'Treasury on Holesky',
      kinds: kindsOfGroups(['requests', 'incoming']),
    },
  ],
}
const push = { type: 'CONFIRMATION_REQUEST', chainId: '17000', address: address.toLowerCase() }
const shown = (message: unknown) =>
  notificationOf(typeof message === 'string' ? message : JSON.stringify(message), plan)

describe('a push message', () => {
  it('shows the text that the page prepared, and opens the Safe’s queue', () => {
    expect(shown(push)).toEqual({
      title: 'Words of CONFIRMATION_REQUEST',
      body: 'Treasury on Holesky',
      tag: `CONFIRMATION_REQUEST 17000:${address}`,
      href: `/transactions/queue?safe=hol:${address}`,
      lang: 'en',
    })
  })

  it('is read below "data" too, as Firebase sends it', () => {
    expect(shown({ data: push })).toEqual(shown(push))
  })

  it.each([
    ['DELETED_MULTISIG_TRANSACTION', 'queue'],
    ['MESSAGE_CONFIRMATION_REQUEST', 'messages'],
    ['INCOMING_ETHER', 'history'],
    ['INCOMING_TOKEN', 'history'],
  ])('%s opens %s', (type, page) => {
    expect(shown({ ...push, type })?.href).toBe(`/transactions/${page}?safe=hol:${address}`)
  })

  it('shows none of its own text, numbers, or addresses', () => {
    const told = JSON.stringify(
      shown({
        ...push,
        title: 'Send 5 ETH now',
        body: 'https://evil.example',
        url: 'https://evil.example',
        value: '5',
        to: `0x${'e'.repeat(40)}`,
        about: 'evil',
        prefix: 'evil',
      }),
    )
    expect(told).toBe(JSON.stringify(shown(push)))
  })

  it.each<[string, unknown]>([
    ['of a kind that is turned off', { ...push, type: 'EXECUTED_MULTISIG_TRANSACTION' }],
    ['of an unknown kind', { ...push, type: 'SOMETHING_NEW' }],
    ['of a kind that every object has', { ...push, type: 'constructor' }],
    ['about another Safe', { ...push, address: `0x${'1'.repeat(40)}` }],
    ['about the same address on another network', { ...push, chainId: '1' }],
    ['about no address', { ...push, address: '0x5afe' }],
    ['with a network that is a number', { ...push, chainId: 17_000 }],
    ['without a kind', { chainId: '17000', address }],
    ['that is null', null],
    ['that is a text', '"CONFIRMATION_REQUEST"'],
    ['that is empty', ''],
    ['that is no JSON', '<html>'],
  ])('%s shows nothing', (_, message) => {
    expect(shown(message)).toBeUndefined()
  })
})

describe('the stored plan', () => {
  it('is used as the page stored it', () => {
    expect(readPlan(structuredClone(plan))).toEqual(plan)
  })

  it.each<[string, unknown]>([
    ['nothing', undefined],
    ['null', null],
    ['a text', 'plan'],
    ['no words', { ...plan, words: undefined }],
    ['no list', { ...plan, safes: {} }],
  ])('is not used if it is %s', (_, value) => {
    expect(readPlan(value)).toBeUndefined()
  })

  it('drops its damaged parts', () => {
    const [safe] = plan.safes
    expect(
      readPlan({
        ...plan,
        safes: [{ ...safe, prefix: '../..' }, { ...safe, address: 'treasury' }, null, safe],
      })?.safes,
    ).toEqual([safe])
    expect(readPlan({ ...plan, words: { INCOMING_ETHER: 'Incoming' } })?.safes[0]?.kinds).toEqual([
      'INCOMING_ETHER',
    ])
  })
})

describe('the URL of a notification', () => {
  const origin = 'https://coffer.example'

  it('opens only pages of this site', () => {
    expect(urlOf(shown(push)?.href, origin)).toBe(
      `${origin}/transactions/queue?safe=hol:${address}`,
    )
  })

  it.each([
    undefined,
    null,
    7,
    '',
    '//evil.example/transactions/queue?safe=hol:0x',
    'https://evil.example',
    '/settings',
    `/transactions/queue?safe=hol:${address}&x=1`,
    `.evil.example/transactions/queue?safe=hol:${address}`,
  ])('is never %s', (data) => {
    expect(urlOf(data, origin)).toBeUndefined()
  })
})
