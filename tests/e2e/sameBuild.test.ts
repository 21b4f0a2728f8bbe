import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { built, sourcesOf } from '../../scripts/build/builds.mjs'
import { importGraph } from '../../scripts/test/importGraph.ts'
import { filesOfBuild, readManifest } from '../../scripts/build/proven/buildManifest.ts'

const outer = mkdtempSync(path.join(tmpdir(), 'coffer-same-'))
afterAll(() => rmSync(outer, { recursive: true, force: true }))

/** The clock of the build: another year, and another time of the day. */
const laterClock = `
  const Real = Date
  const later = 1000 * (86_400 * 1000 + 12_345)
  globalThis.Date = class extends Real {
    constructor(...parts) {
      super(...(parts.length > 0 ? parts : [Real.now() + later]))
    }
    static now() {
      return Real.now() + later
    }
  }`

it('is the same in two folders, under two clocks, time zones, and locales', async () => {
  const here = await built('live')
  const there = path.join(outer, 'another folder', 'deep')
  // The packages that the sources import are looked for in these as well.
  for (const folder of ['mocks', 'stories'])
    mkdirSync(path.join(there, folder), { recursive: true })
  const configured = importGraph().distances('vite.config.ts', 'all').keys()
  const inputs = new Set(['tsconfig.json', ...configured, ...sourcesOf('live')])
  // Written in the opposite order, as another clone may be.
  for (const file of [...inputs].toReversed()) cpSync(file, path.join(there, file))
  symlinkSync(path.resolve('node_modules'), path.join(there, 'node_modules'))
  const { status, stderr } = spawnSync(
    process.execPath,
    ['node_modules/vite/bin/vite.js', 'build', '--mode', 'production', '--logLevel', 'error'],
    {
      cwd: there,
      encoding: 'utf8',
      env: {
        ...process.env,
        NODE_ENV: 'production',
        VITEST: '',
        TZ: 'Pacific/Kiritimati',
        LANG: 'sv_SE.UTF-8',
        LC_ALL: 'sv_SE.UTF-8',
        NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(laterClock)}`,
      },
    },
  )
  expect(status, stderr).toBe(0)

  const [mine, theirs] = [here, path.join(there, 'dist')].map((dir) => ({
    files: filesOfBuild(dir),
    bytes: (file: string) => readFileSync(path.join(dir, file)),
    manifest: readManifest(readFileSync(path.join(dir, 'manifest.json'), 'utf8')),
  }))
  expect(theirs!.files).toEqual(mine!.files)
  expect(theirs!.files.length).toBeGreaterThan(200)
  const differ = mine!.files.filter((file) => !mine!.bytes(file).equals(theirs!.bytes(file)))
  expect(differ).toEqual([])
  // The copy has no commit.
  expect(theirs!.manifest).toEqual({ ...mine!.manifest, commit: null })
  expect(Object.keys(theirs!.manifest.files)).toEqual(mine!.files)
})
