import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { safes } from '../../mocks/chain/genesis/places.ts'
import { built } from '../../scripts/build/builds.mjs'
import { type Served, serve } from '../../scripts/build/serve.mjs'
import { at, closeDialog, enabled } from '../e2e/journey.ts'
import { isConnected } from '../e2e/prepared.ts'
import { installConnectedWallet } from './connectedWallet.ts'
import { configOf, watchPolicy } from './product.ts'
import { withWorld } from './withWorld.ts'

const here = withWorld()
const safe = `safe=eth:${safes.oldSavings.address}`

/** The apps, on their own server. */
let apps: Served
beforeAll(async () => {
  apps = await serve({ dir: await built('demo') })
  here.world.world.state.appsUrl = new URL(
    'demo-apps/',
    apps.url.replace('127.0.0.1', 'localhost'),
  ).href
}, 180_000)
afterAll(async () => {
  await apps?.close()
})

/** A page of the live build in a separate browser, with a person's wallet. */
async function openAs(person: 'alice' | 'bob', url: string) {
  const opened = await here.browserSession.open()
  const { page } = opened
  const violations = await watchPolicy(page)
  await installConnectedWallet(page, { person, rpcUrl: here.world.rpcUrl })
  await page.goto(url)
  await isConnected(page)
  return { ...opened, violations }
}

