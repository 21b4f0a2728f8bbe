// Runs inside `npm version`, after package.json has its new version and before commit and tag:
// moves the unreleased notes of CHANGELOG.md to that version.
// With `--check` it runs first, and only checks that there are any.
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { releaseChangelog } from './changelog.ts'

const text = readFileSync('CHANGELOG.md', 'utf8')
const today = new Date().toISOString().slice(0, 10)
if (process.argv.includes('--check')) {
  releaseChangelog(text, 'next', today)
} else {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
  writeFileSync('CHANGELOG.md', releaseChangelog(text, version, today))
  execFileSync('git', ['add', 'CHANGELOG.md'])
}
