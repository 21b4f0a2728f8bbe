import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  dialog,
  focused,
  heard,
  leftClosed,
  openThemePage,
  press,
  styleElements,
  type ThemePage,
  violations,
} from './themePage.ts'

let here: ThemePage
beforeAll(async () => {
  here = await openThemePage()
})
afterAll(() => here?.close())

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const opener = (page: Page) => button(page, 'Open the dialog')
const openDialog = async (page: Page) => {
  await press(page, 'Open the dialog')
  await dialog(page).waitFor()
}
const closed = (page: Page, name?: string) => dialog(page, name).waitFor({ state: 'detached' })
const scrollbar = (page: Page) =>
  page.evaluate(() => window.innerWidth - document.documentElement.clientWidth)
const widths = (page: Page) =>
  page.evaluate(() =>
    ['header', '#end'].map((place) => document.querySelector(place)?.getBoundingClientRect().width),
  )
const scrolled = (page: Page) => page.evaluate(() => window.scrollY)
/** Scrolls at a point in the window, and waits until the browser has processed it. */
const turnWheel = async (page: Page, x: number, y: number) => {
  await page.mouse.move(x, y)
  await page.mouse.wheel(0, 300)
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  )
}

/** Runs in the page: delays immediate timers until they are released, as on a busy machine. */
function holdTimers() {
  const { setTimeout: later, clearTimeout: forget } = window
  const waiting = new Map<number, () => void>()
  window.setTimeout = ((run: () => void, after = 0) => {
    if (after > 0) return later(run, after)
    // An ID that no other timer has.
    const id = later(() => {}, 0)
    waiting.set(id, run)
    return id
  }) as typeof window.setTimeout
  window.clearTimeout = (id) => {
    waiting.delete(Number(id))
    forget(id)
  }
  return {
    release: () => {
      Object.assign(window, { setTimeout: later, clearTimeout: forget })
      for (const run of waiting.values()) run()
    },
  }
}

describe('the page behind a dialog', () => {
  it.each(['', '?body-scrolls', '?asChild'])(
    'does not scroll or shift, without a style element (%s)',
    async (query) => {
      const { page, errors } = await here.visit(query)
      await opener(page).waitFor()
      await page.evaluate(() => window.scrollTo(0, 120))
      expect(await scrollbar(page)).toBeGreaterThan(0)
      const [before, styles, at] = [
        await widths(page),
        await styleElements(page),
        await scrolled(page),
      ]
      await openDialog(page)
      expect(await widths(page)).toEqual(before)
      await turnWheel(page, 20, 20)
      expect(await scrolled(page)).toBe(at)
      await page.keyboard.press('End')
      expect(await scrolled(page)).toBe(at)
      expect(await styleElements(page)).toBe(styles)
      await page.keyboard.press('Escape')
      await closed(page)
      expect(await widths(page)).toEqual(before)
      // The overlay may still be closing.
      await expect
        .poll(() => turnWheel(page, 20, 20).then(() => scrolled(page)))
        .toBeGreaterThan(at)
      expect(await violations(page)).toEqual([])
      expect(await leftClosed(page)).toBe(0)
      expect(errors).toEqual([])
    },
  )

  it('reserves no space for a scrollbar that it does not have', async () => {
    const { page } = await here.visit('?short')
    await opener(page).waitFor()
    expect(await scrollbar(page)).toBe(0)
    const before = await widths(page)
    await openDialog(page)
    expect(await widths(page)).toEqual(before)
  })

  it.each(['', '?asChild'])(
    'is unreachable for the keyboard and screen readers (%s)',
    async (query) => {
      const { page } = await here.visit(query)
      await openDialog(page)
      const inside = await heard(page)
      expect(inside).toContain('A dialog')
      expect(inside).toContain('Open another')
      for (const name of ['Open the dialog', 'Basket', 'Buy', 'Things to buy'])
        expect(inside).not.toContain(name)
      // Backwards first: the heading has the focus, and nothing in the dialog precedes it.
      for (let tab = 0; tab < 12; tab++) {
        await page.keyboard.press(tab % 3 === 0 ? 'Shift+Tab' : 'Tab')
        expect(await dialog(page).evaluate((frame) => frame.contains(document.activeElement))).toBe(
          true,
        )
      }
      await page.evaluate(() => document.querySelector<HTMLElement>('header button')?.focus())
      expect(await focused(page)).not.toBe('Basket')
      await page.keyboard.press('Escape')
      await closed(page)
      expect(await heard(page)).toContain('Basket')
    },
  )

  it('keeps its live regions: announcements from the dialog are read', async () => {
    const { page } = await here.visit()
    await openDialog(page)
    await press(page, 'Say something')
    const said = page.locator('[aria-live]').filter({ hasText: 'It is said' })
    await said.waitFor({ state: 'attached' })
    expect(await said.evaluate((region) => region.closest('[inert], [aria-hidden=true]'))).toBe(
      null,
    )
  })
})

