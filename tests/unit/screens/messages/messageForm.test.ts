import { describe, expect, it } from 'vitest'
import type { ChainSummary, SafeRef } from '#base'
import {
  checkMessage,
  emptyMessageForm,
  readMessageForm,
} from '../../../../src/screens/messages/new/messageForm.ts'

const at: SafeRef = { chainId: '1', address: '0xDaDFdC95B8dcce922B962D3E21B213E69FAd615b' }
const chain = { chainId: '1', name: 'Ethereum', shortName: 'eth' } as ChainSummary
const mail = {
  domain: { name: 'Post', chainId: 1 },
  types: { Mail: [{ name: 'text', type: 'string' }] },
  primaryType: 'Mail',
  message: { text: 'Hello' },
}
const checkText = (text: string) => checkMessage({ ...emptyMessageForm, text }, at, chain)
const checkData = (data: unknown) =>
  checkMessage(
    { kind: 'data', text: '', data: typeof data === 'string' ? data : JSON.stringify(data) },
    at,
    chain,
  )

describe('a message that the owners write', () => {
  it('is the text exactly as it was typed', () => {
    expect(checkText(' Agreed.\n')).toEqual({ message: ' Agreed.\n' })
  })

  it('is the typed data, with the only type that can be the main one if none is named', () => {
    expect(checkData(mail)).toEqual({ message: mail })
    const { primaryType, ...unnamed } = mail
    expect(checkData(unnamed)).toEqual({ message: { ...unnamed, primaryType } })
  })

  it('needs no network', () => {
    const { domain, ...rest } = mail
    expect(checkData({ ...rest, domain: { name: domain.name } })).toHaveProperty('message')
  })

  it.each<[string, unknown, object]>([
    ['no data', ' ', { why: 'noObject' }],
    ['a list', [mail], { why: 'noObject' }],
    ['null', null, { why: 'noObject' }],
    ['a number', 7, { why: 'noObject' }],
    ['text that is no JSON', '{domain:', { why: 'notJson' }],
    ['no types', { ...mail, types: undefined }, { why: 'missing', field: 'types' }],
    ['no message', { ...mail, message: undefined }, { why: 'missing', field: 'message' }],
    [
      'a field without a type',
      { ...mail, types: { Mail: [{ name: 'text' }] } },
      { why: 'missing' },
    ],
    [
      'a type that nobody declares',
      { ...mail, types: { Mail: [{ name: 'text', type: 'Letter' }] } },
      {},
    ],
    [
      'a value of another type',
      { ...mail, types: { Mail: [{ name: 'text', type: 'uint8' }] } },
      {},
    ],
    [
      'two possible main types',
      { ...mail, primaryType: undefined, types: { ...mail.types, Other: mail.types.Mail } },
      {},
    ],
    [
      'another network',
      { ...mail, domain: { ...mail.domain, chainId: 10 } },
      { why: 'otherChain', chain: '10', network: 'Ethereum' },
    ],
    [
      'a transaction of this Safe',
      {
        domain: { chainId: 1, verifyingContract: at.address },
        types: { SafeTx: [{ name: 'to', type: 'address' }] },
        primaryType: 'SafeTx',
        message: { to: at.address },
      },
      { why: 'transaction' },
    ],
    [
      'a transaction of another Safe',
      {
        domain: { chainId: 1, verifyingContract: `0x${'7'.repeat(40)}` },
        types: { SafeTx: [{ name: 'to', type: 'address' }] },
        primaryType: 'SafeTx',
        message: { to: at.address },
      },
      { why: 'transaction' },
    ],
  ])('is not %s', (_, data, problem) => {
    const checked = checkData(data)
    expect(checked).not.toHaveProperty('message')
    expect(checked).toMatchObject(problem)
  })

  it("excludes fields that its types don't list, because they aren't signed", () => {
    const data = { ...mail, message: { ...mail.message, purpose: 'moves no funds' } }
    expect(checkData(data)).toEqual(checkData(mail))
    expect(checkData(mail)).toHaveProperty('message')
  })

  it('is not blank', () => expect(checkText(' \n\t')).toEqual({ why: 'blank' }))

  it.each([
    undefined,
    null,
    7,
    {},
    { kind: 'other', text: '', data: '' },
    { kind: 'text', text: 1, data: '' },
  ])('is not read from %j', (stored) => expect(readMessageForm(stored)).toBeUndefined())
})
