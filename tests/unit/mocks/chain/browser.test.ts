import { chromium, type Browser, type Page } from 'playwright'
import { parseEther } from 'viem'
import { build, type Rolldown } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { launchOptions } from '../../../../scripts/setup/browser.mjs'
import type { BrowserPage } from './browserPage.ts'

const origin = 'https://coffer.test'
const html = '<!doctype html><title>Chain</title><script type="module" src="/page.js"></script>'

async function bundle(): Promise<Map<string, string>> {
  const built = (await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2023',
      lib: {
        entry: new URL('browserPage.ts', import.meta.url).pathname,
        formats: ['es'],
        fileName: 'page',
      },
    },
  })) as Rolldown.RolldownOutput[]
  return new Map(
    built.flatMap(({ output }) =>
      output.map((file) => [`/${file.fileName}`, file.type === 'chunk' ? file.code : ''] as const),
    ),
  )
}

async function open(browser: Browser, files: Map<string, string>): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await page.route(`${origin}/**`, (route) => {
    const path = new URL(route.request().url()).pathname
    const code = files.get(path)
    return route.fulfill(
      code === undefined
        ? { contentType: 'text/html', body: html }
        : { contentType: 'text/javascript', body: code },
    )
  })
  return page
}

const visit = async (page: Page) => {
  await page.goto(origin)
  await page.waitForFunction(() => 'page' in globalThis)
  return page.evaluate(() => (globalThis as unknown as { page: BrowserPage }).page.start())
}

describe('the chain in a browser', { timeout: 60_000 }, () => {
  let browser: Browser
  let page: Page
  beforeAll(async () => {
    browser = await chromium.launch(launchOptions())
    page = await open(browser, await bundle())
  }, 60_000)
  afterAll(() => browser?.close())

  it('survives a reload, and is deleted on request', async () => {
    const first = await visit(page)
    await page.evaluate(() => (globalThis as unknown as { page: BrowserPage }).page.pay('1'))
    await page.evaluate(() => (globalThis as unknown as { page: BrowserPage }).page.pay('2'))
    const second = await visit(page)
    expect(second).toEqual({
      height: first.height + 2,
      dave: String(BigInt(first.dave) + parseEther('3')),
    })

    await page.evaluate(() => (globalThis as unknown as { page: BrowserPage }).page.forget())
    expect(await visit(page)).toEqual(first)
  })
})
