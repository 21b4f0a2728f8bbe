import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ServedWorld, serveWorld } from '../../mocks/node.ts'
import type { Served } from '../../scripts/build/serve.mjs'
import { otherBrowsers } from '../../scripts/setup/otherBrowsers.mjs'
import { configOf } from '../live/product.ts'
import type { OtherBrowser } from './driver.ts'
import { launchFirefox } from './firefox.ts'
import { confirmAsAlice, openEachSection, visitConnectDialog } from './journey.ts'
import { type BrowserPage, openPage } from './openPage.ts'
import { serveWatched } from './serveWatched.ts'
import { launchWebKit } from './webkit.ts'

const launch = { Firefox: launchFirefox, WebKit: launchWebKit }

let demo: Served
let world: ServedWorld
let live: Served

beforeAll(async () => {
  world = await serveWorld()
  demo = await serveWatched('demo')
  live = await serveWatched('live', configOf(world))
})
afterAll(async () => {
  await demo?.close()
  await live?.close()
  await world?.close()
})

describe.each(otherBrowsers)('in $name', ({ name, isThere }) => {
  let browser: OtherBrowser
  beforeAll(async () => {
    if (isThere()) browser = await launch[name]()
  })
  afterAll(() => browser?.close())

  /** Opens a page for one test; returns the errors that it kept. */
  async function errorsWhile(act: (page: BrowserPage) => Promise<void>): Promise<string[]> {
    const page = await openPage(browser, name.toLowerCase())
    try {
      await act(page)
      return await page.errors()
    } catch (failure) {
      await page.takePicture('failure')
      throw failure
    } finally {
      await page.close()
    }
  }

  it.skipIf(!isThere())(
    'Alice connects, reads a pending transfer that is verified, and signs it',
    async () => {
      expect(await errorsWhile((page) => confirmAsAlice(page, demo.url))).toEqual([])
    },
  )

  it.skipIf(!isThere())(
    'the connect dialog takes and returns the focus: centered if wide, at the bottom if narrow',
    async () => {
      const errors = await errorsWhile(async (page) => {
        await page.goto(demo.url)
        const wide = await visitConnectDialog(page, 'connect-1280')
        expect(wide.left).toBeGreaterThan(200)
        // A scrollbar next to the page may take a few pixels.
        expect(Math.abs(wide.left + wide.right - 1280)).toBeLessThan(20)
        expect(wide.bottom).toBeLessThan(800)
        await page.setSize(390, 844)
        const narrow = await visitConnectDialog(page, 'connect-390')
        expect(narrow).toMatchObject({ left: 0, bottom: 844 })
        expect(narrow.right).toBeGreaterThan(370)
      })
      expect(errors).toEqual([])
    },
  )

  it.skipIf(!isThere())(
    'the live app starts, finds a Safe by its address, and opens each of its sections',
    async () => {
      const errors = await errorsWhile(async (page) => {
        expect((await openEachSection(page, live.url)).length).toBeGreaterThan(3)
      })
      expect(errors).toEqual([])
    },
  )
})
