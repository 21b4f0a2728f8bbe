import type { Page } from 'playwright'

/**
 * Goes to a page as a link does, without loading the app again, and waits until nothing on it is
 * loading.
 */
export async function visit(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
  }, path)
  await page.waitForURL((url) => url.pathname === path.split('?')[0])
  await page.getByRole('main').getByRole('heading', { level: 1 }).first().waitFor()
  await page.waitForFunction(
    () => document.querySelector('[data-shape], main [aria-busy="true"]') === null,
  )
}
