import { describe, expect, it } from 'vitest'
import {
  isAmbiguous,
  suggest,
  type SuggestSources,
  withAccounts,
} from '../../../../../src/screens/transactions/find/suggest.ts'

const frank = '0x274C7839C4c838a71A38FAe4AEA7A5e3065c62b9'
const usdc = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const sources: SuggestSources = {
  payees: [{ address: frank, name: 'Frank Müller' }],
  tokens: [{ address: usdc, name: 'USDC' }],
  apps: ['Payroll'],
  labels: [{ kind: 'category', text: 'Office rent' }],
  signers: [],
  kinds: [{ kind: 'send', words: 'outgoing transfers' }],
}
const suggested = (typed: string) => suggest(typed, sources, [])

describe('suggestions', () => {
  it('are labels and kinds before anything is typed', () => {
    expect(suggested('')).toEqual([
      { field: 'label', text: 'Office rent' },
      { field: 'kind', kind: 'send' },
    ])
  })

  it.each([
    ['muller', { field: 'payee', text: frank }],
    [frank.slice(0, 10), { field: 'payee', text: frank }],
    ['usd', { field: 'token', text: usdc }],
    ['pay', { field: 'app', text: 'Payroll' }],
    ['rent', { field: 'label', text: 'Office rent' }],
    ['.5', { field: 'amount', min: '0.5', max: '0.5' }],
    ['5.', { field: 'amount', min: '5', max: '5' }],
    ['1.500,5', { field: 'amount', min: '1500.5', max: '1500.5' }],
    ['١٠٠', { field: 'amount', min: '100', max: '100' }],
    ['100–200', { field: 'amount', min: '100', max: '200' }],
    ['100-200', { field: 'amount', min: '100', max: '200' }],
    ['0.1..2', { field: 'amount', min: '0.1', max: '2' }],
    ['> 5', { field: 'amount', min: '5' }],
    ['≤5', { field: 'amount', max: '5' }],
    ['2026-03-01', { field: 'date', from: '2026-03-01', until: '2026-03-01' }],
    ['2026-03', { field: 'date', from: '2026-03', until: '2026-03' }],
  ])('for %s begin with what it most likely means', (typed, term) => {
    expect(suggested(typed)[0]).toEqual(term)
  })

  it('end with the text itself, anywhere and in notes', () => {
    expect(suggested('xyz')).toEqual([
      { field: 'text', text: 'xyz' },
      { field: 'note', text: 'xyz' },
    ])
  })

  it('leave out what is searched for already', () => {
    expect(suggest('xyz', sources, [{ field: 'text', text: 'xyz' }])).toEqual([
      { field: 'note', text: 'xyz' },
    ])
  })

  it('never take an amount that can be read in two ways', () => {
    expect(isAmbiguous('1,500')).toBe(true)
    expect(suggested('1,500').some(({ field }) => field === 'amount')).toBe(false)
    expect(isAmbiguous('rent')).toBe(false)
  })
})

it('a category and a project of one name are one suggestion', () => {
  const labels = (['category', 'project'] as const).map((kind) => ({ kind, text: 'Rent' }))
  expect(suggest('', { ...sources, labels, kinds: [] }, [])).toEqual([
    { field: 'label', text: 'Rent' },
  ])
})

it('of ten thousand contacts and payees, each is read once, and listed once', () => {
  let reads = 0
  const account = (at: number, isUpper: boolean) => ({
    get address(): `0x${string}` {
      reads += 1
      const hex = (at + 0xab_cd_ef).toString(16).padStart(40, '0')
      return `0x${isUpper ? hex.toUpperCase() : hex}`
    },
    name: `Account ${at}`,
  })
  const list = (from: number, isUpper = false) =>
    Array.from({ length: 10_000 }, (_, at) => account(from + at, isUpper))
  expect(withAccounts(list(0), list(5_000, true))).toHaveLength(15_000)
  expect(reads).toBe(20_000)
})
