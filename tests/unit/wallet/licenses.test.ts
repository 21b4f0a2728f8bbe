import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

interface Locked {
  version?: string
  license?: string
  resolved?: string
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, Locked>
}
const open = new Set([
  'MIT',
  'Apache-2.0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  '(Apache-2.0 AND MIT)',
  'MIT OR Apache-2.0',
])

/** Finds an imported package: next to the importer, or in a parent folder. */
function placeOf(name: string, from: string): string | undefined {
  const place = `${from ? `${from}/` : ''}node_modules/${name}`
  if (place in packages) return place
  return from ? placeOf(name, from.replace(/\/?node_modules\/(?:@[^/]+\/)?[^/]+$/, '')) : undefined
}

/** A package and all its dependencies. */
function withAll(name: string): string[] {
  const seen = new Set<string>()
  const visit = (place: string | undefined) => {
    if (!place || seen.has(place)) return
    seen.add(place)
    const { dependencies = {}, optionalDependencies = {} } = packages[place] ?? {}
    for (const next of Object.keys({ ...dependencies, ...optionalDependencies }))
      visit(placeOf(next, place))
  }
  visit(placeOf(name, ''))
  return [...seen]
}

const licenseOf = (place: string) => packages[place]?.license ?? 'none'

test.each([
  ['@walletconnect/ethereum-provider', '2.21.8'],
  ['@reown/walletkit', '1.2.8'],
  ['@safe-global/safe-apps-sdk', '9.1.0'],
  ['@safe-global/safe-apps-provider', '0.18.6'],
])(
  '%s has the reviewed version and an open license, and so do all its dependencies',
  (name, version) => {
    expect(packages[`node_modules/${name}`]?.version).toBe(version)
    const all = withAll(name)
    expect(all.length).toBeGreaterThan(2)
    expect(
      all
        .filter(
          (place) =>
            !packages[place]?.resolved?.startsWith('scripts/') && !open.has(licenseOf(place)),
        )
        .map((place) => `${place}: ${licenseOf(place)}`),
    ).toEqual([])
  },
)

test('the files of WalletConnect contain their license', () => {
  const theirs = [
    ...new Set([...withAll('@walletconnect/ethereum-provider'), ...withAll('@reown/walletkit')]),
  ].filter(
    (place) =>
      /@(walletconnect|reown)\/[^/]+$/.test(place) &&
      !packages[place]?.resolved?.startsWith('scripts/'),
  )
  expect(theirs.length).toBeGreaterThan(15)
  expect(
    theirs.filter(
      (place) =>
        !/^\s*(Apache License|MIT License|The MIT License)/.test(
          readFileSync(`${place}/LICENSE`, 'utf8').replace(/^#+\s*/, ''),
        ),
    ),
  ).toEqual([])
})

test('its own dialog is not included: a file of this project replaces AppKit', () => {
  expect(packages['node_modules/@reown/appkit']).toEqual({
    resolved: 'scripts/no-modal',
    link: true,
  })
  expect(Object.keys(packages).filter((place) => /@reown\/appkit-/.test(place))).toEqual([])
})
