import type { Locator, Page } from 'playwright'
import { size } from '../size.ts'

/** How a person uses the page: with a mouse, the keyboard alone, or touch. */
export interface InputMethod {
  press(target: Locator): Promise<void>
  choose(select: Locator, label: string): Promise<void>
  /** Replaces the text of a field. */
  type(field: Locator, text: string): Promise<void>
  /** Waits until it is visible. */
  see(target: Locator): Promise<void>
}

export const mouse: InputMethod = {
  press: (target) => target.click(),
  choose: async (select, label) => void (await select.selectOption({ label })),
  type: (field, text) => field.fill(text),
  see: (target) => target.waitFor(),
}

export const touch: InputMethod = {
  ...mouse,
  press: (target) => target.tap(),
}

/** Only Tab, Enter, Escape, and letters; fails if the target is unreachable. */
export function keyboard(page: Page): InputMethod {
  const walkTo = async (target: Locator) => {
    await target.waitFor()
    for (let step = 0; step < 120; step++) {
      if (await target.evaluate((element) => element === document.activeElement)) return
      await page.keyboard.press('Tab')
    }
    throw new Error(`The keyboard does not reach ${target.toString()}.`)
  }
  return {
    press: async (target) => {
      await walkTo(target)
      await page.keyboard.press('Enter')
    },
    choose: async (select, label) => {
      await walkTo(select)
      await page.keyboard.type(label)
    },
    type: async (field, text) => {
      await walkTo(field)
      await page.keyboard.press('ControlOrMeta+A')
      await page.keyboard.type(text)
    },
    see: mouse.see,
  }
}

/** A phone's screen, for a new page. */
export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

const byKeyboard = ['with the keyboard alone', keyboard, {}] as const
const byTouch = ['with touch on a phone', () => touch, phone] as const

/**
 * The ways to use a form besides the mouse: name, input method, options of the page. Touch presses
 * what the mouse does, so it's left to the journeys and to nightly runs.
 */
export const withoutMouse = size === 'nightly' ? [byKeyboard, byTouch] : [byKeyboard]

/**
 * A person who tries, checks, or submits again until the target appears, and then repeats the
 * previous press where that is needed. Signatures that were held back because the chain couldn't be
 * read again are submitted anyway.
 */
export function patient(page: Page): InputMethod {
  const again = page
    .getByRole('button', { name: /^((Try|Check|Submit) again|Submit anyway|Back)$/ })
    .last()
  let before: Locator | undefined
  const find = async (target: Locator) => {
    for (let turn = 0; turn < 60; turn++) {
      // Only the wait has a short timeout: a started press is never canceled, or it would count
      // twice.
      if (await appears(target, 700)) return
      if (!(await again.isVisible())) continue
      const name = await again.innerText()
      await again.click()
      // After "Check again" in a dialog, what was pressed there may be possible again: nothing is
      // signed if the chain can't be read.
      if (
        (name === 'Check again' || name === 'Back') &&
        before &&
        (await appears(enabled(page, before), 3_000)) &&
        (name === 'Back' || (await isInDialog(before)))
      )
        await enabled(page, before).click()
    }
    throw new Error(`After many retries, ${target.toString()} is still missing.`)
  }
  return {
    see: find,
    choose: mouse.choose,
    type: mouse.type,
    press: async (target) => {
      await find(enabled(page, target))
      before = target
      await enabled(page, target).click()
    },
  }
}

const isInDialog = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element.closest('[role=dialog]') !== null)
const enabled = (page: Page, target: Locator) =>
  target.and(page.locator(':not([aria-disabled=true])'))

const appears = (target: Locator, timeout: number): Promise<boolean> =>
  target.waitFor({ timeout }).then(
    () => true,
    () => false,
  )