describe('the keyboard in a dialog', () => {
  it('Tab cycles inside it', async () => {
    const { page } = await here.visit()
    await openDialog(page)
    await button(page, 'Close').focus()
    await page.keyboard.press('Shift+Tab')
    await expect.poll(() => focused(page)).toBe('Say something')
    await page.keyboard.press('Tab')
    expect(
      await button(page, 'Close').evaluate((element) => element === document.activeElement),
    ).toBe(true)
  })

  it('while it is locked, neither Escape nor a press outside closes it', async () => {
    const { page } = await here.visit('?locked')
    await openDialog(page)
    expect(await button(page, 'Close').count()).toBe(0)
    await page.keyboard.press('Escape')
    await page.mouse.click(10, 300)
    await press(page, 'Open another')
    await dialog(page, 'Another dialog').waitFor()
    await page.keyboard.press('Escape')
    await closed(page, 'Another dialog')
    await expect.poll(() => focused(page)).toBe('Open another')
  })

  it('while work is in progress, a press outside does not close it, but Escape does', async () => {
    const { page } = await here.visit('?busy')
    await openDialog(page)
    await page.mouse.click(10, 300)
    await press(page, 'Open another')
    await dialog(page, 'Another dialog').waitFor()
    await page.keyboard.press('Escape')
    await closed(page, 'Another dialog')
    expect(await dialog(page).isVisible()).toBe(true)
    await page.keyboard.press('Escape')
    await closed(page)
  })
})

describe('Escape', () => {
  it.each([
    ['Open another', 'Another dialog'],
    ['Details', 'Details'],
  ])(
    'closes the focused layer even before the dialog below has received the event (%s)',
    async (name, above) => {
      const { page } = await here.visit()
      await openDialog(page)
      await page.evaluate(() =>
        document.addEventListener(
          'dismissableLayer.update',
          (event) => event.stopImmediatePropagation(),
          true,
        ),
      )
      await press(page, name)
      await expect
        .poll(() =>
          page.evaluate(() => document.activeElement?.closest('[role=dialog]')?.textContent),
        )
        .not.toContain('Open another')
      await page.keyboard.press('Escape')
      await closed(page, above)
      expect(await dialog(page).isVisible()).toBe(true)
    },
  )
})

