import { devices, type Locator, type Page } from 'playwright'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  type FakeExtension,
  type FakeExtensions,
  installExtensions,
} from '../../../mocks/wallet/fakeExtensions.ts'
import { changes, looks, unstyled } from './looks.ts'
import { openConsumerPage, type ConsumerPage, type Visit } from './consumerPage.ts'

const alice = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const phantom: FakeExtension = {
  name: 'Some Wallet',
  account: alice,
  rdns: 'com.example.some',
  knows: [1, 17_000],
}
const screens = {
  'a wide screen': { width: 1280, height: 900 },
  'a narrow one': { width: 390, height: 844 },
} as const

interface Shop {
  shop: { till: { phone: { answers: (kind: string) => void }; verifies: boolean } }
}

let here: ConsumerPage
beforeAll(async () => {
  here = await openConsumerPage()
})
afterAll(() => here?.close())

describe.each(Object.entries(screens))(
  'a consumer app with its own reset and a strict policy, on %s',
  (_, viewport) => {
    let visit: Visit
    let page: Page
    let fakeWallets: FakeExtensions
    /** The app's styles without the kit. */
    let before: string[]
    const steps: string[] = []

    beforeEach(async () => {
      visit = await here.visit({ viewport, reducedMotion: 'reduce' })
      page = visit.page
      steps.length = 0
      await page.goto(`${here.served.url}without.html`)
      await page.getByRole('heading', { name: 'Wares' }).waitFor()
      before = await looks(page)
      fakeWallets = await installExtensions(page, [phantom])
      await page.goto(here.served.url)
      await page.getByRole('button', { name: 'Connect wallet' }).waitFor()
      await page.mouse.move(0, 0)
      await unharmed('the page')
    })

    /** Checks that the step was reached without changing the app. */
    async function unharmed(step: string) {
      steps.push(step)
      expect(before.length).toBeGreaterThan(15_000)
      expect({
        step,
        changed: changes(before, await looks(page)),
        unstyled: await unstyled(page),
      }).toEqual({ step, changed: [], unstyled: [] })
      expect({
        step,
        styles: await page.locator('style').count(),
        violations: await visit.violations(),
        errors: visit.errors,
        externalHosts: visit.externalHosts,
      }).toEqual({ step, styles: 0, violations: [], errors: [], externalHosts: [] })
    }

    const dialog = () => page.getByRole('dialog').filter({ hasNotText: 'Pay here' })
    const press = (name: string | RegExp, scope: Locator | Page = dialog()) =>
      scope.getByRole('button', { name, exact: true }).click()
    async function reach(name: string) {
      await dialog().getByRole('heading', { name, exact: true }).waitFor()
      await unharmed(name)
    }
    /** Side by side on a wide screen; otherwise one after the other. */
    const wide = viewport.width >= 768
    const says = (text: string) =>
      page.getByRole('status', { name: 'Wallet' }).filter({ hasText: text }).waitFor()
    const phone = (kind: string) =>
      page.evaluate((how) => (globalThis as unknown as Shop).shop.till.phone.answers(how), kind)
    const open = () => press('Connect wallet', page.locator('header'))
    async function close() {
      await page.keyboard.press('Escape')
      await dialog().waitFor({ state: 'detached' })
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
      await unharmed('closed')
    }
    const back = () => press('Back')

    it('guides a user without a wallet through every way to get one', async () => {
      await open()
      await reach('Connect a wallet')
      if (!wide) await press('What is a wallet?')
      await reach('What is a wallet?')
      await press('Get a wallet')
      await reach('Get a wallet')
      await press('Get MetaMask')
      await reach('Get MetaMask')
      await press('MetaMask for your phone')
      await reach('Install MetaMask')
      await press("I've installed it")
      await reach('Get started with MetaMask')
      await back()
      await reach('Install MetaMask')
      await back()
      await reach('Get MetaMask')
      const store = page.waitForEvent('popup')
      await dialog().getByRole('link', { name: 'MetaMask for Chrome' }).click()
      expect((await store).url()).toContain('https://chrome.google.com/')
      await page.bringToFront()
      await reach('Get started with MetaMask')
      await close()
      expect(steps).toHaveLength(11)
    })

    it('shows a pairing code and reports every result', async () => {
      await open()
      await press('Rainbow')
      await reach('Scan with Rainbow')
      await dialog().getByRole('img', { name: 'QR code for Rainbow' }).waitFor()
      await phone('rejected')
      await reach('Connection rejected')
      const said = {
        pending: 'Rainbow has a pending request',
        missing: "Rainbow isn't available",
        timedOut: "Rainbow didn't respond",
        wrongChain: 'Rainbow is on another network',
        chainUnknown: "Rainbow doesn't have this network",
        lost: 'Rainbow closed the connection',
        failed: "Couldn't connect to Rainbow",
      }
      for (const [kind, heading] of Object.entries(said)) {
        await press('Get a new code')
        await reach('Scan with Rainbow')
        await phone(kind)
        await reach(heading)
      }
      await dialog().getByText('Details from the wallet').click()
      await dialog().getByText('Smoke came out of it.').waitFor()
      await unharmed('details')
      await press('Get a new code')
      await reach('Scan with Rainbow')
      await phone('agrees')
      await says(`connected ${alice}`)
      await unharmed('connected')
      expect(steps.filter((step) => step === 'Scan with Rainbow')).toHaveLength(9)
      expect(steps).toEqual(expect.arrayContaining(Object.values(said)))
    })

    it('connects an installed wallet, switches the network, signs in and disconnects', async () => {
      await fakeWallets.set('Some Wallet', { behavior: 'hangs' })
      await open()
      await press('Some Wallet')
      await reach('Opening Some Wallet')
      await fakeWallets.set('Some Wallet', { behavior: 'agrees' })
      await says(`connected ${alice} 1`)
      await dialog().waitFor({ state: 'detached' })
      await unharmed('connected')

      await press('Buy', page)
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
      await page.mouse.move(0, 0)
      await press(/^Account /, page.locator('header'))
      await reach('Your account')
      await dialog().getByText('Bought a ware').waitFor()
      await press('Receive')
      await reach('Receive')
      await dialog().getByRole('img', { name: 'QR code for your address' }).waitFor()
      await back()
      await reach('Your account')
      await close()

      await press(/^Network: Ethereum/, page.locator('header'))
      await reach('Switch networks')
      await press(/^Holesky/)
      await says('17000')
      await dialog().waitFor({ state: 'detached' })
      await unharmed('switched')

      await page.evaluate(() => {
        ;(globalThis as unknown as Shop).shop.till.verifies = false
      })
      await press('Sign in', page)
      await reach('Verify your account')
      await press('Sign in')
      await dialog().getByText('Error verifying signature, please retry!').waitFor()
      await unharmed('not verified')
      await page.evaluate(() => {
        ;(globalThis as unknown as Shop).shop.till.verifies = true
      })
      await press('Sign in')
      await says('authenticated')
      await dialog().waitFor({ state: 'detached' })
      await unharmed('signed in')

      await press(/^Account /, page.locator('header'))
      await press('Disconnect')
      await says('disconnected')
      await unharmed('left')
      expect(steps).toEqual([
        'the page',
        'Opening Some Wallet',
        'connected',
        'Your account',
        'Receive',
        'Your account',
        'closed',
        'Switch networks',
        'switched',
        'Verify your account',
        'not verified',
        'signed in',
        'left',
      ])
    })

    it('shows how to install a wallet that is missing', async () => {
      await page.goto(`${here.served.url}?alone`)
      await open()
      await press(/^MetaMask/)
      await reach("MetaMask isn't installed")
      await press('Install MetaMask')
      await reach('Get started with MetaMask')
      await close()
      expect(steps).toEqual([
        'the page',
        "MetaMask isn't installed",
        'Get started with MetaMask',
        'closed',
      ])
    })

    it('offers a desktop app, and opens it', async () => {
      await page.goto(`${here.served.url}?desk`)
      await open()
      if (!wide) await press('What is a wallet?')
      await press('Get a wallet')
      await press('Get Desk Wallet')
      await reach('Get started with Desk Wallet')
      await press('Connect')
      await reach('Scan with Desk Wallet')
      expect(
        await dialog()
          .getByRole('link', { name: 'Open Desk Wallet on this computer' })
          .getAttribute('href'),
      ).toMatch(/^desk:\/\/wc\?uri=wc%3A/)
      await close()
      expect(steps).toEqual([
        'the page',
        'Get started with Desk Wallet',
        'Scan with Desk Wallet',
        'closed',
      ])
    })

    it('opens the kit from inside a dialog of the app, which stays unchanged', async () => {
      await press('Pay', page)
      const theirs = page.getByRole('dialog', { name: 'Pay here' })
      await theirs.waitFor()
      await press('Pay with a wallet', theirs)
      await reach('Connect a wallet')
      await page.keyboard.press('Escape')
      await dialog().waitFor({ state: 'detached' })
      await theirs.waitFor()
      await press('Pay with a wallet', theirs)
      await press('Some Wallet')
      await says(`connected ${alice} 1`)
      await press(/^Account /, theirs)
      await reach('Your account')
      await press('Close')
      await press('Back to the shop', theirs)
      await theirs.waitFor({ state: 'detached' })
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
      await unharmed('back in the shop')
      expect(steps).toEqual(['the page', 'Connect a wallet', 'Your account', 'back in the shop'])
    })
  },
)

