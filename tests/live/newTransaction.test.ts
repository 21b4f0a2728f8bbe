import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { safes } from '../../mocks/chain/genesis/places.ts'
import { people } from '../../mocks/people.ts'
import { at, enabled } from '../e2e/journey.ts'
import { isConnected } from '../e2e/prepared.ts'
import { installConnectedWallet } from './connectedWallet.ts'
import { configOf } from './product.ts'
import { withWorld } from './withWorld.ts'

const here = withWorld()
const path = `transactions/new?safe=eth:${safes.treasury.address}`
const rows = (page: Page) =>
  page.getByRole('main').getByRole('list', { name: 'Actions' }).getByRole('listitem')
const review = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Review' })

/** The page on which a transaction is drafted, in the live build, with Alice's wallet. */
async function open() {
  const product = await here.serve({ config: configOf(here.world) })
  const { page, context } = await here.browserSession.open()
  const wallet = await installConnectedWallet(page, { rpcUrl: here.world.rpcUrl })
  await page.goto(product.url + path)
  await isConnected(page)
  return { page, context, wallet, url: product.url }
}

async function addRawCall(page: Page, data: string): Promise<void> {
  const { dialog } = at(page)
  await page.getByRole('main').getByRole('button', { name: 'Call a contract' }).click()
  await dialog.getByRole('textbox', { name: 'Contract' }).fill(people.erin.address)
  await dialog.getByRole('tab', { name: 'Raw data' }).click()
  await dialog.getByRole('textbox', { name: 'Data' }).fill(data)
  await enabled(page, 'Add').click()
  await dialog.waitFor({ state: 'hidden' })
}

describe('a new transaction in the live build', () => {
  it('survives a reload at each step, and is proposed once', async () => {
    const { page, context } = await open()
    const { dialog } = at(page)
    await addRawCall(page, '0x12345678')
    await page.reload()
    await rows(page).first().waitFor()
    await addRawCall(page, '0xabcdef01')
    await page.getByRole('textbox', { name: 'Note' }).fill('Put together here')
    await page.reload()
    await expect
      .poll(() => page.getByRole('textbox', { name: 'Note' }).inputValue())
      .toBe('Put together here')
    await review(page).and(page.locator(':not([aria-disabled=true])')).click()
    await dialog.getByText('Verified').waitFor()
    await page.reload()
    await expect.poll(() => rows(page).count()).toBe(2)
    await review(page).and(page.locator(':not([aria-disabled=true])')).click()
    await enabled(page, /^Sign( only)?$/).click()
    await dialog.getByRole('heading', { name: 'Signed' }).waitFor()
    await page.reload()
    await page.getByText('No actions yet').waitFor()
    await at(page).section('Queue').click()
    const note = page.getByRole('main').getByText('Put together here')
    await note.first().waitFor()
    expect(await note.count()).toBe(1)
    await context.close()
  })

  it('is the same in two tabs', async () => {
    const { page, context, url } = await open()
    const other = await context.newPage()
    await other.goto(url + path)
    await addRawCall(page, '0x12345678')
    await rows(other).first().waitFor()
    await addRawCall(other, '0xabcdef01')
    await expect.poll(() => rows(page).count()).toBe(2)
    await rows(page)
      .first()
      .getByRole('button', { name: /^Action 1:/ })
      .click()
    await page.getByRole('menuitem', { name: 'Remove' }).click()
    await expect.poll(() => rows(other).count()).toBe(1)
    await context.close()
  })

  it('is left untouched by a wallet that hangs or is on another network', async () => {
    const { page, context, wallet } = await open()
    const { dialog } = at(page)
    await addRawCall(page, '0x12345678')
    wallet.set({ behavior: 'hangs' })
    await review(page).and(page.locator(':not([aria-disabled=true])')).click()
    await enabled(page, /^Sign( only)?$/).click()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await page.reload()
    await rows(page).first().waitFor()
    wallet.set({ behavior: 'agrees', chainId: 17_000 })
    await review(page).and(page.locator(':not([aria-disabled=true])')).click()
    await dialog.getByRole('button', { name: 'Switch to Ethereum' }).click()
    await enabled(page, /^Sign( only)?$/).click()
    await dialog.getByRole('heading', { name: 'Signed' }).waitFor()
    // A signed draft is no longer a draft.
    expect(await page.getByText('No actions yet').count()).toBe(1)
    await context.close()
  })
})
