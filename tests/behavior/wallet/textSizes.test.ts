import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { FakeExtension } from '../../../mocks/wallet/fakeExtensions.ts'
import { type BrowserSession, openBrowser } from '../../e2e/openBrowser.ts'
import { cutTexts } from '../../live/cutTexts.ts'
import {
  dialog,
  heading,
  openPicker,
  openWalletPage,
  openWith,
  press,
  type WalletPage,
} from './walletPage.ts'

const walletWithLongName: FakeExtension = {
  name: 'Anchorage Digital Institutional',
  account: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  rdns: 'com.example.long',
}
const widths = [1280, 375, 320]

let here: WalletPage
let largeText: BrowserSession
beforeAll(async () => {
  here = await openWalletPage()
  largeText = await openBrowser(['--blink-settings=defaultFontSize=32'])
})
afterAll(async () => {
  await largeText?.close()
  await here?.close()
})

/** Leaves only the kit on the page: the other texts are the test page's own. */
const hideHost = (page: Page) =>
  page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>(
      'main > h1, main > p, main > button:not([data-coffer] button)',
    ))
      element.hidden = true
  })

/**
 * Texts of the kit that are smaller than 12 px, or of which a part is missing: at the side, below,
 * or behind an ellipsis.
 */
async function unreadable(page: Page): Promise<string[]> {
  const found = await page.evaluate(() => {
    const problems: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement
      const text = node.textContent?.trim()
      if (!element || !text || element.closest('[hidden], [inert]')) continue
      const box = element.getBoundingClientRect()
      if (box.width <= 1 || box.height <= 1) continue
      const { fontSize, overflowX, textOverflow } = getComputedStyle(element)
      if (Number.parseFloat(fontSize) < 12) problems.push(`“${text}” has ${fontSize}`)
      if (textOverflow === 'ellipsis' && element.scrollWidth > element.clientWidth)
        problems.push(`“${text}” ends with an ellipsis`)
      if (/hidden|clip/.test(overflowX) && element.scrollHeight > element.clientHeight + 1)
        problems.push(`“${text}” is cut below`)
    }
    return problems
  })
  return [...found, ...(await cutTexts(page))]
}

async function everyStep(page: Page, width: number): Promise<string[]> {
  await page.setViewportSize({ width, height: 800 })
  await hideHost(page)
  const problems: string[] = []
  const check = async (step: string) =>
    problems.push(...(await unreadable(page)).map((problem) => `${width} px, ${step}: ${problem}`))
  await check('not connected')
  await openPicker(page)
  await check('list')
  await press(page, 'More wallets')
  const notInstalled = dialog(page)
    .getByRole('list', { name: 'More', exact: true })
    .getByRole('button', { name: 'Anchorage Digital' })
  await notInstalled.waitFor()
  await check('all wallets')
  await notInstalled.click()
  await heading(page, "Anchorage Digital isn't installed")
  await check('a wallet that is not installed')
  await page.keyboard.press('Escape')
  await dialog(page).waitFor({ state: 'detached' })
  await openPicker(page)
  await dialog(page).getByRole('list', { name: 'Installed' }).getByRole('button').click()
  await page.getByRole('button', { name: /^Account/ }).waitFor()
  await check('connected')
  for (const name of [/^Network/, /^Account/]) {
    await page.getByRole('button', { name }).click()
    await dialog(page).waitFor()
    await check(String(name))
    await page.keyboard.press('Escape')
    await dialog(page).waitFor({ state: 'detached' })
  }
  return problems
}

describe('every text of the kit is readable', () => {
  it.each(widths)("with text at 200% in the browser's settings, at %i px", async (width) => {
    const { page } = await openWith({ ...here, ...largeText, close: here.close }, [
      walletWithLongName,
    ])
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(
      '32px',
    )
    expect(await everyStep(page, width)).toEqual([])
  })

  it.each(widths)('in a usual page, at %i px', async (width) => {
    const { page } = await openWith(here, [walletWithLongName])
    expect(await everyStep(page, width)).toEqual([])
  })

  it.each(widths)('in a page that sets 62.5% on its root element, at %i px', async (width) => {
    const { page } = await openWith(here, [walletWithLongName])
    await page.evaluate(() => (document.documentElement.style.fontSize = '62.5%'))
    expect(await everyStep(page, width)).toEqual([])
  })
})
