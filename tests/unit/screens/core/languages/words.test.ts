import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { languages } from '#wallet'
import { type Namespaces, readTexts, testLanguages } from '../../../languages/testLanguages.ts'
import { latinNames } from './latinNames.ts'

const folder = 'src/screens/core/languages'
const sources = ['src/screens', 'src/ui/Notice'].flatMap((place) =>
  readdirSync(place, { recursive: true, withFileTypes: true }).flatMap((one) =>
    one.name.endsWith('ext.ts') ? [path.join(one.parentPath, one.name)] : [],
  ),
)

/** The order of namespaces, which is the same in all languages. */
const order = Object.keys(readTexts<Namespaces>(`${folder}/ar.json`))
const place = ([namespace]: readonly [string, unknown]) =>
  order.includes(namespace) ? order.indexOf(namespace) : order.length

/**
 * The English texts of all catalogs of the screens, by the namespace that their files give them.
 */
const english: Namespaces = Object.fromEntries(
  sources
    .flatMap((file) => {
      const source = readFileSync(file, 'utf8')
      return [...source.matchAll(/defineCatalogue\('([\w.]+)', (\w+)\)/g)].map(
        ([, namespace = '', name = '']) => {
          const [, texts = ''] = new RegExp(`import ${name} from '([^']+)'`).exec(source) ?? []
          return [
            namespace,
            readTexts<Namespaces[string]>(path.join(path.dirname(file), texts)),
          ] as const
        },
      )
    })
    .toSorted((a, b) => place(a) - place(b) || a[0].localeCompare(b[0])),
)

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
