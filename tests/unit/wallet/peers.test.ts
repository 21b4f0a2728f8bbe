import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { version as reactVersion } from 'react'
import { version as domVersion } from 'react-dom'
import { expect, test } from 'vitest'
import { version as wagmiVersion } from 'wagmi'

const read = (file: string) => readFileSync(file, 'utf8')
const { license, peerDependencies } = JSON.parse(read('package.json')) as {
  license: string
  peerDependencies: Record<string, string>
}
const { packages } = JSON.parse(read('package-lock.json')) as {
  packages: Record<string, { license?: string }>
}
const sources = readdirSync('src/wallet', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => read(`src/wallet/${file}`))
const major = (version: string) => version.split('.')[0]

test('the kit is built and tested with React 19 and wagmi 3', () =>
  expect([reactVersion, domVersion, wagmiVersion].map(major)).toEqual(['19', '19', '3']))

/** The names that the kit and its demo wallet import from wagmi, by entry point. */
const used = [...sources, read('mocks/wallet/demoConnector.ts')].flatMap((source) =>
  [
    ...source.matchAll(/^(?:im|ex)port (?:type )?\{([^}]*)\} from '(wagmi(?:\/[^']*)?)'$/gm),
  ].flatMap(([, names = '', from = '']) =>
    names
      .split(',')
      .map((name) => name.trim().replace(/^type | as \w+$/g, ''))
      .filter(Boolean)
      .map((name) => ({ from, name })),
  ),
)

test('it uses only names that wagmi 2 has too', () => {
  const known = new Map(
    [...read('tests/unit/wallet/wagmi2.txt').matchAll(/^(wagmi\S*):\n((?: {2}.*\n)+)/gm)].map(
      ([, from = '', names = '']) => [from, names.trim().split(/\s+/)],
    ),
  )
  expect([...known.keys()]).toEqual(['wagmi', 'wagmi/actions', 'wagmi/connectors'])
  expect(used).toContainEqual({ from: 'wagmi', name: 'useConnections' })
  expect(used.filter(({ from, name }) => !known.get(from)?.includes(name))).toEqual([])
})

test('it uses deprecated names of wagmi only where wagmi 2 has no other', () => {
  const old = ['wagmi', '@wagmi/core', 'wagmi/node_modules/@wagmi/core']
    .flatMap((name) =>
      ['index', 'actions'].map((file) => [name, file].join('/dist/types/exports/')),
    )
    .map((file) => `node_modules/${file}.d.ts`)
    .filter((file) => existsSync(file))
    .flatMap((file) => [...read(file).matchAll(/@deprecated[^*]*\*\/\s*(?:type )?\w+ as (\w+)/g)])
    .map(([, name = '']) => name)
  const kept = new Set(used.map(({ name }) => name).filter((name) => old.includes(name)))
  expect([...kept].toSorted()).toEqual(['switchAccount', 'useAccount'])
})

test('the package has the MIT license, and its peers have open licenses', () => {
  expect(license).toBe('MIT')
  expect(read('LICENSE')).toMatch(/^MIT License\n[^]*Permission is hereby granted, free of charge/)
  const free = ['MIT', 'ISC', 'Apache-2.0']
  expect(Object.keys(peerDependencies).length).toBeGreaterThan(5)
  expect(
    Object.keys(peerDependencies).filter(
      (name) => !free.includes(packages[`node_modules/${name}`]?.license ?? 'none'),
    ),
  ).toEqual([])
})
