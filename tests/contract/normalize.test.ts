import { routes, type Route } from '#gateway'
import { describe, expect, it } from 'vitest'
import {
  normalizeChains,
  normalizeConfirmationView,
  normalizeTransactions,
} from '../../src/gateway/normalize.ts'
import { answered, answerOf, routeOf, samplesOf } from './samples/samples.ts'

const all = Object.entries(routes as Record<string, Route>)
const normalized = answered
  .filter((sample) => routeOf(sample).normalize)
  .map((sample) => ({ ...sample, name: sample.file ?? '' }))
const told = (value: unknown) => JSON.stringify(value)
const read = (text: string): unknown => JSON.parse(text)

/**
 * Replaces the older words with the newer spelling, implemented as text replacement, so that it
 * shares nothing with the tested code.
 */
const oneSpelling = (text: string) =>
  text
    .replaceAll('"type":"oracle"', '"type":"ORACLE"')
    .replaceAll('"type":"fixed"', '"type":"FIXED"')
    .replaceAll('"type":"fixed1559"', '"type":"FIXED1559"')
    .replaceAll('"type":"CHANGE_MASTER_COPY"', '"type":"CHANGE_IMPLEMENTATION"')
    .replaceAll('"class":"', '"orderClass":"')

/** The other spelling of every word, as used by other gateways. */
const otherSpelling = (text: string) =>
  text
    .replaceAll('"type":"ORACLE"', '"type":"oracle"')
    .replaceAll('"type":"FIXED"', '"type":"fixed"')
    .replaceAll('"type":"FIXED1559"', '"type":"fixed1559"')
    .replaceAll('"type":"CHANGE_IMPLEMENTATION"', '"type":"CHANGE_MASTER_COPY"')

describe('normalizing', () => {
  it('applies to every response that contains such words, and to no other', () => {
    const words = /"type":"(?:oracle|fixed|fixed1559|CHANGE_MASTER_COPY)"|"class":/
    for (const sample of answered.filter((one) => words.test(told(answerOf(one)))))
      expect(routeOf(sample).normalize, sample.file ?? '').toBeTypeOf('function')
    expect(
      all
        .filter(([, route]) => route.normalize)
        .map(([name]) => name)
        .toSorted(),
    ).toEqual([
      'chain',
      'chainV2',
      'chains',
      'chainsV2',
      'confirm',
      'confirmationView',
      'details',
      'history',
      'incomingTransfers',
      'moduleTransactions',
      'multisigTransactions',
      'preview',
      'propose',
      'queued',
    ])
  })

  it.each(normalized)('$name: normalizes the words and changes nothing else', (sample) => {
    expect(routeOf(sample).normalize?.(answerOf(sample))).toEqual(
      read(oneSpelling(told(answerOf(sample)))),
    )
  })

  it.each(normalized)(
    '$name: has the same result for either spelling, and is idempotent',
    (sample) => {
      const normalize = routeOf(sample).normalize
      const once = normalize?.(answerOf(sample))
      expect(normalize?.(read(otherSpelling(told(once))))).toEqual(once)
      expect(normalize?.(read(told(once)))).toEqual(once)
    },
  )

  it('finds each of the words in the samples', () => {
    const texts = told(normalized.map(answerOf))
    for (const word of ['"oracle"', '"fixed"', '"fixed1559"', '"CHANGE_MASTER_COPY"', '"class"'])
      expect(texts).toContain(word)
    expect(
      samplesOf('confirmationView').some((sample) => told(answerOf(sample)).includes('"class"')),
    ).toBe(true)
  })

  it('leaves an order with both fields unchanged', () => {
    const both = { txInfo: { type: 'TwapOrder', class: 'limit', orderClass: 'market' } }
    expect(normalizeTransactions(structuredClone(both))).toEqual(both)
  })

  it('respects the context of a word: a token called CHANGE_MASTER_COPY keeps its name', () => {
    const answer = {
      txInfo: {
        type: 'Transfer',
        transferInfo: { type: 'ERC20', tokenName: 'CHANGE_MASTER_COPY', class: 'x' },
      },
      class: 'y',
      settingsInfo: { type: 'CHANGE_MASTER_COPY' },
    }
    expect(normalizeTransactions(structuredClone(answer))).toEqual(answer)
  })

  const malformed: unknown[] = [
    null,
    undefined,
    0,
    'oracle',
    true,
    [],
    {},
    [null],
    { results: null },
    { results: 7 },
    { results: [null, 3, 'x', []] },
    { results: {} },
    { txInfo: null },
    { txInfo: [] },
    { txInfo: 'SettingsChange' },
    { txInfo: { settingsInfo: null } },
    { txInfo: { settingsInfo: { type: 5 } } },
    {
      results: [
        { transaction: null },
        { transaction: [] },
        { transaction: { txInfo: 4 } },
        { type: 'LABEL' },
      ],
    },
    {
      results: [
        { gasPrice: null },
        { gasPrice: 'oracle' },
        { gasPrice: [null, 4, { type: null }, { type: 5 }, {}] },
      ],
    },
    { gasPrice: null },
    { gasPrice: {} },
    { gasPrice: [[]] },
  ]
  it.each(malformed.map((answer) => [told(answer), answer]))(
    'leaves %s unchanged',
    (_text, answer) => {
      for (const normalize of [normalizeChains, normalizeTransactions, normalizeConfirmationView])
        expect(normalize(structuredClone(answer))).toEqual(answer)
    },
  )
})
