import { expect, test } from 'vitest'
import type { TransactionItem } from '#domain'
import { activityOf } from '../../../../src/screens/apps/open/appActivity.ts'

const item = (id: string, url: string | null): TransactionItem => ({
  id,
  at: 0,
  status: 'SUCCESS',
  action: { kind: 'reject' },
  txHash: null,
  multisig: null,
  module: null,
  note: null,
  app: url === null ? null : { name: 'Payroll', url },
})
const found = (start: string, ...urls: (string | null)[]) =>
  activityOf(
    { items: urls.map((url, index) => item(String(index), url)) },
    { url: start },
  ).items.map(({ id }) => Number(id))

test('an app’s transactions are those whose origin is a page of it', () => {
  expect(
    found(
      'https://payroll.example/',
      'https://payroll.example',
      'https://payroll.example/people',
      'https://books.example/',
      null,
    ),
  ).toEqual([0, 1])
})

test('an app in a folder does not get those of its neighbors', () => {
  expect(
    found(
      'https://gateway.example/ipfs/abc/',
      'https://gateway.example/ipfs/abc',
      'https://gateway.example/ipfs/abc/x',
      'https://gateway.example/ipfs/abcd/',
    ),
  ).toEqual([0, 1])
})

test('an origin that isn’t an address names no app', () => {
  expect(
    found(
      'https://payroll.example/',
      'Payroll',
      'https://payroll.example.evil.test/',
      '//payroll.example',
    ),
  ).toEqual([])
})

test('counts all transactions that were searched', () => {
  expect(
    activityOf(
      { items: [item('1', null), item('2', 'https://payroll.example')] },
      { url: 'https://payroll.example/' },
    ),
  ).toMatchObject({
    searched: 2,
    items: [{ id: '2' }],
  })
})
