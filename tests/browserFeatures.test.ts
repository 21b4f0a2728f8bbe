import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { newerFeaturesIn } from './architecture/browserFeatures.ts'

/** The modules of the package. */
const packaged = ['base', 'domain', 'gateway', 'safe', 'ui', 'wallet', 'apps/sdk', 'apps/provider']

/** Where it is checked first whether the browser has it. */
const checked = [
  'src/base/shorten.ts Intl.Segmenter',
  'src/ui/overlays/usePreloadedOverlays.ts requestIdleCallback',
]

test('the package needs nothing that a supported browser lacks', () => {
  const found = packaged
    .flatMap((folder) => readdirSync(`src/${folder}`, { recursive: true, withFileTypes: true }))
    .filter((one) => one.isFile() && /\.tsx?$/.test(one.name))
    .map((one) => path.posix.join(one.parentPath, one.name))
    .flatMap((file) =>
      newerFeaturesIn(readFileSync(file, 'utf8')).map(
        (feature) => `${file} ${feature.replace(/^\d+: /, '')}`,
      ),
    )
  expect(found.toSorted()).toEqual(checked)
})

test.each([
  ['const url = URL.canParse(text) ? new URL(text) : undefined', ['1: URL.canParse']],
  ['const parts = new Intl.Segmenter(locale)', ['1: Intl.Segmenter']],
  ['fetch(url, { signal: AbortSignal.any([one, other]) })', ['1: AbortSignal.any']],
  ['// Older browsers have no URL.canParse', []],
  ['const url = new URL(text)', []],
])('in `%s` it finds %j', (source, found) => expect(newerFeaturesIn(source)).toEqual(found))
