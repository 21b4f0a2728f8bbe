import { readFileSync } from 'node:fs'
import * as officialGateway from '@safe-global/safe-gateway-typescript-sdk'
import * as officialProvider from '@safe-global/safe-apps-provider'
import * as officialReact from '@safe-global/safe-apps-react-sdk'
import * as officialSdk from '@safe-global/safe-apps-sdk'
import { expect, it } from 'vitest'
import * as provider from '../../src/exports/apps-provider.ts'
import * as react from '../../src/exports/apps-react.ts'
import * as sdk from '../../src/exports/apps-sdk.ts'
import * as gateway from '../../src/exports/gateway.ts'
import { renamedTypes, sameNames } from './sdkExports.ts'

const packages = 'node_modules/@safe-global'
const declared = (path: string): string => readFileSync(`${packages}/${path}`, 'utf8')

/** The names that a declaration file exports itself, and the ones of other packages. */
const namesIn = (text: string): string[] => [
  ...[...text.matchAll(/export (?:declare )?(?:type|interface|class|enum|const) (\w+)/g)].flatMap(
    ([, name]) => name ?? [],
  ),
  ...[...text.matchAll(/export \{([^}]*)\}/g)].flatMap(([, list]) =>
    (list ?? '').split(',').map((one) => one.trim().replace(/^.* as /, '')),
  ),
]
/** The same of an index with `export * from`. */
const exportedBy = (folder: string, index: string): string[] => {
  const text = declared(`${folder}/${index}`)
  const others = [...text.matchAll(/export \* from '\.\/(.+?)(?:\.js)?'/g)].map(([, path]) => path)
  const base = index.includes('/') ? `${folder}/${index.slice(0, index.lastIndexOf('/'))}` : folder
  return [
    ...namesIn(text),
    ...others.flatMap((path) => {
      const nested = `${path}.d.ts`
      return nested.endsWith('index.d.ts')
        ? exportedBy(base, nested)
        : namesIn(declared(`${base}/${nested}`))
    }),
  ].filter((name) => name !== '')
}

const compiled = new Set(
  readFileSync('tests/contract/sdkExports.test-d.ts', 'utf8')
    .split('export const values')[0]
    ?.match(/\w+/g),
)

it('each name that the official SDK declares is imported in sdkExports.test-d.ts', () => {
  const names = exportedBy('safe-apps-sdk', 'dist/types/index.d.ts')
  expect(names.length).toBeGreaterThan(80)
  expect(names.filter((name) => !compiled.has(name))).toEqual([])
})

it('each type name of the official gateway client is exported, or in the ledger, once', () => {
  const values = Object.keys(officialGateway)
  const names = exportedBy('safe-gateway-typescript-sdk', 'dist/index.d.ts').filter(
    (name) => !values.includes(name),
  )
  const listed: readonly string[] = [...sameNames, ...renamedTypes.names]
  expect(new Set(names)).toEqual(new Set(listed))
  expect(new Set(listed).size).toBe(listed.length)
  const source = readFileSync('src/gateway/index.ts', 'utf8')
  const exported = [...source.matchAll(/from '\.\/(types\/\w+\.ts)'/g)].flatMap(([, path]) =>
    namesIn(readFileSync(`src/gateway/${path}`, 'utf8')),
  )
  expect(sameNames.filter((name) => !exported.includes(name))).toEqual([])
  expect(renamedTypes.names.filter((name) => exported.includes(name as string))).toEqual([])
})

it.each([
  ['SDK', officialSdk, sdk],
  ['provider', officialProvider, provider],
  ['React SDK', officialReact, react],
])('each value of the official %s is exported', (_, theirs, ours) => {
  expect(Object.keys(theirs).filter((name) => !(name in ours))).toEqual([])
})

/** Enumerations of numbers also have their names by number. */
const withoutReverse = (value: object) =>
  Object.fromEntries(Object.entries(value).filter(([name]) => !/^\d/.test(name)))

const enumerations = Object.entries(officialGateway).flatMap(([name, value]) =>
  typeof value === 'object' ? [[name, value] as const] : [],
)

it('the official gateway client has 25 enumerations', () => {
  expect(enumerations).toHaveLength(25)
})

it.each(enumerations)('%s of the official gateway client has the same values', (name, value) => {
  expect(compiled.has(name) || compiled.has(`Gateway${name}`)).toBe(true)
  expect((gateway as Record<string, unknown>)[name]).toEqual(withoutReverse(value))
})
