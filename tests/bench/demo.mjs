import { safes } from '../../mocks/chain/genesis/places.ts'

/**
 * Milliseconds from navigation until the total value and the first waiting row of a safe are seen, each time in a profile with nothing stored.
 * @param {import('playwright').Browser} browser
 * @returns {Promise<number[]>}
 */
export async function usableSafe(browser, url, rounds) {
  const took = []
  for (let round = 0; round < rounds; round += 1) {
    const context = await browser.newContext({ locale: 'en-US', viewport: { width: 1280, height: 800 } })
    const page = await context.newPage()
    const main = page.getByRole('main')
    const begin = performance.now()
    await page.goto(`${url}home?safe=eth:${safes.treasury.address}`, { waitUntil: 'commit' })
    await Promise.all([
      main.getByText(/\$\d/).first().waitFor(),
      main
        .getByRole('listitem')
        .filter({ hasText: /sign|execute/i })
        .first()
        .waitFor(),
    ])
    took.push(performance.now() - begin)
    await context.close()
  }
  return took
}

/** The middle value; of an even number, the upper one. */
export function median(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]
}
