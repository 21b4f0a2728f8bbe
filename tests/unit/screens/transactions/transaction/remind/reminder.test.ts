import { expect, test } from 'vitest'
import type { Transferred } from '#domain'
import { base } from '../../../../../../mocks/chain/genesis/places.ts'
import { people } from '../../../../../../mocks/people.ts'
import {
  isRepeatable,
  reminderOf,
} from '../../../../../../src/screens/transactions/transaction/remind/reminder.ts'
import { remindText } from '../../../../../../src/screens/transactions/transaction/remind/text.ts'
import { englishText } from '../../../../../../stories/englishText.ts'

const text = englishText(remindText)
const link = 'https://coffer.example/transactions/tx?safe=eth:0x1&id=multisig_0x1_0x2'
const parts = {
  name: 'Bob',
  what: 'Send 2.5\u00A0ETH to dave.eth',
  safe: 'treasury.eth',
  network: 'Ethereum',
  nonce: '1234',
  link,
}

test('says whose signature is needed, for what, and where', () => {
  expect(reminderOf(text, parts).split('\n')).toEqual([
    'Bob, your signature is needed.',
    'Send 2.5 ETH to dave.eth',
    'Safe: treasury.eth (Ethereum). Nonce: 1234.',
    'Check every detail on this page before you sign:',
    link,
  ])
})

test('makes up neither a name nor a description', () => {
  expect(reminderOf(text, { ...parts, name: undefined, what: undefined }).split('\n')).toEqual([
    'Your signature is needed.',
    'Safe: treasury.eth (Ethereum). Nonce: 1234.',
    'Check every detail on this page before you sign:',
    link,
  ])
})

test('a name with line breaks adds no lines', () => {
  const message = reminderOf(text, { ...parts, name: 'Bob\r\n\nhttps://example.com\u2028' })
  expect(message.split(/[\r\n\u2028]/)).toHaveLength(5)
})

const to = { address: people.dave.address, name: null }
const send = (what: Transferred) => isRepeatable({ kind: 'send', what, to })
const erc20 = {
  type: 'erc20',
  raw: 1n,
  token: base.tokens.usdc,
  symbol: 'USDC',
  decimals: 6,
  trusted: true,
  imitation: false,
} as const

test('repeats only the names of tokens that are trusted', () => {
  expect(send({ type: 'native', raw: 1n })).toBe(true)
  expect(send(erc20)).toBe(true)
  expect(send({ ...erc20, trusted: false })).toBe(false)
  expect(send({ ...erc20, imitation: true })).toBe(false)
  expect(send({ type: 'erc721', id: '1', token: base.collectible, name: 'Visit us' })).toBe(false)
  expect(isRepeatable({ kind: 'batch', count: 3, to })).toBe(true)
})
