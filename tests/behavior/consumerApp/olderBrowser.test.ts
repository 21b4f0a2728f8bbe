import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { installExtensions } from '../../../mocks/wallet/fakeExtensions.ts'
import { deletedFrom, makeOlder } from '../olderBrowser.ts'
import { type ConsumerPage, openConsumerPage, type Visit } from './consumerPage.ts'

const alice = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

let here: ConsumerPage
let visit: Visit
let page: Page
beforeAll(async () => {
  here = await openConsumerPage()
})
afterAll(() => here?.close())

const dialog = () => page.getByRole('dialog')
const press = (name: string | RegExp, scope: { getByRole: Page['getByRole'] } = dialog()) =>
  scope.getByRole('button', { name, exact: true }).click()
const reach = (name: string) => dialog().getByRole('heading', { name, exact: true }).waitFor()
const says = (text: string) =>
  page.getByRole('status', { name: 'Wallet' }).filter({ hasText: text }).waitFor()

it('the packed kit works in the oldest supported browsers, up to signing in', async () => {
  visit = await here.visit({ reducedMotion: 'reduce' })
  page = visit.page
  await makeOlder(page)
  await installExtensions(page, [
    { name: 'Some Wallet', account: alice, rdns: 'com.example.some', knows: [1, 17_000] },
  ])
  await page.goto(here.served.url)
  expect(await deletedFrom(page)).toEqual(
    expect.arrayContaining(['URL.canParse', 'Intl.Segmenter', 'requestIdleCallback', 'Iterator']),
  )

  await press('Connect wallet', page.locator('header'))
  await reach('Connect a wallet')
  await press('Rainbow')
  await reach('Scan with Rainbow')
  await dialog().getByRole('img', { name: 'QR code for Rainbow' }).waitFor()
  await press('Some Wallet')
  await says(`connected ${alice} 1`)

  await press('Buy', page)
  await press(/^Account /, page.locator('header'))
  await dialog().getByText('Bought a ware').waitFor()
  await press('Receive')
  await dialog().getByRole('img', { name: 'QR code for your address' }).waitFor()
  await page.keyboard.press('Escape')
  await dialog().waitFor({ state: 'detached' })

  await press(/^Network: Ethereum/, page.locator('header'))
  await press(/^Holesky/)
  await says('17000')
  await dialog().waitFor({ state: 'detached' })

  await press('Sign in', page)
  await press('Sign in')
  await says('authenticated')
  await dialog().waitFor({ state: 'detached' })

  await press(/^Account /, page.locator('header'))
  await press('Disconnect')
  await says('disconnected')
  expect(visit.errors).toEqual([])
})