describe('a consumer app on a phone', () => {
  it('shows one link that opens the wallet with its pairing and one to get it', async () => {
    const { userAgent, viewport, isMobile, hasTouch } = devices[
      'iPhone 13'
    ] as (typeof devices)[string]
    const visit = await here.visit({
      userAgent,
      viewport,
      isMobile,
      hasTouch,
      reducedMotion: 'reduce',
    })
    const { page } = visit
    await page.goto(`${here.served.url}without.html`)
    await page.getByRole('heading', { name: 'Wares' }).waitFor()
    const before = await looks(page)
    await page.goto(here.served.url)
    await page.locator('header').getByRole('button', { name: 'Connect wallet' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Rainbow', exact: true }).click()
    await dialog.getByRole('heading', { name: 'Connect with Rainbow' }).waitFor()
    expect(await dialog.getByRole('link', { name: 'Open Rainbow' }).getAttribute('href')).toMatch(
      /^rainbow:\/\/wc\?uri=wc%3A/,
    )
    expect(await dialog.getByRole('link', { name: 'Get Rainbow' }).getAttribute('href')).toMatch(
      /^https:/,
    )
    expect({
      changed: changes(before, await looks(page)),
      styles: await page.locator('style').count(),
      violations: await visit.violations(),
      errors: visit.errors,
      externalHosts: visit.externalHosts,
    }).toEqual({ changed: [], styles: 0, violations: [], errors: [], externalHosts: [] })
  })
})

describe('the kit in a consumer app with its own reset', () => {
  /** The visible styles of an element that resets change. */
  const shape = (element: Locator) =>
    element.evaluate((one) => {
      const names = [
        'display',
        'box-sizing',
        'padding',
        'margin',
        'border',
        'border-radius',
        'font-family',
        'font-size',
        'font-weight',
        'line-height',
        'letter-spacing',
        'text-transform',
        'text-indent',
        'color',
        'background-color',
        'list-style-type',
        'width',
        'height',
      ]
      const style = getComputedStyle(one)
      return Object.fromEntries(names.map((name) => [name, style.getPropertyValue(name)]))
    })

  it('looks the same as without a reset', async () => {
    const seen = await Promise.all(
      ['', 'plain.html'].map(async (file) => {
        const { page } = await here.visit({ reducedMotion: 'reduce' })
        await page.goto(`${here.served.url}${file}`)
        const button = page.locator('header').getByRole('button', { name: 'Connect wallet' })
        await button.waitFor()
        const atRest = await shape(button)
        await button.click()
        const dialog = page.getByRole('dialog')
        await dialog.getByRole('heading', { name: 'What is a wallet?' }).waitFor()
        // Icons load a moment later.
        await dialog.locator('img').nth(3).waitFor()
        const parts = await dialog.locator('*').all()
        return [atRest, await shape(dialog), ...(await Promise.all(parts.map(shape)))]
      }),
    )
    expect(seen[0]?.length).toBeGreaterThan(50)
    expect(seen[0]).toEqual(seen[1])
  })

  it('looks the same with its styles as a module, within its security policy', async () => {
    /**
     * Every computed style of an element except its tokens: the app's bundler formats colors in its
     * own way.
     */
    const all = (element: Locator) =>
      element.evaluate((one) => {
        const style = getComputedStyle(one)
        return [...style]
          .filter((name) => !name.startsWith('--'))
          .map((name) => `${name}: ${style.getPropertyValue(name)}`)
      })
    const arrive = async (file: string) => {
      const visit = await here.visit({ reducedMotion: 'reduce' })
      const { page, errors } = visit
      await page.goto(`${here.served.url}without.html`)
      await page.getByRole('heading', { name: 'Wares' }).waitFor()
      const before = await looks(page)
      await page.goto(`${here.served.url}${file}`)
      const button = page.locator('header').getByRole('button', { name: 'Connect wallet' })
      await button.waitFor()
      const atRest = await all(button)
      await button.click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('heading', { name: 'What is a wallet?' }).waitFor()
      const sheets = await page.evaluate(() => {
        const ofTheKit = (all: Iterable<CSSStyleSheet>) =>
          [...all].filter(({ cssRules }) =>
            [...cssRules].some(({ cssText }) => cssText.startsWith('[data-coffer] {')),
          ).length
        return { asked: ofTheKit(document.styleSheets), put: ofTheKit(document.adoptedStyleSheets) }
      })
      const harm = {
        changed: changes(before, await looks(page)),
        unstyled: await unstyled(page),
        styles: await page.locator('style').count(),
        violations: await visit.violations(),
        errors,
      }
      return { sheets, seen: [atRest, await all(dialog)], harm }
    }
    const [file, module] = [await arrive(''), await arrive('module.html')]
    expect([file.sheets, module.sheets]).toEqual([
      { asked: 1, put: 0 },
      { asked: 0, put: 1 },
    ])
    expect(module.seen).toEqual(file.seen)
    expect(module.seen.map((styles) => styles.length > 300)).toEqual([true, true])
    expect(module.harm).toEqual({
      changed: [],
      unstyled: [],
      styles: 0,
      violations: [],
      errors: [],
    })
  })
})
