import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { languages } from '#wallet'
import { partsOf, takes, wordsOf } from './icu.ts'

/** Texts by namespace and ID. */
export type Namespaces = Readonly<Record<string, Readonly<Record<string, string>>>>

export const readTexts = <Texts>(file: string): Texts =>
  JSON.parse(readFileSync(file, 'utf8')) as Texts

const textsOf = (words: Namespaces) =>
  Object.entries(words).flatMap(([namespace, texts]) =>
    Object.entries(texts).map(([id, text]) => ({ name: `${namespace}: ${id}`, text })),
  )
const ids = (words: Namespaces) => textsOf(words).map(({ name }) => name)

/** The plural forms of numbers on a page; millions have their own form in some languages. */
export const formsOf = (tag: string) => {
  const rules = new Intl.PluralRules(tag)
  return [
    ...new Set(Array.from({ length: 1000 }, (_, count) => rules.select(count)).concat('other')),
  ].toSorted()
}

const branchesOf = (text: string, kind: 'plural' | 'select') =>
  partsOf(text).filter(({ name }) => name.endsWith(`, ${kind}}`))

export interface TestedTexts {
  english: Namespaces
  /** The file with the texts in another language. */
  fileOf: (tag: string) => string
  /** Words in Latin letters in every script. */
  names: readonly string[]
  /** Whether a text of a namespace (`queue: empty.title`) may equal the English one. */
  isSame: (name: string, tag: string) => boolean
  /** Texts that are still to be translated; they are shown in English. */
  pending?: readonly string[]
}

/** Declares the tests of the texts in all languages but English. */
export function testLanguages({ english, fileOf, names, isSame, pending = [] }: TestedTexts): void {
  test('English has straight apostrophes, and minus signs before numbers', () => {
    const texts = Object.values(english).flatMap((words) => Object.values(words))
    expect(texts.length).toBeGreaterThan(50)
    expect(texts.filter((text) => /[‘’]|(?<![\p{L}\p{N}–-])-\d/u.test(text))).toEqual([])
  })

  const said = new Map(textsOf(english).map(({ name, text }) => [name, text]))

  describe.each(languages.filter(({ tag }) => tag !== 'en'))('$tag, $name', ({ tag }) => {
    const words = readTexts<Namespaces>(fileOf(tag))
    const texts = textsOf(words)

    test('has the same texts as English, in the same order', () => {
      const isDone = (name: string) => !pending.includes(name)
      expect(ids(words).filter(isDone)).toEqual(ids(english).filter(isDone))
    })

    test('has the same values and tags in each text', () => {
      const differing = texts.filter(
        ({ name, text }) => takes(text) !== takes(said.get(name) ?? ''),
      )
      expect(differing.map(({ name, text }) => `${name}: ${text}`)).toEqual([])
    })

    test('has all plural forms of the language', () => {
      const forms = formsOf(tag)
      const counted = texts.flatMap(({ name, text }) =>
        branchesOf(text, 'plural').map(({ branches }) => ({ name, branches })),
      )
      expect(counted.length).toBeGreaterThan(4)
      const lacking = counted.flatMap(({ name, branches }) =>
        forms.filter((form) => !branches.includes(form)).map((form) => `${name} has no "${form}"`),
      )
      expect(lacking).toEqual([])
    })

    test('has the same choices in each text', () => {
      const choices = (text: string) =>
        branchesOf(text, 'select').map(
          ({ name, branches }) => `${name} ${branches.toSorted().join()}`,
        )
      const differing = texts.filter(({ name, text }) =>
        choices(text).some((choice) => !choices(said.get(name) ?? '').includes(choice)),
      )
      expect(differing.map(({ name, text }) => `${name}: ${text}`)).toEqual([])
    })

    test('has no empty texts, and no leading or trailing spaces', () =>
      expect(texts.filter(({ text }) => text === '' || text.trim() !== text)).toEqual([]))

    test('has typographic apostrophes, and minus signs before numbers', () =>
      expect(texts.filter(({ text }) => /\p{L}'\p{L}|(?<![\p{L}\p{N}–-])-\d/u.test(text))).toEqual(
        [],
      ))

    test('has no untranslated texts', () => {
      const left = texts.filter(
        ({ name, text }) =>
          text === said.get(name) && /\p{L}/u.test(wordsOf(text)) && !isSame(name, tag),
      )
      expect(left.map(({ name, text }) => `${name}: ${text}`)).toEqual([])
    })

    test.runIf(/^(ar|he|hi|ja|ko|ru|th|uk|zh-..)$/.test(tag))(
      'has Latin letters only in names',
      () => {
        const latin = texts.flatMap(({ name, text }) =>
          (wordsOf(text).match(/[a-z]{2,}/gi) ?? [])
            .filter((word) => !names.includes(word))
            .map((word) => `${name}: ${word}`),
        )
        expect(latin).toEqual([])
      },
    )
  })
}
