import { afterAll, beforeAll, expect, it } from 'vitest'
import { serve, type Served } from '../../../scripts/build/serve.mjs'
import { openWalletPage, type WalletPage } from '../wallet/walletPage.ts'

let here: WalletPage
let framed: Served
beforeAll(async () => {
  here = await openWalletPage('tests/behaviour/apps/embedded')
  framed = await serve({ dir: here.dir, headers: { 'X-Frame-Options': null, 'Content-Security-Policy': null } })
})
afterAll(async () => {
  await framed?.close()
  await here?.close()
})

it.each([1, 4])("wagmi's connector connects 50 of 50 times in a frame of the host, on a machine %i times slower", async (rate) => {
  const { page, context, errors } = await here.open()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate })
  await page.goto(framed.url)
  const result = page.frameLocator('iframe').getByRole('status')
  await result.filter({ hasText: /of 50/ }).waitFor()
  expect(await result.innerText()).toBe('50 of 50')
  expect(errors).toEqual([])
  await context.close()
})
