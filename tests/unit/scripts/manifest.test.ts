import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import {
  entrySources,
  libraryManifest,
  packageOf,
  readProject,
} from '../../../scripts/build/library/manifest.ts'

const project = readProject()
const manifest = libraryManifest(project)

describe("the package's manifest", () => {
  it('has only optional peers, and accepts newer versions of its dependencies', () => {
    expect(
      Object.keys(manifest).filter((field) =>
        /Dependencies$|^dependencies$|^scripts$|^private$/.test(field),
      ),
    ).toEqual(['dependencies', 'peerDependencies'])
    expect(Object.values(manifest.dependencies).every((range) => /^\^\d/.test(range))).toBe(true)
    expect(Object.keys(manifest.peerDependenciesMeta)).toEqual(
      Object.keys(manifest.peerDependencies),
    )
    expect(Object.values(manifest.peerDependenciesMeta).every(({ optional }) => optional)).toBe(
      true,
    )
  })

  it('lists its entry points relative to its root, types first', () => {
    expect(manifest.exports).toMatchObject({
      './gateway/routes': {
        types: './exports/gateway-routes.d.ts',
        default: './exports/gateway-routes.js',
      },
      './wallet.css': { types: './wallet.css.d.ts', default: './wallet.css' },
      './package.json': './package.json',
    })
    expect(() => libraryManifest({ ...project, exports: { './x': './src/x.ts' } })).toThrow(
      './src/x.ts, which is outside ./dist-lib/',
    )
  })

  it('requires what docs/packages.md says', () => {
    const table = readFileSync('docs/packages.md', 'utf8')
      .split('\n')
      .filter((line) => line.startsWith('| `coffer/'))
    const said = table.flatMap((line) =>
      [...line.replaceAll('\\|', '|').matchAll(/`((?:@[\w-]+\/)?[\w-]+)@([^`]+)`/g)].map(
        ([, name, range]) => `${name}@${range}`,
      ),
    )
    expect(table.length).toBeGreaterThan(5)
    expect([...new Set(said)].toSorted()).toEqual(
      Object.entries(manifest.peerDependencies)
        .map(([name, range]) => `${name}@${range}`)
        .toSorted(),
    )
  })
})

it('has a source for every entry point that is a module', () => {
  expect(entrySources(project)).toMatchObject({
    'exports/ui': 'src/exports/ui.ts',
    'exports/gateway-validate': 'src/exports/gateway-validate.ts',
  })
  expect(Object.keys(entrySources(project))).toHaveLength(12)
})

it('finds the package of an import', () => {
  expect(
    ['wagmi/connectors/safe', 'viem', '@radix-ui/react-dialog', '@a/b/c'].map(packageOf),
  ).toEqual(['wagmi', 'viem', '@radix-ui/react-dialog', '@a/b'])
})