describe('an embedded app in the live build', () => {
  it('has its payments signed and executed by owners in two browsers, and learns it', async () => {
    const product = await here.serve({ config: configOf(here.world) })
    const { page, context, errors, violations } = await openAs(
      'alice',
      `${product.url}apps?${safe}`,
    )
    await page.getByRole('main').getByRole('link', { name: 'Payroll' }).first().click()
    await page.getByRole('button', { name: 'Open app' }).click()
    const frame = page.frameLocator('main iframe')
    const says = (text: string | RegExp) =>
      frame.getByRole('listitem').filter({ hasText: text }).first()
    await frame.getByRole('status').filter({ hasText: safes.oldSavings.address }).waitFor()
    await frame.getByRole('button', { name: 'Pay everyone' }).click()
    const { dialog } = at(page)
    await dialog.getByRole('heading', { name: 'Review transaction' }).waitFor()
    await dialog
      .getByText(`Requested by ${new URL(here.world.world.state.appsUrl ?? '').origin}`)
      .waitFor()
    for (const amount of ['0.1 ETH', '0.2 ETH', '0.3 ETH'])
      await dialog.getByText(amount).first().waitFor()
    await enabled(page, /^Sign( only)?$/).click()
    await dialog.getByRole('heading', { name: 'Signed' }).waitFor()
    await closeDialog(page)
    const answer = await says(/^Payment: \{"safeTxHash"/).innerText()
    const [hash] = /0x[0-9a-f]{64}/.exec(answer) ?? []
    await page.getByRole('button', { name: 'Transactions from this app' }).click()
    const activity = page
      .getByRole('list', { name: 'Transactions from this app' })
      .getByRole('listitem')
    await activity.getByText('Needs signatures').waitFor()
    expect(await activity.count()).toBe(1)
    expect(await activity.getByRole('link').getAttribute('href')).toContain(hash)

    const bob = await openAs('bob', `${product.url}transactions/queue?${safe}`)
    // What was there before comes first.
    await bob.page.getByRole('button', { name: /^Execute.*Send 2\sETH/ }).click()
    await enabled(bob.page, 'Execute').click()
    await at(bob.page).dialog.getByRole('heading', { name: 'Executed' }).waitFor()
    await closeDialog(bob.page)
    await bob.page.getByRole('button', { name: /^Sign, .*batch of 3/i }).click()
    await enabled(bob.page, 'Sign and execute').click()
    await at(bob.page).dialog.getByRole('heading', { name: 'Executed' }).waitFor()

    await says(`Executed: SUCCESS ${hash}`).waitFor()
    await activity.getByText('Reported as executed').waitFor()
    expect([...violations, ...bob.violations]).toEqual([])
    expect([...errors, ...bob.errors]).toEqual([])
    await bob.context.close()
    await context.close()
  })

  it('stays open, with what was typed in it, while the list of apps is retried', async () => {
    const product = await here.serve({ config: configOf(here.world) })
    const { page, context } = await openAs('alice', product.url)
    const lists = '**/v1/chains/*/safe-apps**'
    await page.route(lists, (route) =>
      route.fulfill({ status: 503, json: {}, headers: { 'Access-Control-Allow-Origin': '*' } }),
    )
    const appUrl = new URL('payroll/', here.world.world.state.appsUrl).href
    await page.goto(`${product.url}apps/open?${safe}&appUrl=${encodeURIComponent(appUrl)}`)
    // Without the list, the app is unknown.
    await page.getByText("This app isn't in the app list").waitFor()
    await page.getByRole('checkbox', { name: 'I know this app' }).check()
    await page.getByRole('button', { name: 'Open app' }).click()
    const frame = page.frameLocator('main iframe')
    await frame.getByRole('status').filter({ hasText: safes.oldSavings.address }).waitFor()
    await frame.locator('body').evaluate((body) => body.setAttribute('data-visited', 'yes'))
    const asked = page.waitForResponse(lists)
    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
    await asked
    await page.getByRole('button', { name: 'Transactions from this app' }).click()
    expect(await frame.locator('body').getAttribute('data-visited')).toBe('yes')
    await context.close()
  })

  it('from an imported file opens with the same warning as any custom app', async () => {
    const product = await here.serve({ config: configOf(here.world) })
    const { page, context } = await openAs('alice', `${product.url}apps?${safe}`)
    const url = new URL('unheard-of/', here.world.world.state.appsUrl).href
    const openNow = async (trusted: readonly string[]) => {
      await page.evaluate(
        (stored) => localStorage.setItem('coffer.apps', stored),
        JSON.stringify({
          custom: [{ chainId: '1', url, name: 'Exchange', description: '' }],
          isTold: true,
          trusted,
        }),
      )
      await page.goto(`${product.url}apps/open?${safe}&appUrl=${encodeURIComponent(url)}`)
    }
    await openNow([])
    await page.getByText("This app isn't in the app list").waitFor()
    expect(await page.locator('main iframe').count()).toBe(0)
    await openNow([url])
    await page.locator('main iframe').waitFor()
    await context.close()
  })

  it.each([
    ['a text', 'Sign text', 'Text'],
    ['typed data', 'Sign data', 'Data'],
  ])(
    'gets the signature of %s as soon as the second owner has signed in their own browser',
    async (_, button, line) => {
      const product = await here.serve({ config: configOf(here.world) })
      const signs = async (person: 'alice' | 'bob') => {
        const owner = await openAs(person, `${product.url}apps?safe=eth:${safes.treasury.address}`)
        await owner.page.getByRole('main').getByRole('link', { name: 'Sign here' }).first().click()
        await owner.page.getByRole('button', { name: 'Open app' }).click()
        const frame = owner.page.frameLocator('main iframe')
        await frame.getByRole('button', { name: button, exact: true }).click()
        await enabled(owner.page, 'Sign').click()
        return { ...owner, frame, dialog: at(owner.page).dialog }
      }
      const alice = await signs('alice')
      await alice.dialog.getByText('1 of 2 signatures').waitFor()
      const bob = await signs('bob')
      for (const { dialog, frame, context } of [bob, alice]) {
        await dialog.getByRole('heading', { name: 'Message signed' }).waitFor()
        await frame
          .getByRole('listitem')
          .filter({
            hasText: new RegExp(
              `^${line}: \\{"messageHash":"0x[0-9a-f]{64}","signature":"0x[0-9a-f]{260}"\\}`,
            ),
          })
          .waitFor()
        await context.close()
      }
      expect([...alice.violations, ...bob.violations]).toEqual([])
    },
  )
})
