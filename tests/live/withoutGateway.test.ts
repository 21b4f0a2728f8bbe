import { readFileSync } from 'node:fs'
import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { safes } from '../../mocks/chain/genesis/places.ts'
import { people } from '../../mocks/people.ts'
import { mouse } from '../e2e/inputMethod.ts'
import { at, enabled } from '../e2e/journey.ts'
import { isConnected } from '../e2e/prepared.ts'
import { installConnectedWallet } from './connectedWallet.ts'
import { configOf } from './product.ts'
import { withWorld } from './withWorld.ts'

const treasury = safes.treasury.address
const here = withWorld()

/** A site that names no gateway, and browsers that keep what their people know. */
async function serve() {
  const { url } = await here.serve({ config: { ...configOf(here.world), gateway: null } })
  const asked: string[] = []
  return {
    url,
    /** Which hosts were asked, and below which paths. */
    places: () => [
      ...new Set(
        asked.map((one) => [new URL(one).origin, new URL(one).pathname.split('/')[1]].join(' ')),
      ),
    ],
    async open(person: 'alice' | 'bob' | 'carol', path: string) {
      const { page, context } = await here.browserSession.open()
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      page.on('request', (request) => {
        if (!request.url().startsWith(url)) asked.push(request.url())
      })
      await installConnectedWallet(page, { person, rpcUrl: here.world.rpcUrl })
      await page.goto(path.startsWith('http') ? path : url + path)
      await isConnected(page)
      return { page, context }
    },
  }
}

/** Proposes a payment from the home page. Returns the link for the other owners. */
async function pay(page: Page, to: string, amount: string): Promise<string> {
  const { dialog } = at(page)
  await mouse.press(
    page
      .getByRole('main')
      .getByRole('button', { name: 'Send', exact: true })
      .and(page.locator(':not([aria-disabled=true])')),
  )
  await mouse.type(dialog.getByRole('textbox', { name: 'To' }), to)
  await mouse.type(dialog.getByRole('textbox', { name: 'Amount' }), amount)
  await mouse.press(enabled(page, 'Review'))
  await dialog.getByText('Verified').waitFor()
  await mouse.press(enabled(page, 'Sign'))
  await dialog.getByRole('heading', { name: 'Signed' }).waitFor()
  await mouse.press(dialog.getByRole('button', { name: 'Copy link for other owners' }))
  await dialog.getByRole('button', { name: 'Copied', exact: true }).waitFor()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  await mouse.press(dialog.getByRole('button', { name: 'Close' }).last())
  return link
}

/** The lines of the exported history, with the head first. */
async function exported(page: Page): Promise<readonly string[]> {
  await page.getByRole('main').getByRole('button', { name: 'Export CSV' }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page
      .getByRole('dialog', { name: 'Export history' })
      .getByRole('button', { name: 'Save file' })
      .click(),
  ])
  return readFileSync(await download.path(), 'utf8').split('\n')
}

