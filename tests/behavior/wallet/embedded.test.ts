import { devices, type Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { FakeExtension } from '../../../mocks/wallet/fakeExtensions.ts'
import {
  dialog,
  openPicker,
  openWalletPage,
  openWith,
  pick,
  type WalletPage,
} from './walletPage.ts'

const alice = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const metaMask: FakeExtension = {
  name: 'MetaMask',
  account: alice,
  rdns: 'io.metamask',
  flags: ['isMetaMask'],
  knows: [1, 17_000],
}

let here: WalletPage
beforeAll(async () => {
  here = await openWalletPage('tests/behavior/wallet/embedded')
})
afterAll(() => here?.close())

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) })
const connected = async (page: Page) => {
  await pick(page, 'MetaMask')
  await button(page, /^Account/).waitFor()
  await dialog(page).waitFor({ state: 'hidden' })
}

describe("components embedded in an app's own page", () => {
  it('account and networks need no dialog to switch the network and disconnect', async () => {
    const { page, fakeWallets, trouble } = await openWith(here, [metaMask], {
      query: '?embedded&name=alice.eth',
    })
    const main = page.getByRole('main')
    await main.getByText('Holesky').waitFor()
    await connected(page)
    await main.getByRole('heading', { name: 'alice.eth' }).waitFor()
    await main.getByText('2.5').waitFor()
    await main.getByRole('button', { name: 'Holesky' }).click()
    await button(page, /^Network: Holesky/).waitFor()
    expect(await fakeWallets.asked('MetaMask')).toContain('wallet_switchEthereumChain')
    expect(await dialog(page).count()).toBe(0)
    await main.getByRole('button', { name: 'Disconnect' }).click()
    await button(page, 'Connect wallet').waitFor()
    expect(await main.getByRole('heading', { name: 'alice.eth' }).count()).toBe(0)
    expect(trouble()).toEqual([])
  })
})

describe("the account's ENS name", () => {
  const picture =
    'data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIHdpZHRoPSI5IiBoZWlnaHQ9IjkiLz4='
  const opened = async (query: string) => {
    const { page, trouble } = await openWith(here, [metaMask], { query })
    await connected(page)
    await button(page, /^Account alice\.eth Balance 2\.5 ETH/).click()
    const view = page.getByRole('dialog', { name: 'Your account' })
    await view.getByRole('heading', { name: 'alice.eth' }).waitFor()
    return { view, page, trouble }
  }

  it('is shown with its avatar if the app enables avatars, and with the balance', async () => {
    const { view, trouble } = await opened(`?name=alice.eth&picture=${encodeURIComponent(picture)}`)
    await view.locator(`img[src="${picture}"][data-status=shown]`).waitFor()
    await view.getByText('2.5 ETH').waitFor()
    expect(trouble()).toEqual([])
  })

  it('shows the identicon, not a spinner, if the avatar fails to load', async () => {
    const { view, trouble } = await opened('?name=alice.eth&picture=data:image/png;base64,AAAA')
    await expect.poll(() => view.locator('img[data-status]').count()).toBe(0)
    const drawing = view.locator('[data-size="74"] svg')
    expect(await drawing.boundingBox()).toMatchObject({ width: 74, height: 74 })
    expect(
      await view.evaluate(
        (frame) =>
          frame
            .getAnimations({ subtree: true })
            .filter((one) => one.effect?.getTiming().iterations === Infinity).length,
      ),
    ).toBe(0)
    expect(trouble()).toEqual([])
  })

  it('has no avatar if the app disables avatars, and no requests are made', async () => {
    const { view, page, trouble } = await opened('?name=alice.eth')
    await view.getByText('2.5 ETH').waitFor()
    expect(await view.locator('img[data-status]').count()).toBe(0)
    expect(await page.evaluate(() => (window as unknown as { asked: string[] }).asked)).toEqual([
      'reverseWithGateways',
    ])
    expect(trouble()).toEqual([])
  })
})

