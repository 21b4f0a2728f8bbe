import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { languages } from '#wallet'
import { type Namespaces, readTexts, testLanguages } from '../../../languages/testLanguages.ts'
import { english, folder } from './english.ts'
import { latinNames } from './latinNames.ts'

/** Texts that equal the English ones, by language: names, and words that are the same there. */
const same = readTexts<Readonly<Record<string, readonly string[]>>>(
  'tests/unit/screens/core/languages/sameAsEnglish.json',
)

/** New texts may wait for their translations here, as `namespace: id`. A release has none. */
const pending: readonly string[] = readTexts('tests/unit/screens/core/languages/untranslated.json')

testLanguages({
  english,
  fileOf: (tag) => `${folder}/${tag}.json`,
  names: latinNames,
  pending,
  isSame: (name, tag) => same[tag]?.includes(name) === true,
})

test('there are no files for other languages', () => {
  const files = readdirSync(folder).flatMap((name) =>
    name.endsWith('.json') ? [name.replace('.json', '')] : [],
  )
  expect(files.toSorted()).toEqual(
    languages.flatMap(({ tag }) => (tag === 'en' ? [] : [tag])).toSorted(),
  )
})

test('what may equal the English text does so', () => {
  const stale = Object.entries(same).flatMap(([tag, names]) => {
    const words = readTexts<Namespaces>(`${folder}/${tag}.json`)
    return names.flatMap((name) => {
      const [namespace = '', id = ''] = name.split(': ')
      return words[namespace]?.[id] === english[namespace]?.[id] ? [] : [`${tag}, ${name}`]
    })
  })
  expect(stale).toEqual([])
})
