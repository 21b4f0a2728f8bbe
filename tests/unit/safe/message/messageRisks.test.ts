import { describe, expect, it } from 'vitest'
import type { Address } from '#base'
import type { TypedMessage } from '#domain'
import { ordersOf } from '#safe/message'
import {
  isMessageDanger,
  isDeclined,
  messageRisks,
  messageRisksToAgree,
} from '../../../../src/safe/message/messageRisks.ts'
import { signInDomain } from '../../../../src/safe/message/signIn.ts'
import { mail, permit, signIn, vote } from '../../../../stories/screens/messages/items.ts'
import {
  authorization,
  cowOrder,
  gift,
  seaportBulk,
  seaportOrder,
  seller,
} from '../../../../stories/screens/messages/orders.ts'
import { rounds } from '../../../size.ts'
import { random } from '../random.ts'

const own = permit.message.owner as Address
const risksOf = (message: TypedMessage | string, safe: Address = own) =>
  messageRisks(message, {}, '1', safe).risks
const spenderOf = (message: TypedMessage) =>
  risksOf(message).flatMap((one) => (one.id === 'spender' ? one.spender : []))[0]

describe('what is special about a message', () => {
  it('is a sign-in to the requesting site, to another one, or without a requester', () => {
    const message = signIn('bank.demo.test')
    expect(messageRisks(message, { observed: 'https://bank.demo.test' }, '1', own)).toMatchObject({
      ownSite: 'bank.demo.test',
      otherSite: undefined,
      risks: [],
    })
    const origin = 'https://evil.demo.test'
    expect(messageRisks(message, { observed: origin }, '1', own)).toMatchObject({
      ownSite: undefined,
      otherSite: { domain: 'bank.demo.test', origin },
      risks: [],
    })
    expect(messageRisks(message, {}, '1', own)).toMatchObject({
      ownSite: undefined,
      otherSite: undefined,
      risks: [{ id: 'pasted', domain: 'bank.demo.test' }],
    })
  })

  it('is who may spend tokens by a permit, of whatever kind', () => {
    const { spender } = permit.message
    expect(spenderOf(permit)).toBe(spender)
    expect(spenderOf({ ...permit, primaryType: 'PermitBatchTransferFrom' })).toBe(spender)
    const all = { ...permit, primaryType: 'PermitForAll', message: { operator: spender } }
    expect(spenderOf(all)).toBe(spender)
    expect(spenderOf(vote)).toBeUndefined()
    expect(spenderOf({ ...permit, message: { spender: 7 } })).toBeUndefined()
  })

  it('isn’t a spender if a permit only revokes an allowance', () => {
    expect(risksOf({ ...permit, message: { ...permit.message, value: '0' } })).toEqual([])
  })

  it("is whose tokens a permit is about, if they aren't the Safe's", () => {
    const { spender } = permit.message
    expect(risksOf(permit, seller)).toEqual([{ id: 'otherOwner', owner: own, spender }])
    expect(risksOf(permit)).toEqual([{ id: 'spender', spender }])
    // Types that no known token hashes may have any meaning.
    const unknown: TypedMessage = {
      ...permit,
      primaryType: 'PermitAll',
      types: { PermitAll: permit.types.Permit ?? [] },
    }
    expect(risksOf(unknown, seller)).toEqual([{ id: 'spender', spender }])
  })

  it('is a payment, by types that tokens take', () => {
    const { to } = authorization.message
    expect(risksOf(authorization, seller)).toEqual([{ id: 'payment', to }])
    expect(risksOf(authorization)).toEqual([{ id: 'otherOwner', owner: seller, spender: to }])
  })

  it.each(['TransferWithAuthorization', 'ReceiveWithAuthorization'])(
    'is who gets tokens by an authorization of other types: %s',
    (primaryType) => {
      const to = permit.message.spender
      expect(spenderOf({ ...permit, primaryType, message: { to, value: '1' } })).toBe(to)
      expect(spenderOf({ ...permit, primaryType: 'Transfer', message: { to } })).toBeUndefined()
    },
  )

  it('is an order, and first of all that it gives for nothing', () => {
    expect(risksOf(seaportOrder, seller)).toEqual([{ id: 'order' }])
    expect(risksOf(cowOrder, seller)).toEqual([{ id: 'order' }])
    expect(risksOf(gift, seller)).toEqual([{ id: 'givesForNothing' }])
    expect(risksOf(gift).map(({ id }) => id)).toEqual(['givesForNothing', 'otherOwner'])
    expect(risksOf(seaportOrder)).toEqual([{ id: 'otherOwner', owner: seller, spender: undefined }])
  })

  const gives = (gift.message.offer as object[])[0]
  const pair = (other: object) => ({
    ...seaportBulk,
    types: { ...seaportBulk.types, BulkOrder: [{ name: 'tree', type: 'OrderComponents[2]' }] },
    message: { tree: [gift.message, { ...gift.message, ...other }] },
  })
  it.each([
    ['nothing offered', pair({ offer: [] })],
    ['an unknown kind', pair({ orderType: 4 })],
    ['an unknown item', pair({ offer: [{ ...gives, itemType: 6 }] })],
    [
      'one order that offers nothing',
      { ...seaportOrder, message: { ...seaportOrder.message, offer: [] } },
    ],
    ['an order without a network', { ...seaportOrder, domain: { name: 'Seaport' } }],
    [
      'another contract of CoW’s types',
      { ...cowOrder, domain: { ...cowOrder.domain, verifyingContract: own } },
    ],
  ] as [string, TypedMessage][])('is an order that can’t be read: %s', (_, message) => {
    expect(ordersOf(message, seller)).toEqual([])
    expect(risksOf(message, seller)).toEqual([{ id: 'order' }])
  })

  it('is another network, or none, that typed data name', () => {
    const on = (chainId?: number) =>
      messageRisks(
        { ...vote, domain: chainId === undefined ? { name: 'Ballot' } : { chainId } },
        {},
        '1',
        own,
      )
    expect(on(1)).toMatchObject({ risks: [], hasNoChain: false })
    expect(on(137)).toMatchObject({ risks: [{ id: 'otherChain', chain: 137 }], hasNoChain: false })
    expect(on()).toMatchObject({ risks: [], hasNoChain: true })
    expect(messageRisks('Agreed', {}, '1', own).hasNoChain).toBe(false)
  })

  const ofSafe = (name: string, type: string, message: Record<string, unknown>): TypedMessage => ({
    domain: { chainId: 1, verifyingContract: permit.domain.verifyingContract! },
    types: { [name]: Object.keys(message).map((field) => ({ name: field, type })) },
    primaryType: name,
    message,
  })

  it('is that it confirms the message of another Safe, which is unreadable', () => {
    expect(risksOf(ofSafe('SafeMessage', 'bytes', { message: '0x1234' }))).toEqual([
      { id: 'confirmsFor', safe: permit.domain.verifyingContract },
    ])
  })

  it('is that it confirms an operation of another Safe', () => {
    expect(risksOf(ofSafe('SafeOp', 'address', { safe: own }))).toEqual([
      { id: 'operation', safe: own },
    ])
  })

  it('is that nothing in it can be read', () => {
    const root = `0x${'5a'.repeat(32)}`
    expect(risksOf(root)).toEqual([{ id: 'blind' }])
    expect(risksOf(ofSafe('Root', 'bytes32', { root }))).toEqual([{ id: 'onlyBytes' }])
    expect(risksOf(ofSafe('Roots', 'bytes32[]', { roots: [root] }))).toEqual([{ id: 'onlyBytes' }])
    const within: TypedMessage = {
      ...ofSafe('Root', 'Leaf', { leaf: { hash: root } }),
      types: {
        Root: [{ name: 'leaf', type: 'Leaf[2]' }],
        Leaf: [
          { name: 'hash', type: 'bytes32' },
          { name: 'next', type: 'Root' },
        ],
      },
    }
    expect(risksOf(within)).toEqual([{ id: 'onlyBytes' }])
    for (const readable of [vote, mail, ofSafe('Root', 'string', { root })])
      expect(risksOf(readable)).toEqual([])
  })

  it('is acknowledged if it is a danger, unless it can’t be signed at all', () => {
    const all = [permit, gift, authorization, `0x${'5a'.repeat(32)}`, signIn('bank.demo.test')]
    for (const message of all) {
      const risks = messageRisks(message, {}, '10', seller)
      const toAgree = messageRisksToAgree(risks)
      expect(toAgree).toEqual(risks.risks.filter(isMessageDanger))
      expect(toAgree.length).toBeGreaterThan(0)
    }
    const declined = { ...permit, types: { ...permit.types, SafeTx: [] } }
    expect(messageRisksToAgree(messageRisks(declined, {}, '1', own))).toEqual([])
  })
})

