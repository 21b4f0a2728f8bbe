// Prints the figures of embedded apps, and stores nothing.
import { chromium } from 'playwright'
import { launchOptions } from '../../scripts/setup/browser.mjs'
import { appsRows, benchApps } from './apps.mjs'
import { benchOpening } from './opening.ts'

const browser = await chromium.launch(launchOptions())
const rows = appsRows(await benchApps(browser))
await browser.close()
rows.push(...(await benchOpening()))
console.log(rows.map(([what, figure]) => `| ${what} | ${figure} |`).join('\n'))
