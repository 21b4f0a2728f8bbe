import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { safes } from '../../mocks/chain/genesis/places.ts'
import { people } from '../../mocks/people.ts'
import { at, showAll } from '../e2e/journey.ts'
import { isConnected } from '../e2e/prepared.ts'
import { installConnectedWallet } from './connectedWallet.ts'
import { configOf } from './product.ts'
import { withWorld } from './withWorld.ts'

const here = withWorld()
const { treasury } = safes
const unless = ':not([aria-disabled=true])'
const inDialog = (page: Page, name: RegExp | string) =>
  at(page).dialog.getByRole('button', { name, exact: true }).and(page.locator(unless))
const inMain = (page: Page, name: RegExp | string) =>
  page.getByRole('main').getByRole('button', { name }).and(page.locator(unless))
const nothing = {
  signed: 'You rejected the request. Nothing was signed.',
  sent: 'You rejected the request. Nothing was sent.',
}
const signs = /^Sign( only| rejection)?$/

/** What an owner does with transactions of the queue. */
interface Deed {
  /** From the queue to its dialog. */
  start(page: Page): Promise<void>
  /** Its button in the dialog, which asks the wallet. */
  button: RegExp
  declined: string
  /** What the dialog says afterward. */
  done: RegExp
  /** The rows of this title that another tab shows afterward, without a wallet. */
  seen: { title: RegExp; times: number; says?: string }
}

const titles = (page: Page, title: RegExp) =>
  page.getByRole('main').getByRole('link', { name: title })
const openTransaction = async (page: Page, title: RegExp) => titles(page, title).first().click()

/** Proposes a payment as Alice. */
async function propose(page: Page): Promise<void> {
  const { dialog } = at(page)
  await at(page).section('Home').click()
  await inMain(page, /^Send$/).click()
  await dialog.getByRole('textbox', { name: 'To' }).fill(people.erin.address)
  await dialog.getByRole('textbox', { name: 'Amount' }).fill('0.375')
  await inDialog(page, 'Review').click()
  await inDialog(page, signs).click()
  await dialog.getByRole('heading', { name: 'Signed' }).waitFor()
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await at(page).section('Queue').click()
}

interface QueueDeed extends Deed {
  before?: (page: Page) => Promise<void>
  /** Its dialog has several reviews, each to be looked at. */
  isOfSeveral?: true
}

/** In this order: each leaves the next one something to do. */
const deeds: Record<string, QueueDeed> = {
  'signing several in one go': {
    start: (page) => inMain(page, /^Sign \d+ together$/).click(),
    button: /^Sign all \d+$/,
    isOfSeveral: true,
    declined: nothing.signed,
    done: /^You signed \d+ transactions/,
    // What is signed can now be executed.
    seen: { title: /^Send (2\.5|1,800)/, times: 2, says: '2 of 2 signatures' },
  },
  'executing several together': {
    start: (page) => inMain(page, /^Execute \d+ together$/).click(),
    button: /^Execute all \d+$/,
    isOfSeveral: true,
    declined: nothing.sent,
    done: /^Executed \d+ transactions/,
    seen: { title: /^Send (2\.5|1,800)/, times: 0 },
  },
  'replacing a transaction': {
    before: propose,
    start: async (page) => {
      await openTransaction(page, /^Send 0\.375/)
      await inMain(page, /^Replace/).click()
      await at(page).dialog.getByRole('textbox', { name: 'To' }).fill(people.dave.address)
      await at(page).dialog.getByRole('textbox', { name: 'Amount' }).fill('0.0625')
      await inDialog(page, 'Review').click()
    },
    button: signs,
    declined: nothing.signed,
    done: /^Signed/,
    seen: { title: /^Send 0\.0625/, times: 1 },
  },
  'rejecting a transaction': {
    before: propose,
    start: async (page) => {
      await openTransaction(page, /^Send 0\.375/)
      await inMain(page, /^Reject/).click()
    },
    button: signs,
    declined: nothing.signed,
    done: /^Signed/,
    // With two others of its nonce, it isn't known which one it rejects.
    seen: { title: /^Reject(?: nonce|: Send 0\.375)/, times: 1 },
  },
  'deleting a proposal': {
    before: propose,
    start: async (page) => {
      await openTransaction(page, /^Send 0\.375/)
      await inMain(page, /^Delete/).click()
    },
    button: /^Sign and delete$/,
    declined: nothing.signed,
    done: /^Deleted/,
    // Of the three that were proposed.
    seen: { title: /^Send 0\.375/, times: 2 },
  },
}

describe("an owner's actions in the queue of the live build", () => {
  it.each(Object.entries(deeds))(
    '%s works after a wallet on another network, one that rejects and one that hangs',
    async (_, deed) => {
      const { url } = await here.serve({ config: configOf(here.world) })
      const { page, context } = await here.browserSession.open()
      const wallet = await installConnectedWallet(page, {
        person: 'alice',
        rpcUrl: here.world.rpcUrl,
      })
      const queue = `${url}transactions/queue?safe=eth:${treasury.address}`
      const { dialog } = at(page)
      const offered = () =>
        deed.isOfSeveral ? showAll(page, deed.button) : inDialog(page, deed.button).waitFor()
      await page.goto(queue)
      await isConnected(page)
      await deed.before?.(page)

      await deed.start(page)
      await offered()
      wallet.set({ chainId: 17_000 })
      await dialog.getByRole('button', { name: 'Switch to Ethereum' }).click()
      await offered()
      wallet.set({ behavior: 'rejects' })
      await inDialog(page, deed.button).click()
      await dialog.getByText(deed.declined).first().waitFor()

      wallet.set({ behavior: 'hangs' })
      await page.goto(queue)
      await deed.start(page)
      await offered()
      await inDialog(page, deed.button).click()
      await dialog
        .getByText(/in your wallet/)
        .first()
        .waitFor()
      // It can be left.
      await dialog
        .getByRole('button', { name: /^(Cancel|Close)$/ })
        .first()
        .click()
      await dialog.waitFor({ state: 'hidden' })

      // What the wallet was still showing is declined.
      wallet.set({ behavior: 'rejects' })
      await page.goto(queue)
      wallet.set({ behavior: 'agrees' })
      await deed.start(page)
      await offered()
      await inDialog(page, deed.button).click()
      await dialog.getByText(deed.done).first().waitFor()
      // Another tab agrees.
      const tab = await context.newPage()
      await tab.goto(queue)
      await titles(tab, /^Send 6/).waitFor()
      const rows = tab
        .locator('[data-key]', { has: tab.getByRole('link', { name: deed.seen.title }) })
        .filter({ hasText: deed.seen.says ?? '' })
      await expect.poll(() => rows.count()).toBe(deed.seen.times)
      await context.close()
    },
  )
})
