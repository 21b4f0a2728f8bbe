import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import {
  defineCatalog,
  type Format,
  makeText,
  TextProvider,
  type TextSettings,
  useFormat,
} from '#ui'

const catalog = defineCatalog('test', { from: ['from ', ['name']], count: [['count']] })
const settings: TextSettings = {
  locale: 'en',
  direction: 'ltr',
  timeZone: undefined,
  pseudo: undefined,
  translations: {},
}
const from = (name: string | number, changes: Partial<TextSettings> = {}) =>
  makeText(catalog, { ...settings, ...changes })('from', { name })

describe('a name in a sentence', () => {
  it('that runs against the sentence is isolated', () => {
    expect(from('علی (2)')).toBe('from \u2068علی (2)\u2069')
    expect(from('Acme Inc.', { locale: 'ar', direction: 'rtl' })).toBe('from \u2068Acme Inc.\u2069')
  })
  it('is unchanged otherwise', () => {
    expect(from('Acme Inc.')).toBe('from Acme Inc.')
    expect(from(12)).toBe('from 12')
  })
  it('is unchanged in the mirrored pseudo-language, whose words are Latin', () => {
    expect(from('Acme Inc.', { direction: 'rtl', pseudo: 'rtl' })).toBe('⟦frøm Åçmë Ïñç.⟧')
  })
  it('is isolated next to elements as well', () => {
    expect(makeText(catalog, settings).rich('from', { name: 'علی' })).toEqual([
      'from \u2068علی\u2069',
    ])
  })
})

const formatted = (use: (format: Format) => string, locale = 'en') => {
  const Shown = () => use(useFormat())
  return renderToStaticMarkup(
    <TextProvider locale={locale} timeZone="UTC">
      <Shown />
    </TextProvider>,
  )
}

describe('an amount of money', () => {
  it.each([
    ['ar', '\u200f8,000.00\u00a0\u2066US$\u2069'],
    ['he', '\u200f8,000.00\u00a0\u200f$'],
    ['de', '8\u202f000,00\u00a0$'],
  ])('keeps the letters of its currency in order: %s', (locale, shown) => {
    expect(formatted((format) => format.fiat('8000', 'usd'), locale)).toBe(shown)
  })
})

describe('what is not a number', () => {
  it.each(['abc', '', ' ', 'NaN', '1.2.3', 'Infinity'])(
    'has no value in a currency: "%s"',
    (value) => {
      expect(formatted((format) => format.fiat(value, 'usd'))).toBe('—')
      expect(formatted((format) => format.fiat(value, 'not a currency'))).toBe('—')
    },
  )
  it('isn’t a number, date, or time either', () => {
    expect(formatted((format) => format.number(Number.NaN))).toBe('—')
    expect(formatted((format) => format.dateTime(Number.NaN))).toBe('—')
    expect(formatted((format) => format.day(Number.POSITIVE_INFINITY))).toBe('—')
    expect(formatted((format) => format.time(Number.NaN))).toBe('—')
  })
  it('does not change how numbers look', () =>
    expect(formatted((format) => format.fiat('1234.5', 'usd'))).toBe('$1,234.50'))
  it('is never less than what a person may pay', () => {
    expect(formatted((format) => format.fiat('0.461', 'usd'))).toBe('$0.46')
    expect(formatted((format) => format.fiat('0.461', 'usd', 'up'))).toBe('$0.47')
    expect(formatted((format) => format.fiat('0.46', 'usd', 'up'))).toBe('$0.46')
  })
})
