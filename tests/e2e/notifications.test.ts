import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { safes } from '../../mocks/chain/genesis/places.ts'
import { people } from '../../mocks/people.ts'
import { built } from '../../scripts/build/builds.mjs'
import { serve } from '../../scripts/build/serve.mjs'
import { configOf } from '../live/product.ts'
import { openAs } from '../live/openAs.ts'
import { withWorld } from '../live/withWorld.ts'
import {
  changePermission,
  changeSubscription,
  type FakePush,
  fakePush,
  openPushService,
} from './fakePush.ts'
import { keyboard } from './inputMethod.ts'
import { at, chooseInDemo, enabled } from './journey.ts'
import { openDemo } from './prepared.ts'

const here = withWorld()
/** A point of the curve in the form of a key; nothing is encrypted for it here. */
const pushKey = `BA${'x-'.repeat(42)}_`
const { treasury } = safes
const onHolesky = { chainId: '17000', safe: safes.testFund.address }
const onEthereum = { chainId: '1', safe: treasury.address }
const registerCall = '**/v1/register/notifications'

/** The page of this device, with Alice's wallet. */
async function open(push?: FakePush) {
  const product = await here.serve({ config: { ...configOf(here.world), pushKey } })
  const url = `${product.url}settings/notifications`
  const opened = await openAs('alice', product.url, here)
  await fakePush(opened.page, push)
  await opened.page.goto(url)
  await opened.page
    .getByRole('heading', { name: 'Notifications on this device', level: 1 })
    .waitFor()
  return {
    ...opened,
    url,
    origin: product.url.slice(0, -1),
    rows: rowsOf(opened.page),
    ...at(opened.page),
  }
}

const rowsOf = (page: Page) => (text: string | RegExp) =>
  page
    .getByRole('main')
    .getByRole('list', { name: 'Your Safes' })
    .getByRole('listitem')
    .filter({ hasText: text })
const short = (address: string) => address.slice(2, 6)
const status = (page: Page, words: string) =>
  page.getByRole('main').getByText(words, { exact: true }).first().waitFor()

/** Chooses one Safe on each network, and has the browser asked. */
async function chooseTwo(page: Page) {
  const { dialog } = at(page)
  await page.getByRole('main').getByRole('button', { name: 'Turn on', exact: true }).first().click()
  await dialog.getByRole('checkbox').first().waitFor()
  for (const box of await dialog.getByRole('checkbox').all()) await box.uncheck()
  await dialog.getByRole('checkbox', { name: new RegExp(short(onEthereum.safe)) }).check()
  await dialog.getByRole('checkbox', { name: new RegExp(short(onHolesky.safe)) }).check()
  await enabled(page, 'Continue').click()
}

async function turnOnTwo(page: Page) {
  await chooseTwo(page)
  await enabled(page, 'Sign for 2 networks').click()
  await at(page).dialog.getByRole('heading', { name: 'Notifications are on' }).waitFor()
  await at(page).dialog.getByRole('button', { name: 'Close' }).last().click()
  await at(page).dialog.waitFor({ state: 'hidden' })
}

/**
 * The tokens that the gateway sends a request to confirm to: it does so only for owners who signed.
 */
const told = async (safe: typeof onEthereum, owner: `0x${string}` = people.alice.address) =>
  (await here.world.world.state.userData()).devices.told(safe, 'CONFIRMATION_REQUEST', [owner])
const uuidOf = (page: Page) =>
  page.evaluate(
    () =>
      (JSON.parse(localStorage.getItem('coffer.notifications') ?? '{}') as { uuid: string }).uuid,
  )
const knows = async (uuid: string) => (await here.world.world.state.userData()).devices.has(uuid)
const hears = async (uuid: string, safe: typeof onEthereum) =>
  (await here.world.world.state.userData()).devices.hears(uuid, safe)
const workers = (page: Page) =>
  page.evaluate(async () =>
    (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname),
  )
