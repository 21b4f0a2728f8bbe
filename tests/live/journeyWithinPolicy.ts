import type { Page } from 'playwright'
import { expect } from 'vitest'
import { safes } from '../../mocks/chain/genesis/places.ts'
import type { ServedWorld } from '../../mocks/node.ts'
import { installInjectedWallet } from '../../mocks/wallet/injected.ts'
import { mouse } from '../e2e/inputMethod.ts'
import {
  at,
  becomesNewestInHistory,
  confirmAndExecute,
  etherBalance,
  newestInHistory,
} from '../e2e/journey.ts'
import type { BrowserSession } from '../e2e/openBrowser.ts'
import { originsOf, type Product, watchPolicy } from './product.ts'

const treasury = safes.treasury.address

/** The Safe's nonce on the chain. */
async function nonce(world: ServedWorld): Promise<bigint> {
  const body = {
    jsonrpc: '2.0',
    id: 1,
    method: 'eth_call',
    params: [{ to: treasury, data: '0xaffed0e0' }, 'latest'],
  }
  const response = await fetch(world.rpcUrl(1), { method: 'POST', body: JSON.stringify(body) })
  return BigInt(((await response.json()) as { result: string }).result)
}

/** The recent transactions of the connected account, once none of them is pending. */
async function recentOf(page: Page): Promise<string> {
  await page.getByRole('button', { name: /^Account/ }).click()
  const { dialog } = at(page)
  await dialog.getByRole('button', { name: 'Disconnect' }).waitFor()
  await dialog.getByText('Pending').waitFor({ state: 'detached' })
  const text = (
    await dialog.getByRole('list', { name: 'Recent transactions' }).allInnerTexts()
  ).join()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  return text
}

/**
 * Alice connects and confirms, and Bob executes, by mouse; every request stays within the product's
 * policy. `offers`: its chains have names and simulations. Returns what broke the policy, and the
 * page's errors.
 */
export async function journeyWithinPolicy({
  browserSession,
  world,
  product,
  offers,
}: {
  browserSession: BrowserSession
  world: ServedWorld
  product: Product
  offers: boolean
}): Promise<{ violations: string[]; errors: string[] }> {
  const { page, context, errors, requests } = await browserSession.open({
    reducedMotion: 'no-preference',
  })
  const violations = await watchPolicy(page)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.postData() ?? ''))
  const wallet = await installInjectedWallet(page, { person: 'alice', rpcUrl: world.rpcUrl })
  const nonceBefore = await nonce(world)
  await page.goto(`${product.url}balances?safe=eth:${treasury}`)
  const before = await etherBalance(page, mouse)
  await page.goto(product.url)
  const become = async (name: 'Alice' | 'Bob') =>
    wallet.set({ person: name === 'Bob' ? 'bob' : 'alice' })
  await confirmAndExecute({ page, input: mouse, become, walletName: 'Test wallet', safe: treasury })
  // The old balance stays on screen until the gateway's next response.
  await expect.poll(() => etherBalance(page, mouse)).not.toBe(before)
  await becomesNewestInHistory(page, mouse, /2\.5/)
  expect(await nonce(world)).toBe(nonceBefore + 1n)
  // Only the account of Bob, who sent it, lists it.
  expect(await recentOf(page)).toMatch(/Send.*2\.5\sETH[\s\S]*Confirmed/)
  await become('Alice')
  await expect.poll(() => recentOf(page)).toBe('')
  await become('Bob')
  // The connection is remembered, and so is the result.
  await page.reload()
  expect(await newestInHistory(page, mouse)).toMatch(/2\.5/)
  await at(page).connect.waitFor({ state: 'detached' })

  // ENS lookups and simulations only run on chains that support them.
  expect(
    asked.some((body) => body.toLowerCase().includes('eeeeeeee14d718c2b47d9923deab1335e144eeee')),
  ).toBe(offers)
  expect(asked.some((body) => body.includes('eth_estimateGas'))).toBe(offers)
  expect(originsOf(requests).toSorted()).toEqual(
    [new URL(product.url).origin, world.url].toSorted(),
  )
  expect(
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
  ).toBe(0)
  await context.close()
  return { violations, errors }
}
