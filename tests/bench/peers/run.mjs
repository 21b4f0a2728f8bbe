// Builds the same page with each kit, measures all of them in one run, and writes the table in
// docs/peers.md.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import path from 'node:path'
import { chromium } from 'playwright'
import { launchOptions } from '../../../scripts/setup/browser.mjs'
import { serve } from '../../../scripts/build/serve.mjs'
import { boot } from './boot.mjs'
import { buildPage } from './buildPage.mjs'
import { connecting } from './connecting.mjs'
import { pageFolder } from './install.mjs'
import { openings } from './openTimes.mjs'
import { floor, peers } from './peers.mjs'
import { table } from './table.mjs'

execFileSync(process.execPath, ['scripts/build/library.ts'], { stdio: 'inherit' })
const out = mkdtempSync(path.join(tmpdir(), 'coffer-peers-built-'))
const browser = await chromium.launch(launchOptions())
const rows = []
try {
  for (const peer of [floor, ...peers]) {
    const root = pageFolder(peer.id)
    const outDir = path.join(out, peer.id)
    const kit = await buildPage(root, { outDir, alone: true })
    const whole = await buildPage(root, { outDir })
    const served = await serve({ dir: outDir, headers: { 'Content-Security-Policy': null } })
    console.log(peer.name)
    const fetched = await boot(browser, served.url)
    const opened = await openings(browser, served.url, peer.button)
    const connected =
      peer === floor ? undefined : await connecting(browser, served.url, peer.button)
    await served.close()
    rows.push({ ...peer, kit, whole, boot: fetched, openings: opened, connected })
  }
} finally {
  await browser.close()
  rmSync(out, { recursive: true, force: true })
}
const text = table(
  rows,
  `${availableParallelism()} cores, Chromium ${browser.version().split('.')[0]}`,
)
writeFileSync('docs/peers.md', text)
console.log(text)
