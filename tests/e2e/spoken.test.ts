import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { people } from '../../mocks/people.ts'
import { appsOfDemo, treasury } from './appsJourney.ts'
import { keyboard } from './inputMethod.ts'
import { at, become, enabled } from './journey.ts'

/** The most steps around a dialog. */
const most = 60

/**
 * What a screen reader finds in the open dialog, from top to bottom, and where Tab goes: around the
 * dialog, from its first focus back to it.
 */
async function spokenBy(page: Page): Promise<string> {
  const { dialog } = at(page)
  const stops: string[] = []
  for (let step = 0; step < most; step++) {
    const focused = page.locator(':focus')
    const isKnown = await focused.evaluate((element) => {
      const known = element.hasAttribute('data-heard')
      element.setAttribute('data-heard', '')
      return known
    })
    if (isKnown) break
    // Of a part that contains others, its own name alone.
    const [first = ''] = (await focused.ariaSnapshot()).split('\n')
    stops.push(first.replace(/^- /, '').replace(/:$/, ''))
    await page.keyboard.press('Tab')
  }
  expect(stops.length).toBeLessThan(most)
  const read = await dialog.ariaSnapshot()
  return `# Read\n${read}\n\n# Tab\n${stops.join('\n')}\n`
    .replaceAll(/localhost:\d+/g, 'localhost')
    .replaceAll(/0\.000\d+ ETH( \$\d+\.\d+)?/g, '… ETH')
    .replaceAll(/\w{3} \d+, \d{4}, \d+:\d+ [AP]M/g, '… (a time)')
}

describe('a screen reader and the keyboard, in the review of', () => {
  const { openApps, openApp, url } = appsOfDemo()
  const verified = (page: Page) => at(page).dialog.getByText('Verified', { exact: true }).waitFor()

  it('a transaction to confirm', async () => {
    const { page, context, errors } = await openApps()
    await page.goto(`${url()}transactions/queue?${treasury}`)
    await keyboard(page).press(
      page.getByRole('main').getByRole('button', { name: /^Sign, Send 2.5\sETH/ }),
    )
    await verified(page)
    await at(page).dialog.getByText('Succeeds if executed now').waitFor()
    await expect(await spokenBy(page)).toMatchFileSnapshot('spoken/confirm.txt')
    expect(errors).toEqual([])
    await context.close()
  })

  it('a payment', async () => {
    const { page, context, errors } = await openApps()
    await page.goto(`${url()}balances?${treasury}`)
    const keys = keyboard(page)
    const { dialog } = at(page)
    await keys.press(
      page
        .getByRole('main')
        .getByRole('button', { name: 'Send', exact: true })
        .and(page.locator(':not([aria-disabled=true])')),
    )
    await keys.type(dialog.getByRole('textbox', { name: 'To' }), people.frank.address)
    await keys.type(dialog.getByRole('textbox', { name: 'Amount' }), '1.25')
    await keys.press(enabled(page, 'Review'))
    await verified(page)
    await expect(await spokenBy(page)).toMatchFileSnapshot('spoken/send.txt')
    expect(errors).toEqual([])
    await context.close()
  })

  it('a permit', async () => {
    const { page, context, errors } = await openApps()
    await become(page, keyboard(page), 'Bob')
    await page.goto(`${url()}transactions/messages?${treasury}`)
    const keys = keyboard(page)
    await keys.press(page.getByRole('main').getByRole('link', { name: /^Permit for USD Coin/ }))
    await keys.press(page.getByRole('main').getByRole('button', { name: 'Sign', exact: true }))
    await at(page)
      .dialog.getByText(/^Authentic means the details are unaltered/)
      .waitFor()
    await expect(await spokenBy(page)).toMatchFileSnapshot('spoken/permit.txt')
    expect(errors).toEqual([])
    await context.close()
  })

  it('the batch of an app', async () => {
    const { page, context, errors, press } = await openApp('Payroll')
    await press('Pay everyone')
    await at(page).dialog.getByRole('heading', { name: 'Review transaction' }).waitFor()
    await verified(page)
    await expect(await spokenBy(page)).toMatchFileSnapshot('spoken/payroll.txt')
    expect(errors).toEqual([])
    await context.close()
  })
})
