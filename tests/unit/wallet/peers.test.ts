import { readdirSync, readFileSync } from 'node:fs'
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

test('it uses no deprecated names of wagmi', () => {
  const old = [
    ...read('node_modules/wagmi/dist/types/exports/index.d.ts').matchAll(
      /@deprecated[^*]*\*\/\s*(?:type )?\w+ as (\w+)/g,
    ),
  ].map(([, name = '']) => name)
  expect(old).toContain('useAccount')
  const used = sources.flatMap((source) =>
    [...source.matchAll(/^import [^'"]*\{([^}]*)\}[^'"]* from 'wagmi'$/gm)].flatMap(
      ([, names = '']) =>
        names.split(',').map((name) => name.trim().replace(/^type | as \w+$/g, '')),
    ),
  )
  expect(used).toContain('useConnection')
  expect(used.filter((name) => old.includes(name))).toEqual([])
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
