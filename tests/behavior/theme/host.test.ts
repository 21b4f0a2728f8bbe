import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dialog, openThemePage, press, type ThemePage, violations } from './themePage.ts'

let here: ThemePage
beforeAll(async () => {
  here = await openThemePage()
})
afterAll(() => here?.close())

/** Intended effects of an open dialog on the page: it does not scroll and is inert. */
const onPurpose = [
  'overflow',
  'overflow-x',
  'overflow-y',
  'overflow-block',
  'overflow-inline',
  'scrollbar-gutter',
  'pointer-events',
  'interactivity',
]

/** Every computed style of every element of the host, including pseudo-elements. */
const looks = (page: Page, except: readonly string[] = []) =>
  page.evaluate((left) => {
    const own = [...document.querySelectorAll('html, body, body *')].filter(
      (element) => !element.closest('#root > *, [data-coffer], [data-radix-focus-guard], script'),
    )
    return own.flatMap((element, index) =>
      [null, '::before', '::marker'].flatMap((pseudo) => {
        const style = getComputedStyle(element, pseudo)
        return [...style]
          .filter((name) => !left.includes(name))
          .map(
            (name) =>
              `${index} ${element.tagName}${pseudo ?? ''} ${name}: ${style.getPropertyValue(name)}`,
          )
      }),
    )
  }, except)

const differences = (before: string[], after: string[]) =>
  after.filter((line, index) => line !== before[index])

describe("a consumer app's page", () => {
  it("looks the same with the kit's stylesheet, and with a dialog open", async () => {
    const { page, errors } = await here.visit('?later')
    const [before, covered] = [await looks(page), await looks(page, onPurpose)]
    expect(before.length).toBeGreaterThan(30_000)
    await press(page, 'Start the kit')
    await page.getByText('Open the dialog').waitFor()
    await page.mouse.move(500, 690)
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
    const started = await looks(page)
    expect(started).toHaveLength(before.length)
    expect(differences(before, started)).toEqual([])
    await page.evaluate(() =>
      [...document.querySelectorAll('button')]
        .find((button) => button.textContent === 'Open the dialog')
        ?.click(),
    )
    await dialog(page).waitFor()
    const opened = await looks(page, onPurpose)
    expect(opened).toHaveLength(covered.length)
    expect(differences(covered, opened)).toEqual([])
    await page.keyboard.press('Escape')
    await dialog(page).waitFor({ state: 'detached' })
    expect(differences(before, await looks(page))).toEqual([])
    expect(await violations(page)).toEqual([])
    expect(errors).toEqual([])
  })

  it('fails this test if a stylesheet changes it', async () => {
    const { page } = await here.visit('?later')
    const before = await looks(page)
    await page.evaluate(() =>
      document.querySelector<HTMLElement>('li')?.style.setProperty('list-style', 'none'),
    )
    expect(differences(before, await looks(page)).join()).toContain('LI list-style-type: none')
  })

  it("finds the kit's overlays by the id of their root", async () => {
    const { page } = await here.visit()
    await press(page, 'Open the dialog')
    await dialog(page).waitFor()
    expect(
      await dialog(page).evaluate((frame) =>
        frame.closest('[data-coffer]')?.getAttribute('data-coffer'),
      ),
    ).toBe('shop')
    expect(await page.locator('#root [data-coffer="shop"]').count()).toBeGreaterThan(0)
  })

  it("gets no element with asChild, and the kit's dialogs use the child's theme", async () => {
    const { page } = await here.visit('?asChild')
    const attributes = (selector: string) =>
      page
        .locator(selector)
        .evaluate((element) =>
          Object.fromEntries(
            [...element.attributes]
              .filter(({ name }) =>
                /^data-(coffer|theme|accent|radius|density|blur)|^(dir|lang)$/.test(name),
              )
              .map(({ name, value }) => [name, value]),
          ),
        )
    await press(page, 'Open the dialog')
    await dialog(page).waitFor()
    expect(
      await page
        .locator('#root > *')
        .evaluateAll((children) => children.map(({ tagName }) => tagName)),
    ).toEqual(['SECTION'])
    const own = await attributes('#root > section')
    expect(own).toMatchObject({
      'data-coffer': 'shop',
      'data-theme-light': 'contrast',
      'data-theme-dark': 'midnight',
      'data-accent': 'pink',
      'data-radius': 'small',
      'data-density': 'compact',
      dir: 'ltr',
      lang: 'en',
    })
    expect(await attributes('[data-coffer]:has(> [role=dialog])')).toEqual(own)
    await press(page, 'Details')
    await page.getByText('In the popover').waitFor()
    expect(await attributes('[data-coffer][role=dialog]')).toEqual(own)
  })
})