describe('the focus', () => {
  it('moves to the heading, and back to the button that opened the dialog', async () => {
    const { page } = await here.visit()
    await opener(page).focus()
    await page.keyboard.press('Enter')
    await dialog(page).waitFor()
    await expect.poll(() => focused(page)).toBe('A dialog')
    await page.keyboard.press('Escape')
    await closed(page)
    await expect.poll(() => focused(page)).toBe('Open the dialog')
  })

  it("returns to the popover's button if the dialog opens before the focus is back", async () => {
    const { page } = await here.visit()
    const held: (() => Promise<void>)[] = []
    await page.route(/ModalFrame-[^/]*\.js$/, (route) => void held.push(() => route.continue()))
    await button(page, 'More').click()
    await expect.poll(() => focused(page)).toBe('Open it from here')
    const timers = await page.evaluateHandle(holdTimers)
    await page.keyboard.press('Enter')
    await page.getByText('Open it from here').waitFor({ state: 'detached' })
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true)
    await expect.poll(() => held.length).toBe(1)
    for (const release of held) await release()
    await expect.poll(() => focused(page)).toBe('A dialog')
    await timers.evaluate((them) => them.release())
    await page.keyboard.press('Escape')
    await closed(page)
    await expect.poll(() => focused(page)).toBe('More')
  })

  it("returns to the popover's button if the dialog closes before the popover", async () => {
    const { page } = await here.visit()
    // A dialog that closes before its animation has started stays until the animation ends, as on a
    // busy machine.
    await page.evaluate(() =>
      window.addEventListener('animationstart', (event) => event.stopImmediatePropagation(), true),
    )
    const session = await page.context().newCDPSession(page)
    await session.send('Animation.enable')
    await session.send('Animation.setPlaybackRate', { playbackRate: 0 })
    await button(page, 'More').click()
    await expect.poll(() => focused(page)).toBe('Open it from here')
    await page.keyboard.press('Enter')
    await expect.poll(() => focused(page)).toBe('A dialog')
    expect(await page.getByText('Open it from here').count()).toBe(1)
    await page.keyboard.press('Escape')
    await expect.poll(() => page.locator('[inert]').count()).toBe(0)
    await session.send('Animation.setPlaybackRate', { playbackRate: 1 })
    await closed(page)
    await page.getByText('Open it from here').waitFor({ state: 'detached' })
    await expect.poll(() => focused(page)).toBe('More')
  })

  it("returns to the popover's button if the dialog was opened from a popover", async () => {
    const { page } = await here.visit()
    const styles = await styleElements(page)
    await button(page, 'More').focus()
    await page.keyboard.press('Enter')
    await page.getByText('Open it from here').waitFor()
    expect(await styleElements(page)).toBe(styles)
    await expect.poll(() => focused(page)).toBe('Open it from here')
    await page.keyboard.press('Enter')
    await dialog(page).waitFor()
    await expect.poll(() => focused(page)).toBe('A dialog')
    await page.keyboard.press('Escape')
    await closed(page)
    await expect.poll(() => focused(page)).toBe('More')
    expect(await violations(page)).toEqual([])
  })
})

