import type { Locator, Page } from 'playwright'
import { expect } from 'vitest'
import { safes } from '../../mocks/chain/genesis/places.ts'
import type { ServedWorld } from '../../mocks/node.ts'
import type { BrowserSession } from '../e2e/openBrowser.ts'
import { at } from '../e2e/journey.ts'
import { isConnected } from '../e2e/prepared.ts'
import { installConnectedWallet } from './connectedWallet.ts'
import { anotherSafes, type FaultyRead, reason } from './faultyReads.ts'
import type { NetworkFault } from './networkFaults.ts'

/** What all tests share. */
export interface Network {
  session: BrowserSession
  world: ServedWorld
  /** The app, with a trailing slash. */
  url: string
  /** Where a hundred megabytes are. */
  huge: string
}

/** A page that shows one read; its faults can be switched on and off. */
export interface OpenRead {
  page: Page
  /** What is answered from now on; undefined: as usual. */
  suffer(fault: NetworkFault | undefined): void
  /** Opens the page, and waits for nothing. */
  goTo(): Promise<void>
  /** Waits until the page shows a healthy answer, and no problem. */
  isHealthy(): Promise<void>
  /**
   * Opens another page of the app and comes back, without a reload, once the response is old enough
   * to be requested again.
   */
  comeBack(): Promise<void>
  /** Lets time go on until the page shows this, after it has requested what it reads. */
  waitFor(words: RegExp): Promise<void>
  retry: Locator
  /**
   * What the page threw or logged since the last call; a browser logs each failed request on its
   * own.
   */
  errors(): string[]
  close(): Promise<void>
}

/** Opens an empty profile. */
export async function openRead(
  read: FaultyRead,
  { session, world, url, huge }: Network,
): Promise<OpenRead> {
  const { page, context, errors } = await session.open()
  await page.clock.install()
  let now: NetworkFault | undefined
  let asked = 0
  await page.route(read.matches, async (route) => {
    asked++
    if (!now) return route.continue()
    // A page that has been left needs no response.
    await Promise.resolve(now.answer(route, { spoilRow: read.spoilRow, anotherSafes, huge })).catch(
      () => {},
    )
  })
  if (read.connected) await installConnectedWallet(page, { rpcUrl: world.rpcUrl })
  const main = page.getByRole('main')

  async function leaveAndReturn(): Promise<void> {
    const here = page.url()
    await (
      read.connected
        ? main.getByRole('listitem').getByRole('link')
        : page.getByRole('link', { name: 'My Safes' })
    )
      .first()
      .click()
    await page.waitForURL((one) => one.href !== here)
    await page.goBack()
    await page.waitForURL(here)
  }

  return {
    page,
    suffer(fault) {
      now = fault
      asked = 0
    },
    async goTo() {
      await page.goto(
        url + (read.linked ? `transactions/queue?safe=eth:${safes.treasury.address}` : read.path),
      )
      if (read.connected) await isConnected(page)
      if (read.linked)
        await at(page)
          .row(/Send 2\.5/)
          .first()
          .getByRole('link')
          .first()
          .click()
    },
    async isHealthy() {
      await (read.healthy ?? read.kept)(page)
        .first()
        .waitFor({ state: 'attached', timeout: 15_000 })
      await page.getByText(reasonOf(read)).first().waitFor({ state: 'detached', timeout: 15_000 })
    },
    async comeBack() {
      const before = asked
      // A healthy answer that was still on its way when time went on is new, and nothing is
      // requested on the first return.
      for (let visit = 0; asked === before && visit < 3; visit++) {
        await page.clock.fastForward(6_000)
        await leaveAndReturn()
        await expect
          .poll(() => asked > before, { interval: 10, timeout: 5_000 })
          .toBe(true)
          .catch(() => {})
      }
      expect(asked).toBeGreaterThan(before)
    },
    async waitFor(words) {
      const told = page.getByText(words).first()
      await expect.poll(() => asked, { interval: 10 }).toBeGreaterThan(0)
      if (now?.takesTime)
        for (let turn = 0; turn < 60 && (await told.count()) === 0; turn++)
          await page.clock.fastForward(16_000)
      await told.waitFor({ state: 'attached', timeout: 15_000 })
    },
    retry: main
      .or(page.locator('body'))
      .getByRole('button', { name: read.retry ?? 'Try again' })
      .first(),
    errors: () => errors.splice(0).filter((error) => !error.includes('Failed to load resource')),
    close: () => context.close(),
  }
}

/** How the page of a read says that it failed. */
export const reasonOf = (read: FaultyRead): RegExp => read.reason ?? reason
