import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { packageOf } from '../../../scripts/build/library/manifest.ts'
import { namesIn } from '../../../scripts/build/library/namesIn.ts'

const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  dependencies: Record<string, string>
}

/** The packages imported by the app's sources, including fonts. */
function packagesOfTheProduct(): string[] {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).map((file) =>
    path.join('src', file),
  )
  const scripts = files
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => namesIn(file, readFileSync(file, 'utf8')).map(({ name }) => name))
  const fonts = files
    .filter((file) => file.endsWith('.css'))
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/url\('(@fontsource[^']+)'\)/g)].map(
        ([, name = '']) => name,
      ),
    )
  return [...new Set([...scripts, ...fonts].filter((name) => !/^[.#]/.test(name)).map(packageOf))]
}

it("the app's packages are pinned dependencies, and tools are separate", () => {
  // wagmi's Safe connector imports these two, which are its peers.
  const throughWagmi = ['@safe-global/safe-apps-provider', '@safe-global/safe-apps-sdk']
  expect(Object.keys(dependencies)).toEqual([...packagesOfTheProduct(), ...throughWagmi].toSorted())
  expect(Object.values(dependencies).filter((version) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual(
    [],
  )
})
