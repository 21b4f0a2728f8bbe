import { expect, test } from 'vitest'
import { bestLanguage, languages } from '#wallet'

test.each([
  ['de', 'de'],
  ['fr-CA', 'fr'],
  ['es-419', 'es'],
  ['pt', 'pt-BR'],
  ['pt-PT', 'pt-BR'],
  ['en-GB', 'en'],
  ['PT-br', 'pt-BR'],
  ['ar-EG-u-nu-latn', 'ar'],
])('%s matches %s', (wanted, best) => expect(bestLanguage([wanted])).toBe(best))

test.each([
  ['zh', 'zh-CN'],
  ['zh-Hans', 'zh-CN'],
  ['zh-SG', 'zh-CN'],
  ['zh-Hans-HK', 'zh-CN'],
  ['zh-TW', 'zh-TW'],
  ['zh-Hant', 'zh-TW'],
  ['zh-Hant-MY', 'zh-TW'],
  ['zh-HK', 'zh-HK'],
  ['zh-MO', 'zh-HK'],
  ['zh-Hant-MO', 'zh-HK'],
  ['yue', 'zh-HK'],
])('Chinese as %s matches %s', (wanted, best) => expect(bestLanguage([wanted])).toBe(best))

test.each([
  ['iw', 'he'],
  ['iw-IL', 'he'],
  ['in', 'id'],
])('the old tag %s still means %s', (wanted, best) => expect(bestLanguage([wanted])).toBe(best))

test('the first supported tag is used', () => {
  expect(bestLanguage(['sv-SE', 'tr-TR', 'de'])).toBe('tr')
  expect(bestLanguage(['sv', 'en', 'de'])).toBe('en')
})

test('without a supported or valid tag, English is used', () => {
  expect(bestLanguage(['sv', 'fi'])).toBe('en')
  expect(bestLanguage(['', '*', 'no such tag', 'de_DE@euro'])).toBe('en')
  expect(bestLanguage([])).toBe('en')
})

test('each language matches itself', () => {
  expect(languages).toHaveLength(20)
  expect(languages.map(({ tag }) => bestLanguage([tag]))).toEqual(languages.map(({ tag }) => tag))
})
