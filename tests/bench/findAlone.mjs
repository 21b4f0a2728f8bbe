// Prints the figures of the search, and stores nothing.
import { chromium } from 'playwright'
import { launchOptions } from '../../scripts/setup/browser.mjs'
import { benchFind, findRows } from './find.mjs'

const browser = await chromium.launch(launchOptions())
const rows = findRows(await benchFind(browser))
await browser.close()
console.log(rows.map(([what, figure]) => `| ${what} | ${figure} |`).join('\n'))
