import { describe, expect, it } from 'vitest'
import type { Address } from '#base'
import {
  isDeclined,
  messageRisks,
  needsAgreement,
} from '../../../../src/safe/message/messageRisks.ts'
import { signInDomain } from '../../../../src/safe/message/signIn.ts'
import { permit, signIn, vote } from '../../../../stories/screens/messages/items.ts'
import { rounds } from '../../../size.ts'
import { random } from '../random.ts'

const own = permit.message.owner as Address

describe('what is special about a message', () => {
  it('is a sign-in to the requesting site, to another one, or without a requester', () => {
    const message = signIn('bank.demo.test')
    expect(messageRisks(message, { observed: 'https://bank.demo.test' }, '1', own)).toMatchObject({
      ownSite: 'bank.demo.test',
      otherSite: undefined,
      pasted: undefined,
    })
    const origin = 'https://evil.demo.test'
    expect(messageRisks(message, { observed: origin }, '1', own)).toMatchObject({
      ownSite: undefined,
      otherSite: { domain: 'bank.demo.test', origin },
      pasted: undefined,
    })
    expect(messageRisks(message, {}, '1', own)).toMatchObject({
      ownSite: undefined,
      otherSite: undefined,
      pasted: 'bank.demo.test',
    })
  })

  it('is who may spend tokens by a permit, of whatever kind', () => {
    expect(messageRisks(permit, {}, '1', own).spender).toBe(permit.message.spender)
    expect(
      messageRisks({ ...permit, primaryType: 'PermitBatchTransferFrom' }, {}, '1', own).spender,
    ).toBe(permit.message.spender)
    expect(messageRisks(vote, {}, '1', own).spender).toBeUndefined()
    expect(
      messageRisks({ ...permit, message: { spender: 7 } }, {}, '1', own).spender,
    ).toBeUndefined()
  })

  it('isn’t a spender where a permit only ends an allowance', () => {
    const none = { ...permit, message: { ...permit.message, value: '0' } }
    expect(messageRisks(none, {}, '1', own).spender).toBeUndefined()
  })

  it("is whose tokens a permit is about, if they aren't the Safe's", () => {
    const safe = '0xDaDFdC95B8dcce922B962D3E21B213E69FAd615b'
    expect(messageRisks(permit, {}, '1', safe)).toMatchObject({
      spender: permit.message.spender,
      otherOwner: own,
    })
    expect(messageRisks(permit, {}, '1', own).otherOwner).toBeUndefined()
    // Types that no known token hashes may have any meaning.
    const unknown = {
      ...permit,
      primaryType: 'PermitAll',
      types: { PermitAll: permit.types.Permit },
    }
    expect(messageRisks(unknown as typeof permit, {}, '1', safe)).toMatchObject({
      spender: permit.message.spender,
      otherOwner: undefined,
    })
  })

  it.each(['TransferWithAuthorization', 'ReceiveWithAuthorization'])(
    'is who gets tokens by an authorization: %s',
    (primaryType) => {
      const to = permit.message.spender
      expect(
        messageRisks({ ...permit, primaryType, message: { to, value: '1' } }, {}, '1', own).spender,
      ).toBe(to)
      expect(
        messageRisks({ ...permit, primaryType: 'Transfer', message: { to } }, {}, '1', own).spender,
      ).toBeUndefined()
    },
  )

  it('is another network, or none, that typed data name', () => {
    const on = (chainId?: number) =>
      messageRisks(
        { ...vote, domain: chainId === undefined ? { name: 'Ballot' } : { chainId } },
        {},
        '1',
        own,
      )
    expect(on(1)).toMatchObject({ otherChain: undefined, hasNoChain: false })
    expect(on(137)).toMatchObject({ otherChain: 137, hasNoChain: false })
    expect(on()).toMatchObject({ otherChain: undefined, hasNoChain: true })
    expect(messageRisks('Agreed', {}, '1', own).hasNoChain).toBe(false)
  })

  it('is that it confirms the message of another Safe, which is unreadable', () => {
    const risks = messageRisks(
      {
        domain: { chainId: 1, verifyingContract: permit.domain.verifyingContract! },
        types: { SafeMessage: [{ name: 'message', type: 'bytes' }] },
        primaryType: 'SafeMessage',
        message: { message: '0x1234' },
      },
      {},
      '1',
      own,
    )
    expect(risks.confirmsFor).toBe(permit.domain.verifyingContract)
    expect(needsAgreement(risks)).toBe(true)
    expect(needsAgreement(messageRisks(vote, {}, '1', own))).toBe(false)
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
      expect(needsAgreement(risks), case_).toBe(!isSuspicious)
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
