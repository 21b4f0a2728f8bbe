import { afterAll, beforeAll, expect, it } from 'vitest'
import { serve, type Served } from '../../../scripts/build/serve.mjs'
import { openWalletPage, type WalletPage } from '../wallet/walletPage.ts'

let here: WalletPage
let framed: Served
beforeAll(async () => {
  here = await openWalletPage('tests/behavior/apps/embedded')
  framed = await serve({
    dir: here.dir,
    headers: { 'X-Frame-Options': null, 'Content-Security-Policy': null },
  })
})
afterAll(async () => {
  await framed?.close()
  await here?.close()
})

it.each([
  ['connects in a frame of the host, each of 50 times', '', '50 of 50'],
  ['does not connect to a host that answers a turn later', '?late', '0 of 50'],
])("wagmi's connector %s", async (_, query, expected) => {
  const { page, context, errors } = await here.open()
  await page.goto(framed.url + query)
  const result = page.frameLocator('iframe').getByRole('status')
  await result.filter({ hasText: /of 50/ }).waitFor()
  expect(await result.innerText()).toBe(expected)
  expect(errors).toEqual([])
  await context.close()
})