describe("the ENS name's source", () => {
  const picture =
    'data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIHdpZHRoPSI5IiBoZWlnaHQ9IjkiLz4='
  /** Who was asked for names: the nodes of the app's networks, and its client for names. */
  const asked = (page: Page) =>
    page.evaluate(() => {
      const { asked: nodes, askedForNames } = window as unknown as Record<string, string[]>
      return { nodes, askedForNames }
    })
  const opened = async (query: string) => {
    const onHolesky = { ...metaMask, chainId: 17_000 }
    const { page, trouble } = await openWith(here, [onHolesky], { query })
    await connected(page)
    return { page, trouble }
  }

  it('is none in an app without mainnet, which requests no names', async () => {
    const { page, trouble } = await opened(`?chains=holesky&name=alice.eth&picture=${picture}`)
    await button(page, /^Account 0x7099/).click()
    await page.getByRole('dialog', { name: 'Your account' }).waitFor()
    expect(await asked(page)).toEqual({ nodes: [], askedForNames: [] })
    expect(trouble()).toEqual([])
  })

  it.each(['?chains=holesky&', '?name=eve.eth&'])(
    'is only the client that the app gives for it: %s',
    async (query) => {
      const { page, trouble } = await opened(
        `${query}ens=alice.eth&picture=${encodeURIComponent(picture)}`,
      )
      await button(page, /^Account alice\.eth/).click()
      const view = page.getByRole('dialog', { name: 'Your account' })
      await view.getByRole('heading', { name: 'alice.eth' }).waitFor()
      await view.locator(`img[src="${picture}"][data-status=shown]`).waitFor()
      expect(await asked(page)).toEqual({
        nodes: [],
        askedForNames: ['reverseWithGateways', 'resolveWithGateways'],
      })
      expect(trouble()).toEqual([])
    },
  )
})

describe('on a phone', () => {
  it('an announced wallet is listed first and connects with a tap', async () => {
    const { userAgent, viewport, deviceScaleFactor, isMobile, hasTouch } = devices[
      'Pixel 5'
    ] as (typeof devices)[string]
    const { page, trouble } = await openWith(here, [metaMask], {
      browser: { userAgent, viewport, deviceScaleFactor, isMobile, hasTouch },
    })
    await button(page, 'Connect wallet').tap()
    await dialog(page)
      .getByRole('list', { name: 'Installed', exact: true })
      .getByRole('button', { name: 'MetaMask' })
      .tap()
    await button(page, /^Account/).waitFor()
    expect(trouble()).toEqual([])
  })
})

describe('the available space', () => {
  const box = async (part: ReturnType<Page['locator']>) => {
    const found = await part.boundingBox()
    if (!found) throw new Error('It is not visible.')
    return found
  }
  const pane = (page: Page, name = 'What is a wallet?') =>
    dialog(page).getByRole('region', { name })
  const list = (page: Page) => dialog(page).getByRole('list', { name: 'Popular', exact: true })
  const still = { reducedMotion: 'reduce' } as const

  it('on a wide window, list and step are side by side in a centered dialog', async () => {
    const { page, trouble } = await openWith(here, [], { browser: still })
    await openPicker(page)
    const [frame, left, right] = [
      await box(dialog(page)),
      await box(list(page)),
      await box(pane(page)),
    ]
    expect(left.x + left.width).toBeLessThanOrEqual(right.x)
    expect(frame.width).toBe(720)
    expect(frame.x).toBe((1280 - 720) / 2)
    expect(frame.y + frame.height).toBeLessThan(800)
    expect(trouble()).toEqual([])
  })

  it('below 768 px it is a sheet in one column, even when resized while open', async () => {
    const { page, trouble } = await openWith(here, [], {
      browser: { ...still, viewport: { width: 767, height: 800 } },
    })
    await openPicker(page)
    expect(await box(dialog(page))).toMatchObject({ x: 0, width: 767 })
    const frame = await box(dialog(page))
    expect(frame.y + frame.height).toBe(800)
    expect(await pane(page).count()).toBe(0)
    await button(page, 'Get a wallet').click()
    await page.getByRole('dialog', { name: 'Get a wallet' }).waitFor()
    expect(await list(page).count()).toBe(0)
    await page.setViewportSize({ width: 768, height: 800 })
    await pane(page, 'Get a wallet').waitFor()
    await list(page).waitFor()
    expect((await box(dialog(page))).width).toBe(720)
    expect(trouble()).toEqual([])
  })

  it('in compact mode it is a single column on a wide window too', async () => {
    const { page, trouble } = await openWith(here, [], { query: '?compact', browser: still })
    await openPicker(page)
    expect((await box(dialog(page))).width).toBe(400)
    expect(await pane(page).count()).toBe(0)
    await button(page, 'Get a wallet').waitFor()
    expect(trouble()).toEqual([])
  })
})

