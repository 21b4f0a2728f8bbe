import { afterAll, beforeAll, expect, it } from 'vitest'
import { serve, type Served } from '../../../scripts/build/serve.mjs'
import { openWalletPage, type WalletPage } from '../wallet/walletPage.ts'
import { safeAddress } from './openHost.ts'

let here: WalletPage
let framed: Served
beforeAll(async () => {
  here = await openWalletPage('tests/behavior/apps/react')
  framed = await serve({
    dir: here.dir,
    headers: { 'X-Frame-Options': null, 'Content-Security-Policy': null },
  })
})
afterAll(async () => {
  await framed?.close()
  await here?.close()
})

it('an app with safe-apps-react-sdk and React 19 shows the Safe and sends to it', async () => {
  const { page, errors } = await here.open()
  await page.goto(framed.url)
  const app = page.frameLocator('iframe')
  const says = (name: string, text: string) =>
    app.getByRole('status', { name }).filter({ hasText: text }).waitFor()
  const press = (name: string) => page.getByRole('button', { name }).click()

  await says('Safe', `connected ${safeAddress} 1 of 1`)
  await app.getByRole('button', { name: 'Send' }).click()
  const asked = page.locator('form')
  await asked.waitFor()
  expect(await asked.innerText()).toContain(
    JSON.stringify([{ to: safeAddress, value: '7', data: '0x' }]),
  )
  await press('Confirm')
  await says('Result', `0x${'5'.repeat(64)}`)

  await app.getByRole('button', { name: 'Send' }).click()
  await press('Reject')
  await says('Result', 'Transaction was rejected')
  expect(errors).toEqual([])
})