describe('a sign-in', () => {
  const hidden = ['\ufeff', '\u200b', '\u200d', '\u2060', '\u00ad', '\u202e', '\0', '\ufe0f']
  const blank = [' ', '\t', '\n', '\r\n', '\v', '\f', '\u00a0', '\u2003', '\u2028', '\u3000']
  const cases = rounds(2_000)

  it(`is seen whatever comes before it (${cases} texts)`, () => {
    const draw = random()
    for (let turn = 0; turn < cases; turn++) {
      const some = (list: readonly string[]) =>
        Array.from({ length: draw.upTo(4) }, () => draw.pick(list)).join('')
      const before = `${draw.pick(['', '', 'Welcome!\n'])}${some([...hidden, ...blank])}`
      const scheme = draw.pick(['', 'https://', 'HTTPS://'])
      const [first = '', ...rest] = signIn('bank.demo.test').split('\n')
      const spelled = first
        .split(' ')
        .map((word) => `${word}${some(hidden)}`)
        .join(draw.pick([' ', '  ', '\u00a0']))
      const text = [`${before}${scheme}${draw.pick([spelled, first])}`, ...rest].join('\n')
      const case_ = `SEED=${draw.seed}, case ${turn}: ${JSON.stringify(text)}`
      expect(signInDomain(text), case_).toBe('bank.demo.test')
      // Who proposes it can claim any origin.
      const claimed = draw.pick([
        undefined,
        'https://bank.demo.test',
        'https://evil.demo.test',
        'https://bank.demo.test.evil.test',
        'bank',
      ])
      const risks = messageRisks(text, { claimed }, '1', own)
      expect(risks.ownSite, case_).toBeUndefined()
      // It counts against the message only.
      const isSuspicious = claimed !== undefined && claimed !== 'https://bank.demo.test'
      expect(isDeclined(risks), case_).toBe(isSuspicious)
      expect(messageRisksToAgree(risks).length > 0, case_).toBe(!isSuspicious)
      expect(
        messageRisks(text, { observed: 'https://bank.demo.test' }, '1', own).ownSite,
        case_,
      ).toBe('bank.demo.test')
    }
  })

  it.each(['Meet on Friday', 'Who wants you to sign in?', ''])('is not %j', (text) =>
    expect(signInDomain(text)).toBeUndefined(),
  )
})
