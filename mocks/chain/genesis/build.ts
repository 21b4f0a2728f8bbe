// Rebuilds the genesis of every scenario: npm run genesis
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { buildLarge, buildSmall } from './buildAll.ts'

const folder = join(import.meta.dirname, 'dumps')
mkdirSync(folder, { recursive: true })

function write(files: Record<string, string>): void {
  for (const [name, content] of Object.entries(files)) {
    writeFileSync(join(folder, name), content)
    console.log(
      `${name.padEnd(22)} ${(Buffer.byteLength(content) / 1024).toFixed(1).padStart(8)} KiB`,
    )
  }
}

const { files, layer, places, treasury } = await buildSmall()
write(files)
write(await buildLarge(layer, places, treasury))
