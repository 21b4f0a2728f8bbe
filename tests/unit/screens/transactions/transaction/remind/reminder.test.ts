import { expect, test } from 'vitest'
import { reminderOf } from '../../../../../../src/screens/transactions/transaction/remind/reminder.ts'
import { remindText } from '../../../../../../src/screens/transactions/transaction/remind/text.ts'
import { englishText } from '../../../../../../stories/englishText.ts'

const text = englishText(remindText)
const link = 'https://coffer.example/transactions/tx?safe=eth:0x1&id=multisig_0x1_0x2'
const parts = {
  name: 'Bob',
  safe: 'Treasury (eth:0x1)',
  nonce: '1234',
  link,
}

test('says whose signature is needed, and where', () => {
  expect(reminderOf(text, parts).split('\n')).toEqual([
    'Bob, your signature is needed.',
    'Safe: Treasury (eth:0x1). Nonce: 1234.',
    'Check every detail on this page before you sign:',
    link,
  ])
})

test('makes up no name', () => {
  expect(reminderOf(text, { ...parts, name: undefined }).split('\n')).toEqual([
    'Your signature is needed.',
    'Safe: Treasury (eth:0x1). Nonce: 1234.',
    'Check every detail on this page before you sign:',
    link,
  ])
})

test('a name with line breaks adds no lines', () => {
  const message = reminderOf(text, { ...parts, name: 'Bob\r\n\nhttps://example.com\u2028' })
  expect(message.split(/[\r\n\u2028]/)).toHaveLength(4)
})
