import { type Hex, parseTransaction } from 'viem'
import { describe, expect, it } from 'vitest'
import { safes } from '../../mocks/chain/genesis/places.ts'
import { addOwner } from '../../mocks/chain/safeStorage.ts'
import { mouse } from '../e2e/inputMethod.ts'
import { agree, at, becomesNewestInHistory, closeDialog, enabled, showAll } from '../e2e/journey.ts'
import { isConnected } from '../e2e/prepared.ts'
import { installConnectedWallet } from './connectedWallet.ts'
import { configOf } from './product.ts'
import { withWorld } from './withWorld.ts'

const { treasury, pettyCash } = safes
const here = withWorld()
const queueOf = (safe: string) => `transactions/queue?safe=eth:${safe}`

/** What the wallet has sent to the network, in place of the person's own node. */
function recording(): { fetch: typeof fetch; sent: Hex[] } {
  const sent: Hex[] = []
  return {
    sent,
    fetch: async (input, init) => {
      const { method, params } = JSON.parse(String(init?.body)) as { method: string; params: Hex[] }
      if (method === 'eth_sendRawTransaction') sent.push(...params)
      return fetch(input, init)
    },
  }
}

/** The queue of a Safe in the live build, with a person's wallet. */
async function open(person: 'alice' | 'bob' | 'dave', safe: string) {
  const product = await here.serve({ config: configOf(here.world) })
  const { page, context } = await here.browserSession.open()
  const wire = recording()
  const wallet = await installConnectedWallet(page, {
    person,
    rpcUrl: here.world.rpcUrl,
    fetch: wire.fetch,
  })
  await page.goto(product.url + queueOf(safe))
  await isConnected(page)
  return { page, context, wallet, sent: wire.sent, url: product.url }
}

const feeOf = (raw: Hex | undefined) => parseTransaction(raw ?? '0x').maxFeePerGas ?? 0n

