import { describe, expect, it } from 'vitest'
import { appsOfDemo, savings, testFund } from './appsJourney.ts'
import { mouse } from './inputMethod.ts'
import { agree, at, become, closeDialog, enabled } from './journey.ts'

const apps = appsOfDemo()
const { openApp, openAppsWithNextNonce, openListed } = apps
const phone = { viewport: { width: 390, height: 760 }, hasTouch: true, isMobile: true }

describe('what an embedded app has signed', () => {
  it('has a text and a sign-in signed off-chain, but none for another site', async () => {
    const { page, context, errors, press, says } = await openApp('Sign here')
    const { dialog } = at(page)
    await press('Sign text')
    await dialog.getByText('Coffer’s members agree to meet on Friday.').waitFor()
    await dialog.getByText(/Hash calculated on this device/).waitFor()
    await enabled(page, 'Sign').click()
    await dialog.getByText('1 of 2 signatures').waitFor()
    await closeDialog(page)
    // Too few owners have signed: a hash alone would read as an empty signature.
    await says(/^Text: 4001/)
    await press('Sign data')
    await dialog.getByText('Paint the clubhouse').waitFor()
    await dialog.getByRole('button', { name: 'Decline' }).click()
    await says('Data: 4001 Transaction was rejected')
    await press('Sign in elsewhere')
    await dialog.getByText(/could sign in to bank.demo.test/).waitFor()
    expect(await dialog.getByRole('button', { name: 'Sign', exact: true }).count()).toBe(0)
    await dialog.getByRole('button', { name: 'Decline' }).click()
    await says('Sign-in: 4001 Transaction was rejected')
    await press('Sign in')
    await dialog.getByRole('heading', { name: /^Sign-in to localhost/ }).waitFor()
    await enabled(page, 'Sign').click()
    await dialog.getByText('1 of 2 signatures').waitFor()
    await closeDialog(page)
    await says(/^Sign-in: 4001/)
    // The gateway is asked for a message that no one has signed yet.
    expect(errors.filter((error) => !error.includes('404'))).toEqual([])
    await context.close()
  })

  it('proposes transactions that sign text and data on-chain, after a rejection', async () => {
    const { page, context, errors, press, says, lines } = await openApp('Sign here')
    const { dialog } = at(page)
    await press('Is the text signed?')
    await says('Text is signed: false')
    // Rejected where the message is shown, and where its transaction is.
    await press('Sign text on-chain')
    await dialog.getByText('Delegatecall of SignMessageLib 1.4.1').waitFor()
    await page.keyboard.press('Escape')
    await says('On-chain: 4001 Transaction was rejected')
    await press('Sign data on-chain')
    await dialog.getByText('Paint the clubhouse').waitFor()
    await enabled(page, 'Review transaction').click()
    await dialog.getByRole('heading', { name: 'Review transaction' }).waitFor()
    await dialog.getByText('Paint the clubhouse').waitFor()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await says('Data on-chain: 4001 Transaction was rejected')

    for (const [button, shown, answer] of [
      ['Sign text on-chain', 'Coffer’s members agree to meet on Friday.', 'On-chain'],
      ['Sign data on-chain', 'Paint the clubhouse', 'Data on-chain'],
    ] as const) {
      await press(button)
      await enabled(page, 'Review transaction').click()
      await dialog.getByText('Requested by http://localhost').waitFor()
      await dialog.getByText(shown).waitFor()
      await dialog.getByText('Delegatecall of SignMessageLib 1.4.1').waitFor()
      await dialog.getByText('Sign a message on-chain').waitFor()
      await agree(page)
      await enabled(page, /^Sign( only)?$/).click()
      await dialog.getByRole('heading', { name: 'Signed' }).waitFor()
      await says(new RegExp(`^${answer}: \\{"safeTxHash":"0x[0-9a-f]{64}"\\}`))
      await closeDialog(page)
    }
    const hashes = (await lines()).join(' ').match(/(?<="safeTxHash":")0x[0-9a-f]{64}/g)
    expect(new Set(hashes).size).toBe(2)
    await press('Is the text signed?')
    await expect
      .poll(async () => (await lines()).filter((line) => line === 'Text is signed: false').length)
      .toBe(2)
    expect(errors).toEqual([])
    await context.close()
  })

  it('reads from the Safe that a text was signed on-chain, once that is executed', async () => {
    const { page, context, errors, press, says } = await openListed(
      'Sign here',
      await openAppsWithNextNonce(/^Execute.*Send 0\.02\sETH/),
    )
    await press('Sign text on-chain')
    await enabled(page, 'Review transaction').click()
    await agree(page)
    await enabled(page, 'Sign and execute').click()
    await at(page).dialog.getByRole('heading', { name: 'Executed' }).waitFor()
    await closeDialog(page)
    await says(/^On-chain: \{"safeTxHash":"0x[0-9a-f]{64}"\}/)
    await says(/^Executed: SUCCESS 0x/)
    await press('Is the text signed?')
    await says('Text is signed: true')
    expect(errors).toEqual([])
    await context.close()
  })

  it('has nothing signed on the chain where the network has no library for it', async () => {
    const { page, context, errors, press, says } = await openApp('Sign here', {}, savings)
    await press('Sign text on-chain')
    await at(page).dialog.getByText('the network has no official contract').waitFor()
    await closeDialog(page)
    await says('On-chain: 4001 Transaction was rejected')
    expect(errors).toEqual([])
    await context.close()
  })

  it('creates a contract, and learns its address', async () => {
    const { page, context, errors, press, says } = await openListed(
      'Payroll',
      await openAppsWithNextNonce(/^Execute.*Send 0\.02\sETH/),
    )
    await press('Create register')
    const { dialog } = at(page)
    await dialog.getByText('Requested by http://localhost').waitFor()
    await dialog
      .getByText(/performCreate/)
      .first()
      .waitFor()
    await page.keyboard.press('Escape')
    await says('Register: 4001')
    await press('Create register')
    await enabled(page, 'Sign and execute').click()
    await dialog.getByRole('heading', { name: 'Executed' }).waitFor()
    await closeDialog(page)
    await says(/^Register: "0x[0-9a-f]{64}"/)
    await says(/^Executed: SUCCESS 0x/)
    await says(/^Register is at: \{"contractAddress":"0x[0-9a-f]{40}","code":"0x01"\}/)
    // The gateway is asked for a transaction by its hash on the network, which it knows by another
    // one.
    expect(errors.filter((error) => !error.includes('404'))).toEqual([])
    await context.close()
  })

  it('gets its response after the request was minimized to look at the app', async () => {
    const { page, context, errors, press, says, lines } = await openApp('Sign here', {}, savings)
    const { dialog } = at(page)
    await press('Sign text')
    await dialog.getByText('Coffer’s members agree to meet on Friday.').waitFor()
    await dialog.getByRole('button', { name: 'Minimize' }).click()
    await dialog.waitFor({ state: 'hidden' })
    const show = page.getByRole('button', { name: 'Show request' })
    await expect.poll(() => show.evaluate((one) => one === document.activeElement)).toBe(true)
    // The app can be used in the meantime; what it asks next waits.
    await press('Is the text signed?')
    await says('Text is signed: false')
    await press('Sign data')
    await page.getByText('1 more pending request').waitFor()
    expect((await lines()).filter((line) => line.startsWith('Text:'))).toEqual(['Text: requested'])
    await page.keyboard.press('Tab')
    await show.focus()
    await page.keyboard.press('Enter')
    await dialog.getByText('Coffer’s members agree to meet on Friday.').waitFor()
    await enabled(page, 'Sign').click()
    await dialog.getByText('1 of 2 signatures').waitFor()
    await dialog.getByRole('button', { name: 'Close' }).last().click()
    await dialog.getByText('Paint the clubhouse').waitFor()
    await page.keyboard.press('Escape')
    await says(/^Data: 4001/)
    expect(errors.filter((error) => !error.includes('404'))).toEqual([])
    await context.close()
  })

  it('is signed on-chain by touch at 390 px, and executed by a second owner', async () => {
    const opened = await openAppsWithNextNonce(/^Sign, .*Send 0\.25\sETH/, phone, testFund)
    const { page, context, errors, frame, says } = await openListed('Sign here', opened)
    const { dialog } = at(page)
    await frame.getByRole('button', { name: 'Sign text on-chain', exact: true }).tap()
    await dialog.getByText('Delegatecall of SignMessageLib 1.5.0').waitFor()
    await enabled(page, 'Review transaction').tap()
    await agree(page)
    await enabled(page, /^Sign( only)?$/).tap()
    await dialog.getByRole('heading', { name: 'Signed' }).waitFor()
    await dialog.getByRole('button', { name: 'Close' }).last().tap()
    await says(/^On-chain: \{"safeTxHash":"0x[0-9a-f]{64}"\}/)
    const second = await context.newPage()
    await second.setViewportSize({ width: 1280, height: 800 })
    await second.goto(`${apps.url()}transactions/queue?${testFund}`)
    await become(second, mouse, 'Bob')
    await second.getByRole('button', { name: /^Sign, .*Call signMessage/ }).click()
    await agree(second)
    await enabled(second, 'Sign and execute').click()
    await at(second).dialog.getByRole('heading', { name: 'Executed' }).waitFor()
    // Each tab of the demo has its own network, which starts from what all of them did: until
    // it is loaded again, the first one knows no receipt, so its app isn't told. A tab behind
    // another one renders nothing.
    await page.bringToFront()
    await page.reload()
    await frame.getByRole('button', { name: 'Is the text signed?', exact: true }).tap()
    await says('Text is signed: true')
    expect(errors).toEqual([])
    await context.close()
  })

  it('is signed on-chain if the user prefers that, whatever the app requests', async () => {
    const { page, context, errors, press } = await openApp('Sign here')
    const app = page.url()
    const { dialog } = at(page)
    await press('Sign text')
    await dialog.getByText('The Safe signs this off-chain').waitFor()
    await page.keyboard.press('Escape')
    await page.goto(`${apps.url()}settings`)
    await page.getByRole('switch', { name: 'Always sign messages on-chain' }).click()
    await page.goto(app)
    await press('Sign text')
    await dialog.getByText('Delegatecall of SignMessageLib 1.4.1').waitFor()
    // The gateway is asked for a message that no one has signed yet.
    expect(errors.filter((error) => !error.includes('404'))).toEqual([])
    await context.close()
  })
})