describe('stacked layers', () => {
  it('a second dialog covers the first one, which is usable again afterward', async () => {
    const { page } = await here.visit()
    await openDialog(page)
    await press(page, 'Open another')
    await dialog(page, 'Another dialog').waitFor()
    const inside = await heard(page)
    expect(inside).toContain('Another dialog')
    expect(inside).not.toContain('Open another')
    await page.keyboard.press('Escape')
    await closed(page, 'Another dialog')
    await expect.poll(() => focused(page)).toBe('Open another')
    expect(await heard(page)).toContain('Open another')
    expect(await heard(page)).not.toContain('Basket')
    await page.keyboard.press('Escape')
    await closed(page)
    expect(await leftClosed(page)).toBe(0)
    await expect.poll(() => focused(page)).toBe('Open the dialog')
  })

  it('the keyboard reaches a popover in a dialog, and Escape closes only the popover', async () => {
    const { page } = await here.visit()
    await openDialog(page)
    await button(page, 'Details').focus()
    await page.keyboard.press('Enter')
    await page.getByText('In the popover').waitFor()
    await expect.poll(() => focused(page)).toBe('In the popover')
    expect(await heard(page)).toContain('In the popover')
    // In the built stylesheet: a minifier once merged the two numbers.
    const levels = await page.evaluate(() =>
      ['dialog', 'popover', 'toast'].map((level) =>
        Number(
          getComputedStyle(document.querySelector('[data-coffer]') as Element).getPropertyValue(
            `--coffer-z-${level}`,
          ),
        ),
      ),
    )
    expect(new Set(levels).size).toBe(3)
    expect(levels).toEqual(levels.toSorted((one, other) => one - other))
    await page.keyboard.press('Escape')
    await page.getByText('In the popover').waitFor({ state: 'detached' })
    expect(await dialog(page).isVisible()).toBe(true)
    await expect.poll(() => focused(page)).toBe('Details')
  })

  it('a press outside the dialog closes it and does not reach the page', async () => {
    const { page } = await here.visit()
    const place = await button(page, 'Basket').boundingBox()
    const pressed = await page.evaluateHandle(() => {
      const seen: string[] = []
      for (const kind of ['pointerdown', 'click'])
        document.querySelector('header')?.addEventListener(kind, () => seen.push(kind))
      return seen
    })
    await openDialog(page)
    await page.mouse.click((place?.x ?? 0) + 4, (place?.y ?? 0) + 4)
    await closed(page)
    expect(await pressed.jsonValue()).toEqual([])
    expect(await leftClosed(page)).toBe(0)
  })

  it('a toast can be pressed without closing the dialog', async () => {
    const { page } = await here.visit('?toasts')
    await openDialog(page)
    await press(page, 'Show a toast')
    await page.getByText('It is done').waitFor()
    expect(await heard(page)).toContain('Dismiss')
    await press(page, 'Dismiss')
    await page.getByText('It is done').waitFor({ state: 'detached' })
    await page.keyboard.press('Tab')
    expect(await dialog(page).evaluate((frame) => frame.contains(document.activeElement))).toBe(
      true,
    )
  })

  it('on a phone its handle follows the finger, and dragging it down closes it', async () => {
    const { page } = await here.visit('', { viewport: { width: 390, height: 700 } })
    await openDialog(page)
    await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)))
    const top = async () => (await dialog(page).boundingBox())?.y ?? 0
    const at = await top()
    const pull = async (pixels: number) => {
      await page.mouse.move(195, at + 12)
      await page.mouse.down()
      await page.mouse.move(195, at + 12 + pixels)
    }
    await pull(20)
    expect(await top()).toBe(at + 20)
    await page.mouse.up()
    expect(await top()).toBe(at)
    await pull(150)
    await page.mouse.up()
    await closed(page)
    expect(await leftClosed(page)).toBe(0)
  })

  it("opened from another library's modal dialog, it is usable and closes alone", async () => {
    const { page } = await here.visit()
    await press(page, 'Open theirs')
    await dialog(page, 'Their dialog').waitFor()
    await press(page, 'Open ours')
    await dialog(page).waitFor()
    const inside = await heard(page)
    expect(inside).toContain('Open another')
    expect(inside).not.toContain('Open ours')
    // Chromium exposes the focused element even if it is hidden; other browsers do not.
    expect(
      await dialog(page).evaluate((frame) => frame.closest('[inert], [aria-hidden=true]')),
    ).toBe(null)
    await expect.poll(() => focused(page)).toBe('A dialog')
    const body = dialog(page)
      .getByText('Line 1', { exact: true })
      .locator('xpath=ancestor::*[@tabindex][1]')
    await turnWheel(page, 500, 350)
    await expect.poll(() => body.evaluate((element) => element.scrollTop)).toBeGreaterThan(0)
    await page.keyboard.press('Escape')
    await closed(page)
    await expect.poll(() => focused(page)).toBe('Open ours')
    expect(await heard(page)).toContain('Open ours')
    expect(await heard(page)).not.toContain('Basket')
    await page.keyboard.press('Escape')
    await closed(page, 'Their dialog')
    expect(await leftClosed(page)).toBe(0)
    expect(await heard(page)).toContain('Basket')
  })

  it('keeps the focus although another library tries to keep it elsewhere', async () => {
    const { page, errors } = await here.visit()
    await opener(page).waitFor()
    await page.evaluate(() => {
      const theirs = document.querySelector('header')
      document.addEventListener('focusin', ({ target }) => {
        if (!theirs?.contains(target as Node)) theirs?.querySelector('button')?.focus()
      })
    })
    await openDialog(page)
    await expect.poll(() => focused(page)).toBe('A dialog')
    await page.keyboard.press('Tab')
    expect(await dialog(page).evaluate((frame) => frame.contains(document.activeElement))).toBe(
      true,
    )
    expect(errors).toEqual([])
  })
})
