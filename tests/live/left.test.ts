import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { safes } from '../../mocks/chain/genesis/places.ts'
import { people } from '../../mocks/people.ts'
import { at, closeDialog, enabled, showAll } from '../e2e/journey.ts'
import { openAs } from './openAs.ts'
import { configOf } from './product.ts'
import { withWorld } from './withWorld.ts'

const here = withWorld()
const queue = `transactions/queue?safe=eth:${safes.treasury.address}`
const inMain = (page: Page, name: RegExp | string) =>
  page.getByRole('main').getByRole('button', { name, exact: true })

/** What can be held, and let go. */
function aGate() {
  let release = () => {}
  let held: Promise<void> | undefined
  return {
    hold: () => void (held = new Promise((resolve) => (release = resolve))),
    release: () => {
      held = undefined
      release()
    },
    passed: () => held,
  }
}

/**
 * Alice's page. `asked`: the signatures and transactions that her wallet was prompted for. `node`
 * and `wallet` hold what they are asked, and let it go.
 */
async function open(path: string) {
  const product = await here.serve({ config: configOf(here.world) })
  const { page, context } = await openAs('alice', product.url + path, here)
  const node = aGate()
  const wallet = aGate()
  await page.exposeFunction('walletPassed', wallet.passed)
  await page.evaluate(() => {
    const { ethereum, asked, walletPassed } = Object.assign(
      window as unknown as {
        ethereum: { request: (ask: { method: string }) => Promise<unknown> }
        walletPassed: () => Promise<void>
        asked: string[]
      },
      {
        asked: [],
      },
    )
    const { request } = ethereum
    ethereum.request = async (ask) => {
      if (/^eth_sign|^eth_sendTransaction/.test(ask.method)) {
        asked.push(ask.method)
        await walletPassed()
      }
      return request(ask)
    }
  })
  await page.route(here.world.rpcUrl(1), async (route) => {
    await node.passed()
    await route.continue().catch(() => {})
  })
  return {
    page,
    context,
    node,
    wallet,
    asked: () => page.evaluate(() => (window as unknown as { asked: string[] }).asked),
  }
}

/**
 * Presses what prompts the wallet once the chain was read again, and leaves by another button
 * before it was.
 */
async function leave(
  { page, node }: Pick<Awaited<ReturnType<typeof open>>, 'page' | 'node'>,
  button: RegExp | string,
  exit: string,
) {
  await enabled(page, button).waitFor()
  node.hold()
  const read = page.waitForRequest(here.world.rpcUrl(1))
  await enabled(page, button).click()
  await read
  await at(page).dialog.getByRole('button', { name: exit, exact: true }).click()
  await at(page).dialog.waitFor({ state: 'hidden' })
  node.release()
}

describe("a dialog that is left while the chain is read again doesn't prompt the wallet", () => {
  it('when signing one transaction, several, and executing', async () => {
    const all = await open(queue)
    const { page, context, asked } = all
    const { dialog, row } = at(page)

    const signsAll = /^Sign all \d+$/
    await inMain(page, /^Sign \d+ together$/).click()
    await showAll(page, signsAll)
    await leave(all, signsAll, 'Cancel')

    const confirms = row(/Send 2\.5/).getByRole('button', { name: /^Sign(,|$)/ })
    await confirms.click()
    await leave(all, 'Sign only', 'Cancel')
    await confirms.click()
    await enabled(page, 'Sign only').click()
    await dialog.getByRole('heading', { name: 'Signed' }).waitFor()
    await closeDialog(page)
    expect(await asked()).toEqual(['eth_signTypedData_v4'])

    const executes = row(/Send 2\.5/).getByRole('button', { name: /^Execute/ })
    await executes.click()
    await leave(all, 'Execute', 'Cancel')
    await executes.click()
    await enabled(page, 'Execute').click()
    await dialog.getByRole('heading', { name: 'Executed' }).waitFor()
    expect(await asked()).toEqual(['eth_signTypedData_v4', 'eth_sendTransaction'])
    await context.close()
  })

  it('when a Safe is created whose form is edited once more', async () => {
    const all = await open('new-safe/create')
    const { page, context, asked } = all
    const main = page.getByRole('main')
    await main.getByRole('textbox', { name: /^Name/ }).fill('Wrong team')
    await inMain(page, 'Add an owner').click()
    await main.getByRole('textbox', { name: 'Owner 2' }).fill(people.carol.address)
    await inMain(page, 'Review').click()
    await leave(all, 'Create', 'Change')
    await main.getByRole('textbox', { name: /^Name/ }).fill('Right team')
    await main.getByRole('textbox', { name: 'Owner 2' }).fill(people.bob.address)
    await inMain(page, 'Review').click()
    await enabled(page, 'Create').click()
    await at(page).dialog.getByRole('heading', { name: 'Safe created' }).waitFor()
    expect(await asked()).toEqual(['eth_sendTransaction'])
    await context.close()
  })
})

describe('a dialog that is left while the wallet prompt is open', () => {
  it('reports its outcome on the next page', async () => {
    const { page, context, wallet } = await open(`home?safe=eth:${safes.treasury.address}`)
    const { dialog } = at(page)
    await page.getByRole('link', { name: /^Queue/ }).click()
    await inMain(page, /^Sign(,|$)/)
      .first()
      .click()
    wallet.hold()
    await enabled(page, /^Sign( only)?$/).click()
    await dialog.getByRole('heading', { name: 'Confirm in your wallet' }).waitFor()
    await page.goBack()
    await dialog.waitFor({ state: 'hidden' })
    const notices = page.getByRole('region', { name: 'Notifications' })
    expect(await notices.innerText()).toBe('')
    wallet.release()
    await notices.getByText('Signed', { exact: true }).waitFor()
    await context.close()
  })
})

it('payments edited while their review is prepared are reviewed as edited', async () => {
  const { page, context, node } = await open(`home?safe=eth:${safes.treasury.address}`)
  const { dialog } = at(page)
  await page
    .getByRole('main')
    .getByRole('button', { name: 'Send', exact: true })
    .and(page.locator(':not([aria-disabled=true])'))
    .click()
  await dialog.getByRole('textbox', { name: 'To' }).fill(people.dave.address)
  await dialog.getByRole('textbox', { name: 'Amount' }).fill('0.125')
  await dialog.getByRole('button', { name: 'Add a recipient' }).click()
  await dialog.getByRole('textbox', { name: 'To' }).last().fill(people.erin.address)
  await dialog.getByRole('textbox', { name: 'Amount' }).last().fill('0.25')
  await enabled(page, 'Review').waitFor()
  node.hold()
  const read = page.waitForRequest(
    (request) => request.postData()?.includes('eth_getCode') === true,
  )
  await enabled(page, 'Review').click()
  await read
  expect(
    await dialog.getByRole('button', { name: 'Add to new transaction' }).getAttribute('aria-busy'),
  ).toBe('true')
  await dialog.getByRole('textbox', { name: 'Amount' }).last().fill('0.375')
  node.release()
  await enabled(page, 'Review').click()
  await dialog.getByRole('heading', { name: 'Review transaction' }).waitFor()
  await dialog
    .getByText(/0\.375/)
    .first()
    .waitFor()
  await context.close()
})
