import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoRpcUrl } from '../../mocks/world.ts'
import { built } from '../../scripts/build/builds.mjs'
import { type Served, serve } from '../../scripts/build/serve.mjs'
import { mouse } from './inputMethod.ts'
import { become } from './journey.ts'
import { openBrowserInWorld, type BrowserSession } from './openBrowser.ts'
import { payrollJourney } from './payrollJourney.ts'
import { openDemo } from './prepared.ts'

let demo: Served
let browserSession: BrowserSession

beforeAll(async () => {
  demo = await serve({ dir: await built('demo') })
  browserSession = await openBrowserInWorld()
}, 180_000)
afterAll(async () => {
  await browserSession?.close()
  await demo?.close()
})

/** The demo's node is in its page. */
const askNode = (page: Page) => async (method: string, params: unknown) =>
  page.evaluate(
    async ([url, body]) => {
      const response = await fetch(url, { method: 'POST', body })
      return ((await response.json()) as { result: unknown }).result
    },
    [
      demoRpcUrl(1),
      JSON.stringify({ jsonrpc: '2.0', id: 1, method, params: params ?? [] }),
    ] as const,
  )

describe("a treasurer's month in the served demo", () => {
  it('pays 40 people, and the exported history equals the chain to the last unit', async () => {
    const { page, context, errors } = await openDemo(browserSession, demo.url)
    await payrollJourney({
      page,
      url: demo.url,
      become: (name) => become(page, mouse, name),
      askNode: askNode(page),
    })
    expect(errors).toEqual([])
    await context.close()
  })
})