describe('executing in the live build', () => {
  it('offers the chosen fee, even after a rejection, and executes several at once', async () => {
    const { page, context, wallet, sent } = await open('alice', treasury.address)
    const { dialog, row } = at(page)
    // The first one needs Alice's signature.
    await mouse.press(row(/Send 2\.5/).getByRole('button', { name: /^Sign(,|$)/ }))
    await mouse.press(enabled(page, 'Sign only'))
    await dialog.getByRole('heading', { name: 'Signed' }).waitFor()
    await closeDialog(page)
    // Dave owns nothing of it, and may execute what is complete.
    wallet.set({ person: 'dave', behavior: 'rejects' })
    await mouse.press(row(/Send 2\.5/).getByRole('button', { name: /^Execute/ }))
    await mouse.press(dialog.getByRole('radio', { name: 'Fast' }))
    await mouse.press(enabled(page, 'Execute'))
    await dialog.getByText('You rejected the request. Nothing was sent.').waitFor()
    await mouse.press(enabled(page, 'Back'))
    expect(await dialog.getByRole('radio', { name: 'Fast' }).isChecked()).toBe(true)
    await mouse.press(dialog.getByRole('radio', { name: 'Slow' }))
    const most = Number(/Up to ([\d.]+)/.exec(await dialog.getByText(/^Up to/).innerText())?.[1])
    expect(sent).toEqual([])
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    // Fees are of now: another dialog reads them again.
    let reads = 0
    page.on(
      'request',
      (request) => (reads += request.postData()?.includes('eth_feeHistory') ? 1 : 0),
    )
    await mouse.press(row(/Send 2\.5/).getByRole('button', { name: /^Execute/ }))
    await dialog.getByText(/^Up to/).waitFor()
    expect(reads).toBeGreaterThan(0)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })

    // Both that are complete, in one transaction: rejected once, then sent.
    await mouse.press(page.getByRole('button', { name: 'Execute 2 together' }))
    await showAll(page, 'Execute all 2')
    await mouse.press(enabled(page, 'Execute all 2'))
    await dialog.getByText('You rejected the request. Nothing was sent.').waitFor()
    expect(sent).toEqual([])
    wallet.set({ behavior: 'agrees' })
    await mouse.press(enabled(page, 'Back'))
    await showAll(page, 'Execute all 2')
    await mouse.press(enabled(page, 'Execute all 2'))
    await dialog.getByRole('heading', { name: 'Executed 2 transactions' }).waitFor()
    await closeDialog(page)
    expect(sent).toHaveLength(1)
    const newest = await becomesNewestInHistory(page, mouse, /1,800/)
    expect(newest).toMatch(/Sent/)
    await at(page)
      .row(/Sent 2\.5/)
      .first()
      .waitFor()

    // The next one at its own fee.
    await mouse.press(at(page).section('Queue'))
    wallet.set({ person: 'alice' })
    await mouse.press(row(/Send 6/).getByRole('button', { name: /^Sign(,|$)/ }))
    await mouse.press(enabled(page, 'Sign only'))
    await dialog.getByRole('heading', { name: 'Signed' }).waitFor()
    await closeDialog(page)
    await mouse.press(row(/Send 6/).getByRole('button', { name: /^Execute/ }))
    await mouse.press(dialog.getByRole('radio', { name: 'Fast' }))
    const cost = Number(/Up to ([\d.]+)/.exec(await dialog.getByText(/^Up to/).innerText())?.[1])
    await mouse.press(enabled(page, 'Execute'))
    await dialog.getByRole('heading', { name: 'Executed', exact: true }).waitFor()
    await closeDialog(page)
    expect(sent).toHaveLength(2)
    // What the dialog said is what was offered: the limit of gas, at the highest price.
    const gas = parseTransaction(sent[1] ?? '0x').gas ?? 0n
    const offered = Number(gas * feeOf(sent[1])) / 1e18
    expect(cost).toBeGreaterThanOrEqual(offered)
    expect(cost - offered).toBeLessThan(0.00001)
    expect(most).toBeGreaterThan(0)
    await context.close()
  })

  it('approves as a Safe that is an owner, and executes with that approval', async () => {
    await addOwner(await here.world.world.chain(1), treasury.address, pettyCash.address)
    const { page, context, wallet, sent, url } = await open('alice', pettyCash.address)
    const { dialog, row } = at(page)
    // What is before it in the queue of the Safe that approves.
    await mouse.press(row(/Send 0\.02/).getByRole('button', { name: /^Execute/ }))
    await mouse.press(enabled(page, 'Execute'))
    await dialog.getByRole('heading', { name: 'Executed', exact: true }).waitFor()
    await closeDialog(page)

    await page.goto(url + queueOf(treasury.address))
    const next = page
      .getByRole('main')
      .getByRole('link', { name: /^Set required|^Add|^Send/ })
      .first()
    // Changes of another Safe's owners have to be agreed to.
    const asks = !(await next.innerText()).startsWith('Send')
    await mouse.press(next)
    wallet.set({ behavior: 'rejects' })
    await mouse.press(page.getByRole('main').getByRole('button', { name: /^Approve as/ }))
    if (asks) await agree(page)
    await mouse.press(enabled(page, 'Sign and execute'))
    await dialog.getByText('You rejected the request. Nothing was signed.').waitFor()
    wallet.set({ behavior: 'agrees' })
    await mouse.press(enabled(page, 'Back'))
    await mouse.press(enabled(page, 'Sign and execute'))
    await dialog.getByRole('heading', { name: 'Executed', exact: true }).waitFor()
    await closeDialog(page)
    await page.getByRole('main').getByText('Approved on-chain').waitFor()
    await page.getByRole('main').getByText('2 of 2 collected').waitFor()
    wallet.set({ behavior: 'rejects' })
    await mouse.press(page.getByRole('main').getByRole('button', { name: /^Execute/ }))
    await mouse.press(enabled(page, 'Execute'))
    await dialog.getByText('You rejected the request. Nothing was sent.').waitFor()
    wallet.set({ behavior: 'agrees' })
    await mouse.press(enabled(page, 'Back'))
    await mouse.press(enabled(page, 'Execute'))
    await dialog.getByRole('heading', { name: 'Executed', exact: true }).waitFor()
    // What was pending, the approval, and the execution.
    expect(sent).toHaveLength(3)
    await context.close()
  })
})
