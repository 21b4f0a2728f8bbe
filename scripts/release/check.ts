// Checks a packed package before it is published: npm run release:check -- coffer-1.2.3.tgz
// v1.2.3
import { readFileSync } from 'node:fs'
import { packageProblems } from '../build/packageProblems.ts'
import { notesOf } from './changelog.ts'

const [tarball, tag] = process.argv.slice(2)
if (!tarball || !tag) throw new Error('Usage: npm run release:check -- <tarball> <tag>')

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
const notes = notesOf(readFileSync('CHANGELOG.md', 'utf8'), version)
const problems = [
  ...(tag === `v${version}` ? [] : [`The tag is ${tag}, and package.json says ${version}.`]),
  ...(notes ? [] : [`CHANGELOG.md has no section for ${version}.`]),
  ...(tarball.endsWith(`-${version}.tgz`) ? [] : [`${tarball} is not ${version}.`]),
  ...(await packageProblems(tarball)),
]
if (problems.length > 0) {
  console.error(problems.join('\n'))
  process.exit(1)
}
console.log(`${tarball} can be published. What it changes:\n\n${notes ?? ''}`)
