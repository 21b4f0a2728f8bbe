import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { safes } from '../../mocks/chain/genesis/places.ts'
import { installInjectedWallet } from '../../mocks/wallet/injected.ts'
import { at } from '../e2e/journey.ts'
import { focusedHeading, journeyByKeyboard } from './keyboardJourney.ts'
import { countKeys } from './keyPresses.ts'
import { configOf } from './product.ts'
import { withWorld } from './withWorld.ts'

const here = withWorld()

const { address } = safes.treasury
const query = `safe=eth:${address}`

/** The app at a path, with the wallet of Alice in the browser. */
async function open(path: string) {
  const product = await here.serve({ config: configOf(here.world) })
  const opened = await here.browserSession.open({ reducedMotion: 'no-preference' })
  const wallet = await installInjectedWallet(opened.page, {
    person: 'alice',
    rpcUrl: here.world.rpcUrl,
  })
  await opened.page.goto(product.url + path)
  await at(opened.page).connect.first().waitFor()
  return { ...opened, wallet }
}

describe('Sign', () => {
  const confirm = (page: Page) =>
    page.getByRole('main').getByRole('button', { name: /^Sign, Send 2\.5\sETH to / })

  it('is named by its transaction and within five Tabs of the page’s heading', async () => {
    const { page, context, errors } = await open(`home?${query}`)
    await at(page).connect.first().click()
    await at(page)
      .dialog.getByRole('button', { name: /Test wallet/ })
      .click()
    await at(page).dialog.waitFor({ state: 'hidden' })
    const keys = countKeys(page)
    await keys.begin('Go to queue')
    await keys.press('Control+k')
    await page.getByRole('dialog').getByRole('searchbox').waitFor()
    await keys.press('q', 'Enter')
    await focusedHeading(page, 'Queue')
    await keys.begin('In the queue')
    await keys.moveTo(confirm(page), 'Tab')
    await keys.begin('To the page')
    await keys.moveTo(
      at(page)
        .row(/^.*Send 2\.5/)
        .first()
        .getByRole('link')
        .first(),
      'Shift+Tab',
    )
    await keys.press('Enter')
    await focusedHeading(page, /^Send 2\.5/)
    await keys.begin('On the page')
    await keys.moveTo(confirm(page), 'Tab')
    expect(keys.counts).toEqual({
      'Go to queue': 3,
      'In the queue': 5,
      'To the page': 2,
      'On the page': 1,
    })
    expect(keys.counts['In the queue']).toBeLessThanOrEqual(5)
    expect(keys.counts['On the page']).toBeLessThanOrEqual(5)
    expect(errors).toEqual([])
    await context.close()
  })
})

// The last test: it executes what the others find pending.
describe('the whole journey with the keyboard alone', () => {
  it('takes exactly this many key presses', async () => {
    const { page, context, wallet, errors } = await open('')
    const keys = countKeys(page)
    await journeyByKeyboard({ page, wallet, keys, safe: new RegExp(address.slice(0, 6)) })
    expect(keys.counts).toEqual({
      'Connect a wallet': 7,
      'Open the Safe': 2,
      'Sign the transfer': 8,
      'Become Bob': 0,
      'Execute the transfer': 4,
    })
    expect(errors).toEqual([])
    await context.close()
  })
})