describe('a site without a gateway', () => {
  it('lets Alice pay, Bob sign and execute from her link, and both see it in history', async () => {
    const site = await serve()
    const home = `home?safe=eth:${treasury}`
    const alice = await site.open('alice', home)
    const link = await pay(alice.page, people.erin.address, '0.125')
    await mouse.press(at(alice.page).section('Queue'))
    const row = (page: Page) => page.getByRole('main').getByText(/Send .*0\.125/)
    await row(alice.page).first().waitFor()

    const bob = await site.open('bob', link)
    const main = bob.page.getByRole('main')
    await mouse.press(main.getByRole('button', { name: 'Add to queue' }))
    await main.getByText(/also in this browser's queue/).waitFor()
    await mouse.press(at(bob.page).section('Queue'))
    await mouse.press(
      main
        .getByRole('listitem')
        .getByRole('button', { name: /^Sign, / })
        .first(),
    )
    await mouse.press(enabled(bob.page, 'Sign and execute'))
    await at(bob.page).dialog.getByRole('heading', { name: 'Executed' }).waitFor()
    await mouse.press(at(bob.page).dialog.getByRole('button', { name: 'Close' }).last())
    await mouse.press(at(bob.page).section('History'))
    await main
      .getByText(/Sent .*0\.125/)
      .first()
      .waitFor()

    await alice.page.reload()
    await alice.page.getByText('No pending transactions').waitFor()
    await mouse.press(at(alice.page).section('History'))
    await alice.page
      .getByRole('main')
      .getByText(/Sent .*0\.125/)
      .first()
      .waitFor()
    // Without prices and names, but with what moved.
    const [, newest = ''] = await exported(alice.page)
    expect(newest).toContain('-0.125')
    expect(newest).toContain(people.erin.address)
    expect(site.places()).toEqual([`${here.world.url} rpc`])
    await alice.context.close()
    await bob.context.close()
  })

  it('passes the whole queue on as one file, which survives a reload', async () => {
    const site = await serve()
    const home = `home?safe=eth:${treasury}`
    const alice = await site.open('alice', home)
    await pay(alice.page, people.erin.address, '0.25')
    await pay(alice.page, people.dave.address, '0.5')
    await mouse.press(at(alice.page).section('Queue'))
    await mouse.press(alice.page.getByRole('button', { name: 'Share queue' }))
    const saved = alice.page.waitForEvent('download')
    await mouse.press(at(alice.page).dialog.getByRole('button', { name: 'Save as a file' }))
    const file = await (await saved).path()

    const bob = await site.open('bob', `transactions/queue?safe=eth:${treasury}`)
    const main = bob.page.getByRole('main')
    await mouse.press(main.getByRole('link', { name: 'Add from link or file' }))
    await bob.page.locator('input[type=file]').setInputFiles(file)
    await mouse.press(main.getByRole('button', { name: 'Add all 2 to queue' }))
    await main.getByText('2 transactions added, 2 new signatures').waitFor()
    await mouse.press(main.getByRole('link', { name: 'Open queue' }))
    await bob.page.reload()
    const sign = main.getByRole('button', { name: /^Sign, / })
    await expect.poll(() => sign.count()).toBe(2)
    // The same file again adds nothing.
    await mouse.press(main.getByRole('link', { name: 'Add from link or file' }))
    await bob.page.locator('input[type=file]').setInputFiles(file)
    await mouse.press(main.getByRole('button', { name: 'Add all 2 to queue' }))
    await main.getByText('No new transactions, no new signatures').waitFor()
    expect(site.places()).toEqual([`${here.world.url} rpc`])
    await alice.context.close()
    await bob.context.close()
  })

  it('creates a Safe, which belongs to its owner in My Safes', async () => {
    const site = await serve()
    const alice = await site.open('alice', 'new-safe/create')
    const main = alice.page.getByRole('main')
    const { dialog } = at(alice.page)
    await mouse.type(main.getByRole('textbox', { name: /^Name/ }), 'Design team')
    await mouse.press(main.getByRole('button', { name: 'Add an owner' }))
    await mouse.type(main.getByRole('textbox', { name: 'Owner 2' }), people.bob.address)
    await mouse.press(main.getByRole('button', { name: 'Review', exact: true }))
    await mouse.press(enabled(alice.page, 'Create'))
    await dialog.getByRole('heading', { name: 'Safe created' }).waitFor()
    await dialog.getByText("It's listed and ready to use.").waitFor()
    await mouse.press(dialog.getByRole('link', { name: 'Open the Safe' }))
    await mouse.press(at(alice.page).section('Owners and rules'))
    await main.getByText('2 of 2', { exact: true }).waitFor()
    await alice.page.goto(site.url)
    const owned = main.getByRole('list', { name: 'Owned by you' })
    await owned.getByText('Design team').waitFor()
    expect(site.places()).toEqual([`${here.world.url} rpc`])
    await alice.context.close()
  })
})
