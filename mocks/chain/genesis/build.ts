// Rebuilds the genesis of every scenario: npm run genesis
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { buildAll } from './buildAll.ts'

const folder = join(import.meta.dirname, 'dumps')
mkdirSync(folder, { recursive: true })
for (const [name, content] of Object.entries(await buildAll())) {
  writeFileSync(join(folder, name), content)
  console.log(`${name.padEnd(22)} ${(content.length / 1024).toFixed(1).padStart(8)} KiB`)
}
