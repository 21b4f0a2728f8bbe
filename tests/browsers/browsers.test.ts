import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { putIn } from '../../mocks/wallet/fakeExtensions.ts'
import { people } from '../../mocks/people.ts'
import { type ServedWorld, serveWorld } from '../../mocks/node.ts'
import { built } from '../../scripts/build/builds.mjs'
import type { Served } from '../../scripts/build/serve.mjs'
import { otherBrowsers } from '../../scripts/setup/otherBrowsers.mjs'
import { newerNames } from '../architecture/browserFeatures.ts'
import { deleteNames } from '../behavior/olderBrowser.ts'
import { builtPage } from '../behavior/wallet/walletPage.ts'
import { configOf } from '../live/product.ts'
import type { OtherBrowser } from './driver.ts'
import { launchFirefox } from './firefox.ts'
import { confirmAsAlice, connectAndSign, openEachSection, visitConnectDialog } from './journey.ts'
import type { Target } from './lookFor.ts'
import { type BrowserPage, openPage } from './openPage.ts'
import { serveWatched } from './serveWatched.ts'
import { launchWebKit } from './webkit.ts'

const launch = { Firefox: launchFirefox, WebKit: launchWebKit }

let demo: Served
let world: ServedWorld
let live: Served
/** A page with the wallet kit, in the oldest supported browsers. */
let older: Served
const wallet = { name: 'Some Wallet', account: people.alice.address, rdns: 'com.example.some' }

beforeAll(async () => {
  world = await serveWorld()
  demo = await serveWatched(built('demo'))
  live = await serveWatched(built('live'), { config: configOf(world) })
  older = await serveWatched(builtPage(), {
    before: `(${deleteNames.toString()})(${JSON.stringify(newerNames)});
      (${putIn.toString()})(${JSON.stringify([{ ...wallet, knows: [1, 17_000] }])})`,
  })
})
afterAll(async () => {
  await demo?.close()
  await live?.close()
  await older?.close()
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

  it.skipIf(!isThere())('a changed script or style is blocked, and the page says so', async () => {
    const notStarted: Target = { role: 'heading', name: "Coffer hasn't started" }
    for (const [changed, target] of [
      [/^index-[\w-]+\.js$/, notStarted],
      [/^style-[\w-]+\.css$/, notStarted],
      // Imported later.
      [/^common-[\w-]+\.js$/, { role: 'main', name: /A file of this site was changed/ }],
    ] satisfies [RegExp, Target][]) {
      const site = await serveWatched(built('live'), { config: configOf(world), changed })
      try {
        await errorsWhile(async (page) => {
          await page.goto(site.url)
          expect((await page.see(target)).count).toBe(1)
        })
      } finally {
        await site.close()
      }
    }
  })

  it.skipIf(!isThere())(
    'the kit connects, signs, and switches without what the oldest supported browsers lack',
    async () => {
      const errors = await errorsWhile(async (page) => {
        await connectAndSign(page, older.url, wallet.name)
      })
      expect(errors).toEqual([])
    },
  )
})
