import type { BrowserContext, Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { safes } from '../../mocks/chain/genesis/places.ts'
import { mouse } from '../e2e/inputMethod.ts'
import { at, confirmFirst } from '../e2e/journey.ts'
import { isConnected } from '../e2e/prepared.ts'
import { installConnectedWallet } from './connectedWallet.ts'
import { configOf } from './product.ts'
import { withWorld } from './withWorld.ts'

const treasury = safes.treasury.address
const atHand = withWorld()

const queuePath = `transactions/queue?safe=eth:${treasury}`
/** The pending transfer of 2.5 ETH. */
const row = (page: Page) => at(page).row(/Send 2\.5/)
const says = (page: Page, words: string | RegExp) => row(page).getByText(words).first().waitFor()
const execute = (page: Page) => row(page).getByRole('button', { name: /^Execute/ })

/** The queue in its own app, with Alice's wallet. */
async function open() {
  const product = await atHand.serve({ config: configOf(atHand.world) })
  const { page, context } = await atHand.browserSession.open()
  const wallet = await installConnectedWallet(page, { rpcUrl: atHand.world.rpcUrl })
  await page.goto(`${product.url}${queuePath}`)
  await isConnected(page)
  return { page, context, wallet, url: product.url }
}

/** The same browser's second tab. */
async function secondTab(context: BrowserContext, url: string): Promise<Page> {
  const page = await context.newPage()
  await page.goto(`${url}${queuePath}`)
  return page
}

/**
 * Keeps every receipt back, as a network does that has not mined the transaction yet. Returns the
 * way to let them through.
 */
async function holdReceipts(context: BrowserContext): Promise<() => void> {
  let isHeld = true
  await context.route(
    (url) => url.href.startsWith(atHand.world.rpcUrl(1)),
    async (route) => {
      const text = route.request().postData() ?? ''
      if (!isHeld || !text.includes('eth_getTransactionReceipt')) return route.continue()
      const asked = JSON.parse(text) as
        | { id: number; method: string }
        | { id: number; method: string }[]
      const response = await route.fetch()
      const answers = [await response.json()].flat() as { id: number }[]
      const held = new Set(
        [asked]
          .flat()
          .flatMap(({ id, method }) => (method === 'eth_getTransactionReceipt' ? [id] : [])),
      )
      const changed = answers.map((answer) =>
        held.has(answer.id) ? { jsonrpc: '2.0', id: answer.id, result: null } : answer,
      )
      await route.fulfill({ response, json: Array.isArray(asked) ? changed : changed[0] })
    },
  )
  return () => (isHeld = false)
}

describe('a signature that the gateway didn’t accept', () => {
  it('survives a reload, shows in a second tab, and is submitted without signing', async () => {
    const { page, context, url } = await open()
    const isConfirmation = (href: URL) => /\/(confirmations|propose)$/.test(href.pathname)
    await context.route(isConfirmation, (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ status: 503, json: { code: 503, message: 'down' } })
        : route.continue(),
    )
    const { dialog } = at(page)
    await mouse.press(row(page).getByRole('button', { name: /^Sign(,|$)/ }))
    await mouse.press(dialog.getByRole('button', { name: /^Sign( only)?$/ }))
    await dialog.getByText(/Couldn't submit your signature/).waitFor()
    await mouse.press(dialog.getByRole('button', { name: 'Close' }).last())
    await says(page, 'Signed, not submitted')

    await page.reload()
    await says(page, 'Signed, not submitted')
    await context.unroute(isConfirmation)
    const other = await secondTab(context, url)
    await mouse.press(row(page).getByRole('button', { name: /^Sign(,|$)/ }))
    await mouse.press(dialog.getByRole('button', { name: 'Submit again' }))
    await dialog.getByRole('heading', { name: 'Signed' }).waitFor()
    expect(await dialog.getByText('Confirm in your wallet').count()).toBe(0)
    // Both tabs offer what comes next.
    await execute(other).waitFor()
    await context.close()
  })
})

describe('an execution', () => {
  it('continues with its dialog closed, after a reload and in a second tab', async () => {
    const { page, context, wallet, url } = await open()
    await confirmFirst(page, mouse)
    wallet.set({ person: 'bob' })
    const release = await holdReceipts(context)
    // The gateway reads blocks later than the network mines them, from the first one on.
    atHand.world.world.setNetworkCondition({ gateway: 'lagging' })
    await mouse.press(execute(page))
    const { dialog } = at(page)
    await mouse.press(dialog.getByRole('button', { name: 'Execute', exact: true }))
    await dialog.getByRole('heading', { name: 'Transaction sent' }).waitFor()
    await mouse.press(dialog.getByRole('button', { name: 'Close' }).last())
    await says(page, 'Executing')
    expect(await execute(page).getAttribute('aria-disabled')).toBe('true')

    await page.reload()
    await says(page, 'Executing')
    const other = await secondTab(context, url)
    await says(other, 'Executing')

    release()
    for (const tab of [page, other]) {
      await says(tab, 'Executed, not listed yet')
      expect(await execute(tab).getAttribute('aria-disabled')).toBe('true')
    }
    // Another browser knows nothing of it: the chain's own nonce says that nothing is left to
    // execute.
    const elsewhere = await atHand.browserSession.open()
    await elsewhere.page.goto(`${url}${queuePath}`)
    await says(elsewhere.page, 'Nonce used, not listed yet')

    atHand.world.world.setNetworkCondition('clear')
    for (const tab of [page, other, elsewhere.page])
      await expect.poll(() => row(tab).count(), { timeout: 30_000 }).toBe(0)
    await elsewhere.context.close()
    await context.close()
  })
})

describe('a batch', () => {
  it('names its payments everywhere, and differs when one inner byte is changed', async () => {
    const { page, context, url } = await open()
    const { dialog } = at(page)
    const batch = at(page).row(/batch of 3 actions/)
    await batch.getByText('950 USDC, 1,100 USDC, 0.3 ETH').first().waitFor()
    await mouse.press(page.getByRole('button', { name: /^Sign, Run a batch/ }))
    await dialog.getByText('Verified', { exact: true }).waitFor()
    const actions = dialog
      .getByRole('list', { name: 'Actions in this batch' })
      .getByRole('listitem')
    expect(await actions.count()).toBe(3)
    expect(await actions.allInnerTexts()).toEqual([
      expect.stringMatching(/950[\s\S]*USDC/),
      expect.stringMatching(/1,100[\s\S]*USDC/),
      expect.stringMatching(/0\.3[\s\S]*ETH/),
    ])
    await page.keyboard.press('Escape')
    await mouse.press(page.getByRole('main').getByRole('link', { name: /^Run a batch of 3/ }))
    await page
      .getByRole('list', { name: 'Actions in this batch' })
      .getByRole('listitem')
      .nth(2)
      .waitFor()

    // 950 USDC become 950.000001 under the same hash.
    await context.route(/\/transactions\/multisig_/, async (route) => {
      const response = await route.fetch()
      await route.fulfill({
        response,
        body: (await response.text()).replaceAll('389fd980', '389fd981'),
      })
    })
    await page.reload()
    await page.getByText('Differs', { exact: true }).waitFor()
    await page.goto(`${url}${queuePath}`)
    await at(page)
      .row(/batch of 3 actions/)
      .getByText(/match the transaction hash/)
      .first()
      .waitFor()
    await context.close()
  })
})
