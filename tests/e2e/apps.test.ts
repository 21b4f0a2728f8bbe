import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { safes } from '../../mocks/chain/genesis/places.ts'
import { built } from '../../scripts/build/builds.mjs'
import { serve } from '../../scripts/build/serve.mjs'
import { size } from '../size.ts'
import { appsOfDemo, treasury } from './appsJourney.ts'
import { keyboard, mouse } from './inputMethod.ts'
import { at, chooseInDemo, closeDialog, enabled } from './journey.ts'

const apps = appsOfDemo()
const { openApp, openApps } = apps

/** As the wallet's own window does it: nothing on the page can be pressed below a dialog. */
async function walletAgrees(page: Page) {
  const press = () =>
    page.locator('button[aria-label^="Demo"]').evaluate((button: HTMLElement) => button.click())
  await press()
  await page
    .getByLabel('Wallet behavior', { exact: true })
    .evaluate((select: HTMLSelectElement) => {
      select.selectedIndex = [...select.options].findIndex(({ value }) => value === 'agrees')
      select.dispatchEvent(new Event('change', { bubbles: true }))
    })
  await press()
}

describe('an embedded app', () => {
  it('reads contacts only with permission; after two rejections there is no prompt', async () => {
    const { page, context, errors, press, says, lines } = await openApp('Payroll')
    const { dialog } = at(page)
    const prompt = dialog.getByRole('heading', { name: 'App permission request' })
    for (const _ of [1, 2]) {
      await press('Read contacts')
      await prompt.waitFor()
      await page.keyboard.press('Escape')
      await dialog.waitFor({ state: 'hidden' })
    }
    await says('Contacts: 4001 Permissions rejected')
    await press('Read contacts')
    await expect
      .poll(async () => (await lines()).filter((line) => line.includes('4001')).length)
      .toBe(3)
    expect(await prompt.isVisible()).toBe(false)
    // A new visit, a new chance.
    await page.reload()
    await page
      .frameLocator('main iframe')
      .getByRole('status')
      .filter({ hasText: safes.treasury.address })
      .waitFor()
    await press('Read contacts')
    await prompt.waitFor()
    await enabled(page, 'Allow').click()
    await says(/^Contacts: [1-9]/)
    await press('Read contacts')
    await expect
      .poll(async () => (await lines()).filter((line) => /^Contacts: [1-9]/.test(line)).length)
      .toBe(2)
    expect(errors).toEqual([])
    await context.close()
  })

  it('gets one response for each way to reject: button, Escape, x, and going back', async () => {
    const { page, context, errors, press, says, lines, frame } = await openApp('Payroll')
    const { dialog } = at(page)
    const rejected = async (count: number) => {
      await expect
        .poll(
          async () =>
            (await lines()).filter((line) => line.includes('4001 Transaction was rejected')).length,
        )
        .toBe(count)
    }
    await press('Pay everyone')
    await dialog.getByRole('heading', { name: 'Review transaction' }).waitFor()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await rejected(1)
    await press('Pay everyone')
    await dialog.getByRole('heading', { name: 'Review transaction' }).waitFor()
    await page.keyboard.press('Escape')
    await rejected(2)
    await press('Pay everyone')
    await dialog.getByRole('heading', { name: 'Review transaction' }).waitFor()
    await dialog.getByRole('button', { name: 'Close' }).click()
    await rejected(3)
    // Several at once: one dialog after the other, in their order.
    await frame.getByRole('button', { name: 'Pay everyone' }).evaluate((button: HTMLElement) => {
      for (let turn = 0; turn < 8; turn++) button.click()
    })
    await dialog.getByRole('heading', { name: 'Review transaction' }).waitFor()
    await says(/-32002/)
    await page.getByText('5 more pending requests').waitFor()
    for (let turn = 4; turn <= 9; turn++) {
      await dialog.getByRole('heading', { name: 'Review transaction' }).waitFor()
      await page.keyboard.press('Escape')
      await rejected(turn)
    }
    await dialog.waitFor({ state: 'hidden' })
    // Another page: the request ends with the app.
    await press('Pay everyone')
    await dialog.getByRole('heading', { name: 'Review transaction' }).waitFor()
    await page.goBack()
    await dialog.waitFor({ state: 'hidden' })
    await page.getByRole('heading', { name: 'Apps', exact: true }).waitFor()
    expect(errors).toEqual([])
    await context.close()
  })

  it('prompts again for a permission that was revoked in the settings', async () => {
    const { page, context, errors, press, says } = await openApp('Payroll')
    const { dialog } = at(page)
    const prompt = dialog.getByRole('heading', { name: 'App permission request' })
    const opened = page.url()
    await press('Read contacts')
    await prompt.waitFor()
    await enabled(page, 'Allow').click()
    await says(/^Contacts: [1-9]/)
    await page.goto(`${apps.url()}settings`)
    await page.getByText('Can read your contacts').waitFor()
    await page.getByRole('button', { name: 'Reset all' }).click()
    await page.getByText('Can read your contacts').waitFor({ state: 'detached' })
    await page.goto(opened)
    await page
      .frameLocator('main iframe')
      .getByRole('status')
      .filter({ hasText: safes.treasury.address })
      .waitFor()
    await press('Read contacts')
    await prompt.waitFor()
    await page.keyboard.press('Escape')
    await says('Contacts: 4001')
    expect(errors).toEqual([])
    await context.close()
  })

  it('is used with the keyboard alone', async () => {
    const { page, context, errors } = await openApps()
    const { dialog } = at(page)
    const keys = keyboard(page)
    await keys.press(page.getByRole('main').getByRole('link', { name: 'Payroll' }).first())
    await keys.press(page.getByRole('button', { name: 'Open app' }))
    const frame = page.frameLocator('main iframe')
    await keys.press(frame.getByRole('button', { name: 'Pay everyone' }))
    await dialog.getByRole('heading', { name: 'Review transaction' }).waitFor()
    await keys.press(enabled(page, /^Sign( only)?$/))
    await dialog.getByRole('heading', { name: 'Signed' }).waitFor()
    await frame
      .getByRole('listitem')
      .filter({ hasText: /Payment: \{"safeTxHash"/ })
      .waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    expect(errors).toEqual([])
    await context.close()
  })

  it('loses its dialog and restarts when its iframe is reloaded', async () => {
    const { page, context, errors, press, frame } = await openApp('Payroll')
    const { dialog } = at(page)
    await press('Pay everyone')
    await dialog.getByRole('heading', { name: 'Review transaction' }).waitFor()
    await frame.locator('body').evaluate(() => location.reload())
    await dialog.waitFor({ state: 'hidden' })
    await frame.getByRole('status').filter({ hasText: safes.treasury.address }).waitFor()
    await press('Pay everyone')
    await dialog.getByRole('heading', { name: 'Review transaction' }).waitFor()
    await page.keyboard.press('Escape')
    expect(errors).toEqual([])
    await context.close()
  })

  it('gets a coded error, loses its dialog and restarts when another Safe opens', async () => {
    const { page, context, errors, press, frame } = await openApp('Payroll')
    const { dialog } = at(page)
    const heard: string[] = []
    await context.exposeBinding('cofferHeard', (_, line: string) => void heard.push(line))
    await frame.locator('#log').evaluate((log) => {
      const { cofferHeard } = globalThis as unknown as {
        cofferHeard: (line: string | null | undefined) => void
      }
      new MutationObserver(() => cofferHeard(log.lastElementChild?.textContent)).observe(log, {
        childList: true,
      })
    })
    await press('Pay everyone')
    await dialog.getByRole('heading', { name: 'Review transaction' }).waitFor()
    // Inside the app, as going back to the page of another Safe does: the open dialog covers
    // everything that could be pressed.
    const other = page.url().replace(safes.treasury.address, safes.oldSavings.address)
    await page.evaluate((url) => history.pushState({}, '', url), other)
    await dialog.waitFor({ state: 'hidden' })
    await expect.poll(() => heard).toContain('Payment: 4900 Request failed')
    await frame.getByRole('status').filter({ hasText: safes.oldSavings.address }).waitFor()
    await press('Pay everyone')
    await dialog.getByRole('heading', { name: 'Review transaction' }).waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    expect(errors).toEqual([])
    await context.close()
  })

  it("can't close the dialog of a request while the wallet prompt is open", async () => {
    const { page, context, errors, press, frame } = await openApp('Payroll')
    const { dialog } = at(page)
    await chooseInDemo(page, mouse, 'Wallet behavior', "Doesn't respond")
    await press('Pay everyone')
    await enabled(page, 'Sign').click()
    await dialog.getByRole('heading', { name: 'Confirm in your wallet' }).waitFor()
    await frame.locator('body').evaluate(() => location.reload())
    await dialog.getByText('The app is no longer waiting for this').waitFor()
    await walletAgrees(page)
    await dialog.getByRole('heading', { name: 'Signed' }).waitFor()
    expect(errors).toEqual([])
    await context.close()
  })

  it("shows a request's outcome on any page once the wallet was prompted", async () => {
    const { page, context, errors, press } = await openApp('Payroll')
    const { dialog } = at(page)
    const asking = dialog.getByRole('heading', { name: 'Confirm in your wallet' })
    const signed = dialog.getByRole('heading', { name: 'Signed' })
    await chooseInDemo(page, mouse, 'Wallet behavior', "Doesn't respond")
    await press('Pay everyone')
    await enabled(page, 'Sign').click()
    await asking.waitFor()
    await page.goBack()
    await page.getByRole('heading', { name: 'Apps', exact: true, includeHidden: true }).waitFor()
    await dialog.getByText('The app is no longer waiting for this').waitFor()
    expect(await asking.isVisible()).toBe(true)
    await walletAgrees(page)
    await signed.waitFor()
    await closeDialog(page)

    // Minimized, it returns with its outcome, even if no Safe is open.
    await page.goForward()
    await page
      .frameLocator('main iframe')
      .getByRole('status')
      .filter({ hasText: safes.treasury.address })
      .waitFor()
    await chooseInDemo(page, mouse, 'Wallet behavior', "Doesn't respond")
    await press('Pay everyone')
    await enabled(page, 'Sign').click()
    await asking.waitFor()
    await dialog.getByRole('button', { name: 'Minimize' }).click()
    await dialog.waitFor({ state: 'hidden' })
    await page.getByRole('link', { name: 'My Safes' }).first().click()
    await page.getByRole('heading', { name: 'My Safes', exact: true }).waitFor()
    expect(await dialog.isVisible()).toBe(false)
    await walletAgrees(page)
    await signed.waitFor()
    await closeDialog(page)
    expect(errors).toEqual([])
    await context.close()
  })

  it('is closed if its page keeps taking the keyboard from a review', async () => {
    const { page, context, errors, press, frame } = await openApp('Payroll')
    const { dialog } = at(page)
    // The page of the app has the focus when it is closed, so the loop ends with it.
    await frame.locator('body').evaluate((body) => {
      setInterval(() => {
        if (!document.querySelector('[data-loop]')) return
        window.focus()
        body.querySelector('button')?.focus()
      }, 20)
    })
    await press('Pay everyone')
    await dialog.getByRole('heading', { name: 'Review transaction' }).waitFor()
    await frame.locator('body').evaluate((body) => (body.dataset.loop = ''))
    await page.getByText('It kept taking keyboard focus from an open dialog.').waitFor()
    await dialog.waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: 'Reload app' }).click()
    await frame.getByRole('status').filter({ hasText: safes.treasury.address }).waitFor()
    expect(errors).toEqual([])
    await context.close()
  })

  it('leaves the keyboard to a review although its page took it once', async () => {
    const { page, context, errors, press, frame, says } = await openApp('Payroll')
    const { dialog } = at(page)
    await press('Pay everyone')
    await dialog.getByRole('heading', { name: 'Review transaction' }).waitFor()
    await frame.locator('body').evaluate((body) => {
      window.focus()
      body.querySelector('button')?.focus()
    })
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.closest('[role=dialog]') !== null))
      .toBe(true)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    await says('Payment: 4001 Transaction was rejected')
    expect(errors).toEqual([])
    await context.close()
  })

  it('gets a coded error, and loses its dialog, when another account is chosen', async () => {
    const { page, context, errors, press, says } = await openApp('Payroll')
    const { dialog } = at(page)
    await press('Pay everyone')
    const heading = dialog.getByRole('heading', { name: 'Review transaction' })
    await heading.waitFor()
    // As the wallet does on its own: nothing on the page can be pressed below the dialog.
    await page
      .locator('button[aria-label^="Demo"]')
      .evaluate((button: HTMLElement) => button.click())
    await page.getByLabel('Acting as', { exact: true }).evaluate((select: HTMLSelectElement) => {
      select.selectedIndex = [...select.options].findIndex(({ label }) => label === 'Bob')
      select.dispatchEvent(new Event('change', { bubbles: true }))
    })
    await says('Payment: 4900 Request failed')
    await heading.waitFor({ state: 'hidden' })
    expect(errors).toEqual([])
    await context.close()
  })

  it('gets no responses at another origin until the user allows it', async () => {
    const elsewhere = await serve({ dir: await built('demo') })
    const moved = new URL('demo-apps/payroll/', elsewhere.url.replace('127.0.0.1', 'localhost'))
    const { page, context, errors, press, says, frame } = await openApp('Payroll')
    const { dialog } = at(page)
    await press('Pay everyone')
    await dialog.getByRole('heading', { name: 'Review transaction' }).waitFor()
    await frame.locator('body').evaluate((_, url) => location.assign(url), moved.href)
    // The previous page's requests are over.
    await dialog.waitFor({ state: 'hidden' })
    await page.getByText('Payroll has moved to another URL').waitFor()
    await says('No Safe: 4100')
    await press('Read contacts')
    await says('Contacts: 4100')
    expect(await frame.getByRole('status').innerText()).not.toContain('0x')
    expect(await dialog.isVisible()).toBe(false)
    await page.getByRole('checkbox', { name: 'I know this app' }).check()
    await page.getByRole('button', { name: `Allow ${moved.origin}` }).click()
    await press('Read contacts')
    await dialog.getByRole('heading', { name: 'App permission request' }).waitFor()
    await dialog.getByText(moved.origin).first().waitFor()
    await page.keyboard.press('Escape')
    await says('Contacts: 4001')
    expect(errors).toEqual([])
    await context.close()
    await elsewhere.close()
  })

  it('uses the permissions in its manifest only while the user allows it', async () => {
    const { page, context, errors } = await openApps()
    await page.getByRole('main').getByRole('link', { name: 'Probe' }).first().click()
    await page
      .getByRole('group', { name: 'Browser features this app requests' })
      .getByRole('checkbox', { name: 'Write to the clipboard' })
      .check()
    await page.getByRole('button', { name: 'Open app' }).click()
    const frame = page.locator('main iframe')
    const heading = page.frameLocator('main iframe').getByRole('heading', { name: 'Probe' })
    await heading.waitFor()
    const opened = page.url()
    const { origin } = new URL(new URL(opened).searchParams.get('appUrl') ?? '')
    expect(await frame.getAttribute('allow')).toBe(`clipboard-write ${origin}`)
    /** What the browser allows the app's page. */
    const allowed = () =>
      heading.evaluate(({ ownerDocument }) => {
        const { featurePolicy } = ownerDocument as Document & {
          featurePolicy: { allowsFeature: (name: string) => boolean }
        }
        return ['clipboard-write', 'camera'].map((name) => featurePolicy.allowsFeature(name))
      })
    expect(await allowed()).toEqual([true, false])
    await page.goto(`${apps.url()}settings`)
    await page.getByText('Browser feature: Write to the clipboard').waitFor()
    await page.getByRole('switch', { name: origin }).click()
    // Not asked again.
    await page.goto(opened)
    await heading.waitFor()
    expect(await frame.getAttribute('allow')).toBe('')
    expect(await allowed()).toEqual([false, false])
    expect(errors.filter((error) => !error.includes('404'))).toEqual([])
    await context.close()
  })

  it('is shared by a link, which others open with a Safe of their own', async () => {
    const { page, context, errors } = await openApp('Payroll')
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.getByRole('button', { name: 'Copy link to share' }).click()
    const link = await page.evaluate(() => navigator.clipboard.readText())
    expect(link).toMatch(/\/share\/safe-app\?appUrl=http.*&chain=eth$/)
    await page.goto(link)
    await page.getByRole('heading', { name: 'Payroll', exact: true }).waitFor()
    await page.getByText('Pay many people at once from a list').waitFor()
    await page.getByRole('main').locator(`a[href*="${safes.treasury.address}"]`).click()
    await page
      .frameLocator('main iframe')
      .getByRole('status')
      .filter({ hasText: safes.treasury.address })
      .waitFor()
    // Links of other hosts, with and without a Safe.
    const app = new URL(link).searchParams.get('appUrl') ?? ''
    await page.goto(`${apps.url()}apps?${treasury}&appUrl=${encodeURIComponent(app)}`)
    await page.waitForURL(({ pathname }) => pathname === '/apps/open')
    await page.goto(`${apps.url()}apps/open?appUrl=${encodeURIComponent(app)}`)
    await page.waitForURL(({ pathname }) => pathname === '/share/safe-app')
    await page.getByRole('heading', { name: 'Payroll', exact: true }).waitFor()
    expect(errors).toEqual([])
    await context.close()
  })

  it('shows developers each message with its check, response, and time', async () => {
    const { page, context, errors, press } = await openApp('Payroll')
    await page.getByRole('button', { name: 'Show messages' }).click()
    // Also while a dialog makes the page inert.
    const row = (name: RegExp) =>
      page.getByRole('row', { name, includeHidden: true }).first().waitFor()
    await row(/getSafeInfo.*accepted.*responded after/)
    await press('Read contacts')
    await row(/wallet_requestPermissions.*waiting/)
    await at(page).dialog.getByRole('heading', { name: 'App permission request' }).waitFor()
    await page.keyboard.press('Escape')
    await row(/Permissions were rejected \(4001\)/)
    expect(errors).toEqual([])
    await context.close()
  })

  it('finds that every observable rule is followed', async () => {
    const { page, context, errors, frame } = await openApp('Probe')
    const outcome = (text: RegExp) => frame.getByRole('status').filter({ hasText: text }).waitFor()
    await outcome(/^\d+ rules: \d+ passed/)
    const failed = frame
      .locator('tr[data-rule]')
      .filter({ has: page.getByText('failed', { exact: true }) })
    expect(await failed.allInnerTexts()).toEqual([])
    await outcome(/^\d{2} rules: \d{2} passed, 0 failed, 0 not offered$/)
    await frame.getByRole('button', { name: 'Send hostile messages' }).click()
    await outcome(/^\d{3} hostile messages: 0 failed$/)
    expect(await at(page).dialog.isVisible()).toBe(false)
    // The gateway is queried for a transaction and a message that don't exist.
    expect(errors.filter((error) => !error.includes('404'))).toEqual([])
    await context.close()
  })

  it('gets a response to each rejected request, however many it makes at once', async () => {
    const { page, context, errors, frame } = await openApp('Probe')
    const { dialog } = at(page)
    const outcome = frame.getByRole('status').first()
    await outcome.filter({ hasText: /^\d+ rules/ }).waitFor()
    await frame.getByRole('button', { name: 'Check rules that need your approval' }).click()
    const rejectAll = async () => {
      if (await dialog.isVisible()) await page.keyboard.press('Escape')
      return outcome.innerText()
    }
    await expect
      .poll(rejectAll, { timeout: 60_000 })
      .toBe('5 rules: 5 passed, 0 failed, 0 not offered')
    expect(errors.filter((error) => !error.includes('404'))).toEqual([])
    await context.close()
  })

  // By touch, another app is signed for in appsSigning.test.ts.
  it.runIf(size === 'nightly')('is used at 390 px by touch', async () => {
    const { page, context, errors, says, frame } = await openApp('Payroll', {
      viewport: { width: 390, height: 760 },
      hasTouch: true,
      isMobile: true,
    })
    await frame.getByRole('button', { name: 'Pay everyone' }).tap()
    const { dialog } = at(page)
    await dialog.getByRole('heading', { name: 'Review transaction' }).waitFor()
    await enabled(page, /^Sign( only)?$/).tap()
    await dialog.getByRole('heading', { name: 'Signed' }).waitFor()
    await says(/Payment: \{"safeTxHash"/)
    expect(errors).toEqual([])
    await context.close()
  })
})
