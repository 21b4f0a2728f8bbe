import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { themes } from '../../../src/ui/theme/themes.ts'
import { fixedRoot, writeServerPage } from './serverPage.tsx'
import { openThemePage, type ThemePage } from './themePage.ts'

let here: ThemePage
beforeAll(async () => {
  here = await openThemePage()
  writeServerPage(here.dir)
})
afterAll(() => here?.close())

/**
 * Every token in a root as computed by the browser; custom properties cannot be enumerated, so
 * their names are listed.
 */
async function tokens(page: Page, id: string): Promise<Record<string, string>> {
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument')
  const { nodeId } = await session.send('DOM.querySelector', {
    nodeId: root.nodeId,
    selector: `[data-coffer="${id}"]`,
  })
  const { computedStyle } = await session.send('CSS.getComputedStyleForNode', { nodeId })
  await session.detach()
  return Object.fromEntries(
    computedStyle
      .filter(
        ({ name }) =>
          name.startsWith('--coffer-') ||
          ['color-scheme', 'color', 'background-color'].includes(name),
      )
      .map(({ name, value }) => [name, value]),
  )
}

describe('a server-rendered page without scripts', () => {
  const visit = async (colorScheme: 'light' | 'dark') =>
    (await here.visit('server.html', { javaScriptEnabled: false, colorScheme })).page

  it.each([
    ['light', 'fixed_contrast', 'fixed_light'],
    ['dark', 'fixed_midnight', 'fixed_dark'],
  ] as const)('is %s from the first paint on where the system is', async (scheme, pair, system) => {
    const page = await visit(scheme)
    expect(Object.keys(await tokens(page, 'pair')).length).toBeGreaterThan(80)
    expect(await tokens(page, 'pair')).toEqual(await tokens(page, pair))
    expect(await tokens(page, 'system')).toEqual(await tokens(page, system))
    expect(await tokens(page, 'pair')).not.toEqual(await tokens(page, 'system'))
  })

  it('follows the system when it changes', async () => {
    const page = await visit('light')
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await tokens(page, 'pair')).toEqual(await tokens(page, 'fixed_midnight'))
    await page.emulateMedia({ colorScheme: 'light' })
    expect(await tokens(page, 'pair')).toEqual(await tokens(page, 'fixed_contrast'))
  })
})

it.each(['light', 'dark'] as const)(
  'every theme is the same by its name and as the choice for a %s system',
  async (scheme) => {
    const { page } = await here.visit('server.html', { colorScheme: scheme })
    for (const theme of themes) {
      await page.evaluate(
        ([which, name]) => {
          const root = document.querySelector('[data-coffer="pair"]')
          const other = which === 'light' ? 'dark' : 'light'
          root?.setAttribute(`data-theme-${which}`, name)
          root?.setAttribute(`data-theme-${other}`, name === 'light' ? 'dark' : 'light')
        },
        [scheme, theme] as const,
      )
      expect(await tokens(page, 'pair')).toEqual(await tokens(page, fixedRoot(theme)))
    }
  },
)