const notFoundRoute = (line: string) => ({
  status: 404,
  json: { message: `Cannot ${line}`, error: 'Not Found', statusCode: 404 },
})

describe('notifications on this device', () => {
  it('are turned on for two Safes on two networks, shown, filtered, and turned off', async () => {
    const { page, context, errors, rows, dialog, origin } = await open()
    const before = [await told(onEthereum), await told(onHolesky)]
    expect(await workers(page)).toEqual([])
    await turnOnTwo(page)
    await status(page, 'On for 2 Safes')
    expect(await workers(page)).toEqual(['/push-worker/'])
    const uuid = await uuidOf(page)
    // Each signature is Alice's, over her browser's subscription.
    const sent = [await told(onEthereum), await told(onHolesky)].map((all, index) =>
      all.filter((one) => !before[index]?.includes(one)),
    )
    expect(sent[0]?.map((token) => Object.keys(JSON.parse(token) as object))).toEqual([
      ['endpoint', 'keys'],
    ])
    expect(sent[1]).toEqual(sent[0])
    expect(await told(onEthereum, people.bob.address)).toEqual(before[0])

    // The browser delivers to the worker, including kinds that aren't wanted.
    const pushes = await openPushService(page, context, origin)
    const request = {
      type: 'CONFIRMATION_REQUEST',
      chainId: '1',
      address: treasury.address,
      safeTxHash: `0x${'1'.repeat(64)}`,
    }
    const { shown } = await pushes.deliver({
      ...request,
      title: 'Send everything',
      body: 'to https://evil.example',
    })
    expect(shown).toMatchObject({
      title: 'A transaction needs your signature',
      data: `/transactions/queue?safe=eth:${treasury.address}`,
    })
    expect(shown.body).toMatch(/ on Ethereum\. Open Coffer to review it\.$/)
    expect(JSON.stringify(shown)).not.toMatch(/everything|evil/)
    await rows(short(treasury.address))
      .getByRole('checkbox', { name: 'Signature requests' })
      .uncheck()
    await expect.poll(async () => (await pushes.deliver(request)).isRemoved).toBe(true)
    expect(
      (await pushes.deliver({ ...request, chainId: '17000', address: onHolesky.safe })).shown.data,
    ).toBe(`/transactions/queue?safe=hol:${onHolesky.safe}`)
    expect((await pushes.deliver({ ...request, address: people.bob.address })).isRemoved).toBe(true)
    expect((await pushes.deliver('nonsense')).isRemoved).toBe(true)

    // It is all there after a reload.
    await page.reload()
    await status(page, 'On for 2 Safes')
    expect(
      await rows(short(treasury.address))
        .getByRole('checkbox', { name: 'Signature requests' })
        .isChecked(),
    ).toBe(false)

    await rows(short(onHolesky.safe))
      .getByRole('button', { name: /^Turn off ./ })
      .click()
    await status(page, 'On for one Safe')
    expect([await hears(uuid, onEthereum), await hears(uuid, onHolesky)]).toEqual([true, false])
    await page.getByRole('main').getByRole('button', { name: 'Turn off', exact: true }).click()
    await status(page, 'Off')
    await expect.poll(() => knows(uuid)).toBe(false)
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Turn on')
    expect(await workers(page)).toEqual([])
    expect(await dialog.count()).toBe(0)
    expect(errors).toEqual([])
    await context.close()
  })

  it('end when data is erased: subscription, worker, and the gateway’s device', async () => {
    const { page, context, origin } = await open()
    await turnOnTwo(page)
    const uuid = await uuidOf(page)
    expect(await knows(uuid)).toBe(true)
    await page.goto(`${origin}/settings/data`)
    await page.getByRole('main').getByRole('button', { name: 'Delete everything' }).click()
    const loaded = page.waitForEvent('load')
    await enabled(page, 'Delete everything').click()
    await loaded
    expect(await workers(page)).toEqual([])
    expect(
      await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name)),
    ).not.toContain('coffer-notifications')
    expect(await knows(uuid)).toBe(false)
    await context.close()
  })

  it('can be turned off when this browser has forgotten what was registered', async () => {
    const { page, context, url } = await open()
    await turnOnTwo(page)
    await page.evaluate(() => localStorage.removeItem('coffer.notifications'))
    await page.goto(url)
    await status(page, 'Off')
    await page.getByRole('main').getByRole('button', { name: 'Turn off', exact: true }).click()
    await expect.poll(() => workers(page)).toEqual([])
    expect(
      await page.getByRole('main').getByRole('button', { name: 'Turn off', exact: true }).count(),
    ).toBe(0)
    await context.close()
  })

  it('keep the first signature if the second is rejected, and request only that one', async () => {
    const { page, context, errors, dialog, wallet, rows } = await open()
    await page.route(registerCall, async (route) => {
      wallet.set({ behavior: 'rejects' })
      await route.continue()
    })
    await chooseTwo(page)
    await enabled(page, 'Sign for 2 networks').click()
    await dialog.getByText('You rejected the request. Nothing was signed.').waitFor()
    await dialog.getByText('Signed and turned on').waitFor()
    const uuid = await uuidOf(page)
    expect(
      [await hears(uuid, onEthereum), await hears(uuid, onHolesky)].filter(Boolean),
    ).toHaveLength(1)
    await page.unroute(registerCall)
    wallet.set({ behavior: 'agrees' })
    const calls: string[] = []
    page.on(
      'request',
      (request) =>
        void (
          request.url().endsWith('/v1/register/notifications') &&
          calls.push(request.postData() ?? '')
        ),
    )
    await enabled(page, 'Try again').click()
    await dialog.getByRole('heading', { name: 'Notifications are on' }).waitFor()
    expect(calls).toHaveLength(1)
    expect([await hears(uuid, onEthereum), await hears(uuid, onHolesky)]).toEqual([true, true])
    await page.keyboard.press('Escape')
    expect(await rows(/^/).filter({ hasText: 'Signed by' }).count()).toBe(2)
    expect(errors).toEqual([])
    await context.close()
  })

  it('can be closed while the wallet doesn’t respond: its later signature counts', async () => {
    const { page, context, errors, dialog, wallet } = await open()
    wallet.set({ behavior: 'hangs' })
    await chooseTwo(page)
    await enabled(page, 'Sign for 2 networks').click()
    await dialog.getByRole('heading', { name: 'Confirm in your wallet' }).waitFor()
    // The hash that the wallet shows.
    expect(await dialog.getByRole('region', { name: 'Hash to sign' }).innerText()).toMatch(/^0x/)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    await status(page, 'Off')
    wallet.set({ behavior: 'agrees' })
    await page
      .getByRole('region', { name: 'Notifications' })
      .getByText('Notifications are on')
      .waitFor()
    await status(page, 'On for one Safe')
    // What was chosen is still chosen.
    await page.getByRole('main').getByRole('button', { name: 'Turn on for more Safes' }).click()
    expect(await dialog.getByRole('checkbox', { checked: true }).count()).toBeGreaterThan(0)
    expect(errors).toEqual([])
    await context.close()
  })

  it('resume with the remaining networks after a reload in the middle', async () => {
    const { page, context, errors, dialog, wallet } = await open()
    await page.route(registerCall, async (route) => {
      wallet.set({ behavior: 'hangs' })
      await route.continue()
    })
    await chooseTwo(page)
    await enabled(page, 'Sign for 2 networks').click()
    await dialog.getByText('Signed and turned on').waitFor()
    await dialog.getByText('Waiting for your signature').waitFor()
    // Before the reload: requests that are held while the last route goes can stay held.
    await page.unroute(registerCall)
    await page.reload()
    wallet.set({ behavior: 'agrees' })
    await status(page, 'On for one Safe')
    await page.getByRole('main').getByRole('button', { name: 'Turn on for more Safes' }).click()
    await dialog.getByRole('checkbox', { checked: true }).first().waitFor()
    await enabled(page, 'Continue').click()
    await dialog.getByRole('button', { name: /^Sign/ }).click()
    await dialog.getByRole('heading', { name: 'Notifications are on' }).waitFor()
    const uuid = await uuidOf(page)
    expect([await hears(uuid, onEthereum), await hears(uuid, onHolesky)]).toEqual([true, true])
    expect(errors).toEqual([])
    await context.close()
  })

  it('keep a signature that the gateway didn’t get, and send it without the wallet', async () => {
    const { page, context, dialog, wallet } = await open()
    const calls: (string | null)[] = []
    page.on(
      'request',
      (request) =>
        void (
          request.url().endsWith('/v1/register/notifications') &&
          request.method() === 'POST' &&
          calls.push(request.postData())
        ),
    )
    await page.route(registerCall, (route) =>
      route.fulfill({ status: 503, json: { message: 'Service unavailable', code: 503 } }),
    )
    await chooseTwo(page)
    await enabled(page, 'Sign for 2 networks').click()
    await dialog
      .getByText("Couldn't reach the gateway. Your signature is saved. Try again.")
      .waitFor()
    await page.unroute(registerCall)
    // The wallet has nothing to answer for the first one; the second one is declined.
    wallet.set({ behavior: 'rejects' })
    await enabled(page, 'Continue with 2 networks').click()
    await dialog.getByText('Signed and turned on').waitFor()
    await dialog.getByText('You rejected the request. Nothing was signed.').waitFor()
    expect(calls).toHaveLength(2)
    expect(calls[1]).toBe(calls[0])
    await context.close()
  })

  it('stop when the subscription is replaced or removed, say so, and are renewed', async () => {
    const { page, context, errors, dialog, rows } = await open()
    await turnOnTwo(page)
    await changeSubscription(page, '42')
    await page.reload()
    await page.getByText('Notifications need to be renewed').waitFor()
    expect(await rows('Stopped').count()).toBe(2)
    await page.getByRole('main').getByRole('button', { name: 'Renew' }).click()
    await enabled(page, 'Continue').click()
    await enabled(page, 'Sign for 2 networks').click()
    await dialog.getByRole('heading', { name: 'Notifications are on' }).waitFor()
    await page.keyboard.press('Escape')
    await status(page, 'On for 2 Safes')
    expect((await told(onEthereum)).some((token) => token.includes('https://push.test/42'))).toBe(
      true,
    )
    // A clean-up tool removes the worker.
    await page.evaluate(async () => {
      for (const one of await navigator.serviceWorker.getRegistrations()) await one.unregister()
    })
    await page.reload()
    await page.getByText('Notifications have stopped').waitFor()
    await changePermission(page, 'denied')
    await page.reload()
    await page.getByText('Notifications are blocked').waitFor()
    await page.getByText('2 Safes are still registered').waitFor()
    expect(errors).toEqual([])
    await context.close()
  })

  it.each([
    ['denied', 'Your browser blocks notifications from this site'],
    ['default', "You closed your browser's permission prompt. Nothing was turned on."],
  ] as const)(
    'are not turned on if the permission prompt is answered with "%s"',
    async (answer, words) => {
      const { page, context, dialog, errors } = await open({ answer, service: 'fake' })
      const requests: string[] = []
      page.on('request', (request) => requests.push(request.url()))
      await chooseTwo(page)
      await dialog.getByText(words).first().waitFor()
      expect(await dialog.getByRole('checkbox', { checked: true }).count()).toBe(2)
      expect(requests.filter((url) => url.includes('register'))).toEqual([])
      expect(await workers(page)).toEqual([])
      expect(errors).toEqual([])
      await context.close()
    },
  )

  it('say so if the browser has no push service, like this one', async () => {
    const { page, context, dialog } = await open({ answer: 'granted', service: 'real' })
    await chooseTwo(page)
    await dialog.getByText("Your browser couldn't subscribe to notifications").waitFor()
    expect(await workers(page)).toEqual([])
    await context.close()
  })

  it('say so if the gateway lacks the calls, and continue without them', async () => {
    const { page, context, dialog, rows } = await open()
    await page.route(registerCall, (route) =>
      route.fulfill(notFoundRoute('POST /v1/register/notifications')),
    )
    await chooseTwo(page)
    await enabled(page, 'Sign for 2 networks').click()
    await dialog
      .getByText(
        "This gateway doesn't support notifications. Nothing was registered for this network.",
      )
      .waitFor()
    await page.keyboard.press('Escape')
    await page.unroute(registerCall)
    await page.reload()
    await turnOnTwo(page)
    await page.route('**/notifications/devices/**', (route) =>
      route.fulfill(notFoundRoute('DELETE /v1/chains/1/notifications')),
    )
    await page.route('**/v2/notifications/subscriptions', (route) =>
      route.fulfill(notFoundRoute('DELETE /v2/notifications/subscriptions')),
    )
    await rows(short(onHolesky.safe))
      .getByRole('button', { name: /^Turn off ./ })
      .click()
    await page.getByText(/This gateway can't remove a single Safe/).waitFor()
    await page.getByRole('main').getByRole('button', { name: 'Turn off', exact: true }).click()
    await page.getByText('Off here, but the gateway still lists this device').waitFor()
    // Without a subscription, still nothing arrives.
    expect(await workers(page)).toEqual([])
    await status(page, 'Off')
    await context.close()
  })

  it('are not offered without the operator’s key, and nothing is loaded', async () => {
    const product = await here.serve({ config: configOf(here.world) })
    const { page, context, errors, requests } = await here.browserSession.open()
    await page.goto(`${product.url}settings`)
    await page.getByRole('link', { name: 'Notifications', exact: true }).click()
    await page.getByText('Not available on this site').waitFor()
    expect(await workers(page)).toEqual([])
    expect(requests.filter((url) => /browserPush|push-worker/.test(url))).toEqual([])
    expect(errors).toEqual([])
    await context.close()
  })
})

