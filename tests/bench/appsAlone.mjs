// Prints the figures of embedded apps, and stores nothing.
import { chromium } from 'playwright'
import { launchOptions } from '../../scripts/setup/browser.mjs'
import { appsRows, benchApps } from './apps.mjs'

const browser = await chromium.launch(launchOptions())
const rows = appsRows(await benchApps(browser))
await browser.close()
console.log(rows.map(([what, figure]) => `| ${what} | ${figure} |`).join('\n'))
