import type { Locator, Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { safes } from '../../mocks/chain/genesis/places.ts'
import { at } from '../e2e/journey.ts'
import { installConnectedWallet } from './connectedWallet.ts'
import { configOf } from './product.ts'
import { withWorld } from './withWorld.ts'

const here = withWorld()

/**
 * The app on a phone, with Alice's wallet connected. Without names, so that her address is shown.
 */
async function open(width: number, chainId: number): Promise<Page> {
  const product = await here.serve({ config: configOf(here.world, []) })
  const { page } = await here.browserSession.open({ viewport: { width, height: 700 } })
  await installConnectedWallet(page, {
    person: 'alice',
    rpcUrl: here.world.rpcUrl,
    chainId,
    chains: [1, 5],
  })
  await page.goto(`${product.url}home?safe=eth:${safes.treasury.address}`)
  await account(page).waitFor()
  return page
}

const account = (page: Page) => page.getByRole('button', { name: /^Account/ })

/** Whether the whole text is visible: neither cut off, nor outside the window. */
const isWhole = (part: Locator) =>
  part.evaluate((element) => {
    const { left, right } = element.getBoundingClientRect()
    return element.scrollWidth <= element.clientWidth + 1 && left >= 0 && right <= innerWidth
  })

describe.each([375, 320])('at %i px', (width) => {
  it('the Safe’s ends, network, and quorum are visible next to the account’s picture', async () => {
    const page = await open(width, 1)
    const safe = page.getByRole('button', { name: /Choose another Safe/ })
    expect(await isWhole(safe.getByText(/^eth:0x.{4}….{4}$/))).toBe(true)
    expect(await isWhole(safe.getByText('Ethereum · 2 of 3'))).toBe(true)
    // The picture alone; for screen readers, the address too.
    expect(await account(page).textContent()).toMatch(/0x.{4}….{4}$/)
    expect(await isWhole(account(page))).toBe(true)
    await page.context().close()
  })

  it('the ends of the account and of the Safe are visible on an unsupported network', async () => {
    const page = await open(width, 5)
    const safe = page.getByRole('button', { name: /Choose another Safe/ })
    expect(await isWhole(account(page).getByText(/^0x.{4}….{4}$/))).toBe(true)
    expect(await isWhole(safe.getByText(/^eth:0x.{4}….{4}$/))).toBe(true)
    await page.context().close()
  })

  it('all ways to give the last signature are visible', async () => {
    const page = await open(width, 1)
    await at(page).section('Queue').click()
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Sign, / })
      .first()
      .click()
    const buttons = ['Cancel', 'Sign only', 'Sign and execute'].map((name) =>
      at(page).dialog.getByRole('button', { name, exact: true }),
    )
    for (const button of buttons) {
      await button.waitFor()
      expect(await isWhole(button)).toBe(true)
    }
    // One next to the other or below it, never over it, once the last one is there.
    const areApart = async () => {
      const places = await Promise.all(buttons.map((button) => button.boundingBox()))
      return places.every((one, index) =>
        places
          .slice(index + 1)
          .every(
            (other) =>
              one &&
              other &&
              (one.x + one.width <= other.x ||
                other.x + other.width <= one.x ||
                one.y + one.height <= other.y),
          ),
      )
    }
    await expect.poll(areApart).toBe(true)
    await page.context().close()
  })
})