describe('notifications in the served demo', () => {
  it('belong to the browser in the panel: only the demo’s own worker is installed', async () => {
    const demo = await serve({ dir: await built('demo') })
    const { page, context, errors } = await openDemo(
      here.browserSession,
      `${demo.url}settings/notifications`,
    )
    const input = keyboard(page)
    const { dialog } = at(page)
    const main = page.getByRole('main')
    await input.press(
      main
        .getByRole('button', { name: 'Turn on', exact: true })
        .and(page.locator(':not([aria-disabled=true])')),
    )
    await dialog.getByRole('checkbox', { checked: true }).first().waitFor()
    await input.press(enabled(page, 'Continue'))
    await input.press(enabled(page, 'Sign for 2 networks'))
    await dialog.getByRole('heading', { name: 'Notifications are on' }).waitFor()
    await input.press(dialog.getByRole('button', { name: 'Close' }).last())
    await main.getByText(/^On for \d Safes$/).waitFor()
    expect(await workers(page)).toEqual(['/'])
    await chooseInDemo(
      page,
      input,
      'Browser notifications',
      'Subscription removed by a cleanup tool',
    )
    await page.reload()
    await main.getByText('Notifications have stopped').waitFor()
    await input.press(main.getByRole('button', { name: 'Turn on again' }))
    await input.press(enabled(page, 'Continue'))
    await input.press(enabled(page, 'Sign for 2 networks'))
    await dialog.getByRole('heading', { name: 'Notifications are on' }).waitFor()
    await input.press(dialog.getByRole('button', { name: 'Close' }).last())
    await input.press(main.getByRole('button', { name: 'Turn off', exact: true }))
    await main.getByText('Off', { exact: true }).waitFor()
    // The gateway has forgotten the device by the time the second network is done.
    expect(errors.filter((error) => !error.includes('404'))).toEqual([])
    await context.close()
    await demo.close()
  })
})
