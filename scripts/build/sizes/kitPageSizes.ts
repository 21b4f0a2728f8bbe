import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium } from 'playwright'
import { launchOptions } from '../../setup/browser.mjs'
import { messages } from '../messages.ts'
import { serve } from '../serve.mjs'
import { bundle } from './bundle.ts'
import { chunksIn, initialOf, sizeOf } from './chunks.ts'
import type { Part } from './part.ts'

/** A page is idle after this many milliseconds without requests. */
const quiet = 3000

/**
 * A complete page with the wallet kit, and which of its files Chromium requests before any
 * interaction.
 */
export async function kitPageSizes(): Promise<{
  parts: readonly Part[]
  problems: readonly string[]
}> {
  const dir = mkdtempSync(path.join(tmpdir(), 'coffer-kit-page-'))
  try {
    const output = await bundle({
      root: path.resolve('scripts/build/kitPage'),
      plugins: [messages()],
      build: { target: 'es2022', outDir: dir, emptyOutDir: true },
    })
    const chunks = chunksIn(output)
    const initial = initialOf(chunks)
    const { files, externalUrls, errors } = await boot(dir)
    const fetched = chunks.filter(({ fileName }) => files.includes(fileName))
    return {
      parts: [
        { name: 'page with the kit', bytes: sizeOf(initial) },
        { name: 'page with the kit, fetched by Chromium at boot', bytes: sizeOf(fetched) },
      ],
      problems: [
        ...fetched
          .filter((chunk) => !initial.has(chunk))
          .map(
            ({ fileName }) =>
              `A page with the kit fetches ${fileName} at boot, besides its first files.`,
          ),
        ...[...initial]
          .filter((chunk) => !fetched.includes(chunk))
          .map(
            ({ fileName }) =>
              `A page with the kit doesn't fetch ${fileName} at boot, one of its first files.`,
          ),
        ...externalUrls.map((url) => `A page with the kit requests ${url} at boot.`),
        ...errors.map((text) => `A page with the kit reports an error at boot: ${text}`),
      ],
    }
  } finally {
    rmSync(dir, { recursive: true, force: true })
  }
}

/** What Chromium requests for a page without interaction. */
async function boot(dir: string) {
  const served = await serve({
    dir,
    headers: { 'Content-Security-Policy': "default-src 'self'; img-src 'self' data:" },
  })
  const browser = await chromium.launch(launchOptions())
  try {
    const page = await browser.newPage()
    const urls: string[] = []
    const errors: string[] = []
    page.on('request', (request) => urls.push(request.url()))
    page.on('pageerror', (error) => errors.push(String(error)))
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text())
    })
    await page.goto(served.url)
    await page.getByRole('button', { name: 'Connect wallet' }).waitFor()
    await page.waitForTimeout(quiet)
    return {
      files: urls
        .filter((url) => url.startsWith(served.url))
        .map((url) => new URL(url).pathname.slice(1)),
      externalUrls: urls.filter((url) => !url.startsWith(served.url) && !url.startsWith('data:')),
      errors,
    }
  } finally {
    await browser.close()
    await served.close()
  }
}
