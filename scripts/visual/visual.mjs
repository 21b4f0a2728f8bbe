// Takes every picture, or those of the given story files and folders, and compares; `--accept`
// updates the baselines and removes those that no story takes anymore.
import { readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { runTool } from '../setup/runTool.ts'
import { baselineFolder, baselineReport, baselines, orphans } from './baselines.mjs'

const accept = process.argv.includes('--accept')
const only = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))

const { ok } = await runTool('vitest', ['run', '--project', 'stories'], {
  PICTURES: accept ? 'accept' : 'compare',
  ...(only.length > 0 && { STORIES: only.join(' ') }),
})
let passed = ok

// A part of the stories says nothing about the pictures of the others.
if (only.length === 0 && ok) {
  const lost = orphans(JSON.parse(readFileSync('reports/stories.json', 'utf8')).pictures)
  if (accept) for (const name of lost) rmSync(path.join(baselineFolder, name))
  else if (lost.length > 0) {
    passed = false
    console.error(
      'No story takes these screenshots anymore (npm run visual:accept removes them):\n' +
        `  ${lost.join('\n  ')}`,
    )
  }
}
const { text, fits } = baselineReport(baselines())
console.log(text)
process.exit(passed && fits ? 0 : 1)
