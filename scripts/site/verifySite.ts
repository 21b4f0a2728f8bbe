// Compares a site with a build: npm run verify-site -- https://host/path [--dir dist]
// [--manifest manifest.json] [--timeout seconds]. Exits with 0 if the site serves exactly the
// build, with 1 if it doesn't, and with 2 if that couldn't be found out.
import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import {
  type BuildManifest,
  hashesOf,
  manifestFile,
  readManifest,
  rootOf,
} from '../build/proven/buildManifest.ts'
import { compareSite, type ExpectedFile } from './compareSite.ts'
import { describeSite, exitCodeOf } from './describeSite.ts'
import { siteUrl } from './siteUrl.ts'

try {
  process.exitCode = await verify()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 2
}

async function verify(): Promise<0 | 1 | 2> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      dir: { type: 'string', default: 'dist' },
      manifest: { type: 'string' },
      timeout: { type: 'string', default: '300' },
    },
  })
  const total = Number(values.timeout) * 1000
  if (!(total > 0)) throw new Error('--timeout takes a number of seconds.')
  if (positionals.length !== 1)
    throw new Error('Name one site: npm run verify-site -- https://host/path')
  const site = siteUrl(positionals[0]!)
  const { manifest, expected } = values.manifest
    ? fromManifest(values.manifest)
    : fromBuild(values.dir)
  console.log(`Site:   ${site}`)
  console.log(`Build:  ${values.manifest ?? values.dir}, version ${manifest.version}`)
  console.log(`Commit: ${manifest.commit ?? 'none, the sources were changed'}`)
  console.log(`Root:   ${manifest.root}\n`)
  const comparison = await compareSite(site, expected, { total })
  console.log(describeSite(comparison, manifest.root).join('\n'))
  return exitCodeOf(comparison)
}

interface Expected {
  manifest: BuildManifest
  expected: Map<string, ExpectedFile>
}

/** The files of a build are hashed again: its manifest may be older. */
function fromBuild(dir: string): Expected {
  const advice = 'Check out the release and run npm run build first.'
  const { manifest } = fromManifest(path.join(dir, manifestFile), advice)
  const files = hashesOf(dir)
  if (rootOf(files) !== manifest.root)
    throw new Error(`The files in ${dir} aren't those of its manifest. ${advice}`)
  const expected = Object.entries(files).map(([file, hash]): [string, ExpectedFile] => [
    file,
    { hash, size: statSync(path.join(dir, file)).size },
  ])
  return { manifest, expected: new Map(expected) }
}

function fromManifest(file: string, advice = ''): Expected {
  let manifest
  try {
    manifest = readManifest(readFileSync(file, 'utf8'))
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause)
    throw new Error(`${file} can't be used. ${why} ${advice}`.trim(), { cause })
  }
  const expected = Object.entries(manifest.files).map(([name, hash]): [string, ExpectedFile] => [
    name,
    { hash },
  ])
  return { manifest, expected: new Map(expected) }
}
