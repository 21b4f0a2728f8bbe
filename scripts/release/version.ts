// Runs inside `npm version`, when package.json has its new version and before the commit and the tag: gives the changes of CHANGELOG.md that version.
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { releaseChangelog } from './changelog.ts'

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
const today = new Date().toISOString().slice(0, 10)
writeFileSync('CHANGELOG.md', releaseChangelog(readFileSync('CHANGELOG.md', 'utf8'), version, today))
execFileSync('git', ['add', 'CHANGELOG.md'])
