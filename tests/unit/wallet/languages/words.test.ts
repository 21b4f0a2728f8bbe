import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { languages } from '#wallet'
import { partsOf, takes, wordsOf } from './icu.ts'
import { foreignByRight, sameByRight } from './sameByRight.ts'

type Namespaces = Record<string, Record<string, string>>

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as unknown
const namespaces = {
  ui: ['src/ui', 'src/ui/Problem'],
  wallet: ['src/wallet'],
  'wallet.account': ['src/wallet/account'],
  'wallet.buttons': ['src/wallet/buttons'],
  'wallet.connect': ['src/wallet/connect'],
  'wallet.network': ['src/wallet/network'],
  'wallet.signin': ['src/wallet/signin'],
}
const english = Object.fromEntries(
  Object.entries(namespaces).map(([namespace, folders]) => [namespace, Object.assign({}, ...folders.map((folder) => read(`${folder}/messages/en.json`)))]),
) as Namespaces
const fileOf = (tag: string) => `src/wallet/languages/${tag}.json`
const others = languages.filter(({ tag }) => tag !== 'en')
const written = others.filter(({ tag }) => existsSync(fileOf(tag)))

const textsOf = (words: Namespaces) =>
  Object.entries(words).flatMap(([namespace, texts]) => Object.entries(texts).map(([id, text]) => ({ name: `${namespace}: ${id}`, text })))
const ids = (words: Namespaces) => textsOf(words).map(({ name }) => name)
const said = new Map(textsOf(english).map(({ name, text }) => [name, text]))

/** The plural forms of numbers on a page; millions have their own form in some languages. */
const formsOf = (tag: string) => {
  const rules = new Intl.PluralRules(tag)
  return [...new Set(Array.from({ length: 1000 }, (_, count) => rules.select(count)).concat('other'))].toSorted()
}

test('each language has its file', () => expect(written).toEqual(others))

describe.each(written)('$tag, $name', ({ tag }) => {
  const words = read(fileOf(tag)) as Namespaces
  const texts = textsOf(words)

  test('has the same texts as English, in the same order', () => expect(ids(words)).toEqual(ids(english)))

  test('has the same values and tags in each text', () => {
    const differing = texts.filter(({ name, text }) => takes(text) !== takes(said.get(name) ?? ''))
    expect(differing.map(({ name, text }) => `${name}: ${text}`)).toEqual([])
  })

  test('has all plural forms of the language', () => {
    const forms = formsOf(tag)
    const counted = texts.flatMap(({ name, text }) =>
      partsOf(text)
        .filter(({ name: part }) => part.endsWith(', plural}'))
        .map(({ branches }) => ({ name, branches })),
    )
    expect(counted.length).toBeGreaterThan(4)
    const lacking = counted.flatMap(({ name, branches }) => forms.filter((form) => !branches.includes(form)).map((form) => `${name} has no "${form}"`))
    expect(lacking).toEqual([])
  })

  test('has no empty texts, and no leading or trailing spaces', () => expect(texts.filter(({ text }) => text === '' || text.trim() !== text)).toEqual([]))

  test('has no untranslated texts', () => {
    const left = texts.filter(({ name, text }) => text === said.get(name) && /\p{L}/u.test(wordsOf(text)) && !sameByRight(name, tag))
    expect(left.map(({ name, text }) => `${name}: ${text}`)).toEqual([])
  })
})

describe.each(written.filter(({ tag }) => /^(ar|he|hi|ja|ko|ru|th|uk|zh-..)$/.test(tag)))('$tag, $name', ({ tag }) => {
  test('has Latin letters only in names', () => {
    const words = read(fileOf(tag)) as Namespaces
    const latin = textsOf(words).flatMap(({ name, text }) =>
      (wordsOf(text).match(/[a-z]{2,}/gi) ?? []).filter((word) => !foreignByRight.includes(word)).map((word) => `${name}: ${word}`),
    )
    expect(latin).toEqual([])
  })
})

test('a text with other values, missing plural forms or invalid ICU is detected', () => {
  expect(takes('Open {wallet}')).not.toBe(takes('{walet} öffnen'))
  expect(takes('{count, plural, one {#} other {#}}')).not.toBe(takes('{count}'))
  expect(takes('{count, plural, one {a <b>{x}</b>} other {#}}')).toBe('<b> {count, plural} {x}')
  expect(formsOf('ru')).toEqual(['few', 'many', 'one', 'other'])
  expect(formsOf('ja')).toEqual(['other'])
  expect(wordsOf('{count, plural, one {Scan} other {# codes}} with <b>{wallet}</b>')).toBe('Scan  codes  with ')
  expect(() => partsOf('{wallet')).toThrow('BRACE')
})
