import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { safes } from '../../mocks/chain/genesis/places.ts'
import { mouse } from '../e2e/inputMethod.ts'
import { at, becomesNewestInHistory, enabled } from '../e2e/journey.ts'
import { installConnectedWallet } from './connectedWallet.ts'
import { configOf } from './product.ts'
import { withWorld } from './withWorld.ts'

const here = withWorld()
const row = (page: Page) => at(page).row(/Send 0\.25/)

/** Opens the execution with the relayer, and hands it over. */
async function relays(page: Page): Promise<void> {
  await mouse.press(row(page).getByRole('button', { name: /^Execute/ }))
  await mouse.press(at(page).dialog.getByRole('radio', { name: "The gateway's relayer" }))
  await mouse.press(enabled(page, 'Execute'))
}

describe('an execution that the gateway’s relayer sends', () => {
  it('is offered where a wallet can’t pay, and is followed to its outcome', async () => {
    const product = await here.serve({
      config: configOf(here.world, ['TX_SIMULATION', 'EIP1559', 'RELAYING']),
    })
    const { page, context, errors } = await here.browserSession.open()
    const wallet = await installConnectedWallet(page, {
      person: 'alice',
      chainId: 17_000,
      rpcUrl: here.world.rpcUrl,
    })
    await page.goto(`${product.url}transactions/queue?safe=hol:${safes.testFund.address}`)
    const { dialog } = at(page)
    await mouse.press(row(page).getByRole('button', { name: /^Sign(,|$)/ }))
    await mouse.press(enabled(page, 'Sign only'))
    await dialog.getByRole('heading', { name: 'Signed' }).waitFor()
    await mouse.press(dialog.getByRole('button', { name: 'Close' }).last())
    // A non-owner with a wallet that rejects the payment.
    wallet.set({ person: 'dave', behavior: 'rejects' })
    await mouse.press(row(page).getByRole('button', { name: /^Execute/ }))
    await dialog.getByText('5 of 5 relayed transactions left today').waitFor()
    await mouse.press(enabled(page, 'Execute'))
    await dialog.getByText('You rejected the request. Nothing was sent.').waitFor()
    await mouse.press(enabled(page, 'Back'))
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    // A user who doesn't have to pay: their wallet hangs, and is on another network.
    wallet.set({ behavior: 'hangs', chainId: 1 })

    // A relayer that takes the call and does nothing.
    let status = 100
    const isRelay = (href: URL) => href.pathname.endsWith('/17000/relay')
    const isTask = (href: URL) => href.pathname.endsWith('/relay/status/task-1')
    await context.route(isRelay, (route) =>
      route.fulfill({ status: 201, json: { taskId: 'task-1' } }),
    )
    await context.route(isTask, (route) => route.fulfill({ json: { status } }))
    await relays(page)
    await dialog.getByText('The relayer is sending the transaction. You can close this.').waitFor()
    await page.reload()
    await row(page).getByText('Executing').first().waitFor()
    status = 400
    // It may be executed again.
    await expect
      .poll(
        () =>
          row(page)
            .getByRole('button', { name: /^Execute/ })
            .and(page.locator(':not([aria-disabled=true])'))
            .count(),
        { timeout: 20_000 },
      )
      .toBe(1)
    await context.unroute(isRelay)
    await mouse.press(row(page).getByRole('button', { name: /^Execute/ }))
    await dialog.getByText(/didn't send this transaction/).waitFor()
    await mouse.press(enabled(page, 'Back'))
    await mouse.press(dialog.getByRole('radio', { name: "The gateway's relayer" }))

    await mouse.press(enabled(page, 'Execute'))
    await dialog.getByRole('heading', { name: 'Executed', exact: true }).waitFor()
    await mouse.press(dialog.getByRole('button', { name: 'Close' }).last())
    expect(await becomesNewestInHistory(page, mouse, /Sent 0\.25/)).toMatch(/Sent 0\.25/)
    expect(errors).toEqual([])
    await context.close()
  })
})
