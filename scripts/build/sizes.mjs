// Measures what is built and prints it next to the committed sizes, which `--write` replaces. Fails
// if the app's initial code is too large, or if forbidden code is loaded or included.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { appSizes } from './sizes/appSizes.ts'
import { appsSizes } from './sizes/appsSizes.ts'
import { clientSizes } from './sizes/clientSizes.ts'
import { compareSizes, figuresOf } from './sizes/compareSizes.ts'
import { describeSizes } from './sizes/describeSizes.ts'
import { kitSizes } from './sizes/kitSizes.ts'

const file = new URL('sizes.json', import.meta.url)

const sections = [await appSizes(), await kitSizes(), await appsSizes(), await clientSizes()]
const committed = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
const comparison = compareSizes(sections, committed)
console.log(describeSizes(comparison).join('\n'))
if (process.argv.includes('--write'))
  writeFileSync(file, `${JSON.stringify(figuresOf(sections), null, 2)}\n`)
if (comparison.problems.length > 0) {
  console.error(comparison.problems.join('\n'))
  process.exit(1)
}