describe('animations', () => {
  /** All running animations in the page and its overlays. */
  const moving = (page: Page) =>
    page.evaluate(() =>
      [...document.querySelectorAll('[data-coffer], [data-coffer] *')].flatMap((element) =>
        [null, '::before', '::after'].flatMap((pseudo) => {
          const { animationName, transitionDuration } = getComputedStyle(element, pseudo)
          return animationName !== 'none' || /[1-9]/.test(transitionDuration)
            ? [`${element.tagName}${pseudo ?? ''} ${animationName} ${transitionDuration}`]
            : []
        }),
      ),
    )

  async function movingIn(reducedMotion: 'reduce' | 'no-preference') {
    const { page, trouble } = await openWith(here, [metaMask], {
      query: '?name=alice.eth',
      browser: { reducedMotion },
    })
    await openPicker(page)
    const picker = await moving(page)
    await pick(page, 'MetaMask')
    await button(page, /^Account/).click()
    await page.getByRole('dialog', { name: 'Your account' }).waitFor()
    return { picker, account: await moving(page), trouble: trouble() }
  }

  it('run by default', async () => {
    const { picker, account } = await movingIn('no-preference')
    expect(picker.length).toBeGreaterThan(0)
    expect(account.length).toBeGreaterThan(0)
  })

  it('do not run with reduced motion', async () =>
    expect(await movingIn('reduce')).toEqual({ picker: [], account: [], trouble: [] }))
})

describe('a QR code', () => {
  it('is black on white in dark mode too', async () => {
    const { page, trouble } = await openWith(here, [metaMask], { query: '?theme=dark' })
    await connected(page)
    await button(page, /^Account/).click()
    await dialog(page).getByRole('button', { name: 'Receive' }).click()
    const code = page.getByRole('dialog', { name: 'Receive' }).getByRole('img')
    // Its box is there first.
    await code.locator('path').first().waitFor()
    const colors = await code.evaluate((drawing) => [
      getComputedStyle(drawing).backgroundColor,
      ...[...drawing.querySelectorAll('path')].flatMap((part) => {
        const { fill, stroke } = getComputedStyle(part)
        return [fill, stroke].filter((paint) => paint !== 'none')
      }),
    ])
    expect(colors).toEqual(['rgb(255, 255, 255)', 'rgb(0, 0, 0)', 'rgb(0, 0, 0)'])
    expect(
      await dialog(page).evaluate((frame) => getComputedStyle(frame).backgroundColor),
    ).not.toBe('rgb(255, 255, 255)')
    expect(trouble()).toEqual([])
  })
})

describe('privacy', () => {
  it('the kit requests only its host, and stores the connection and recent wallets', async () => {
    const { page, requests, trouble } = await openWith(here, [metaMask], {
      prepare: (opened) =>
        opened.addInitScript(() => {
          const reported: string[] = []
          Object.assign(window, { reported })
          navigator.sendBeacon = (url) => reported.push(`beacon ${String(url)}`) > 0
        }),
    })
    await connected(page)
    await button(page, /^Account/).click()
    await page.getByRole('dialog', { name: 'Your account' }).waitFor()
    await button(page, 'Disconnect').click()
    await button(page, 'Connect wallet').waitFor()
    await openPicker(page)
    const kept = await page.evaluate(() =>
      [...Object.keys(localStorage), ...Object.keys(sessionStorage)]
        .filter((key) => !key.startsWith('fake-extension:'))
        .toSorted(),
    )
    expect(
      kept.filter(
        (key) =>
          !/^wagmi\.(store|recentConnectorId|recentWallets|io\.metamask\.disconnected|injected\.connected)$/.test(
            key,
          ),
      ),
    ).toEqual([])
    expect(kept).toContain('wagmi.recentWallets')
    expect(await page.context().cookies()).toEqual([])
    expect(
      await page.evaluate(() => (window as unknown as { reported: string[] }).reported),
    ).toEqual([])
    expect(requests.length).toBeGreaterThan(1)
    expect(
      requests.filter((url) => !/\/(index\.html)?$|\.(js|css|woff2|svg)$|^data:/.test(url)),
    ).toEqual([])
    expect(trouble()).toEqual([])
  })
})
