import { describe, expect, it } from 'vitest'
import { safes } from '../../mocks/chain/genesis/places.ts'
import { installInjectedWallet } from '../../mocks/wallet/injected.ts'
import { journeyByKeyboard } from './keyboardJourney.ts'
import { countKeys } from './keyPresses.ts'
import { listeningFlags, listenToPage } from './listenToPage.ts'
import { configOf } from './product.ts'
import { watchLoading } from './watchLoading.ts'
import { withWorld } from './withWorld.ts'

const here = withWorld(listeningFlags)

const { address } = safes.treasury
const query = `safe=eth:${address}`

/**
 * A page with the wallet of Alice, what is heard on it, and a function that waits until nothing is
 * loading or being drawn.
 */
async function listenTo() {
  const product = await here.serve({ config: configOf(here.world) })
  const opened = await here.browserSession.open({ reducedMotion: 'no-preference' })
  const wallet = await installInjectedWallet(opened.page, {
    person: 'alice',
    rpcUrl: here.world.rpcUrl,
  })
  const heard = await listenToPage(opened.page)
  return { ...opened, wallet, url: product.url, heard, rest: watchLoading(opened.page) }
}

/**
 * Whether the page says it itself: it is no announcement of a part that is loading, and nothing
 * that a reader reads anyway.
 */
const isAnnouncement = (line: string) => /^(polite|assertive)/.test(line)

describe('opening a page', () => {
  it.each([
    '',
    `home?${query}`,
    `balances?${query}`,
    `balances/nfts?${query}`,
    `transactions/queue?${query}`,
    `transactions/history?${query}`,
    `transactions/messages?${query}`,
    'contacts',
    'settings',
  ])('/%s announces nothing, on the first visit and on the second', async (path) => {
    const { page, context, url, heard, rest } = await listenTo()
    for (const visit of ['first', 'second']) {
      await page.goto(url + path)
      await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor({ state: 'attached' })
      await page.waitForFunction(() => document.querySelector('[data-shape]') === null)
      await rest()
      expect((await heard()).filter(isAnnouncement), visit).toEqual([])
    }
    await context.close()
  })
})

describe('a screen reader', () => {
  it('hears this during the whole journey by keyboard', async () => {
    const { page, context, wallet, url, heard, rest, errors } = await listenTo()
    const lines: string[] = ['# Open the app']
    const note = async () => {
      await rest()
      // A part that is loading says so or not, depending on how fast it is.
      lines.push(
        ...(await heard())
          .filter((line) => !line.includes('“Loading…”'))
          .map((line) => `  ${line}`),
      )
    }
    await page.goto(url)
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
    await note()
    const keys = countKeys(page, {
      async onBegin(step) {
        await note()
        lines.push('', `# ${step}`)
      },
      async onPress(key) {
        await note()
        lines.push(`[${key}]`)
      },
    })
    await journeyByKeyboard({ page, wallet, keys, safe: new RegExp(address.slice(0, 6)) })
    // The wallet kit follows what was sent at its own pace, and finds it executed as well.
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('wagmi.recentTransactions')), {
        timeout: 20_000,
      })
      .toContain('confirmed')
    await note()
    lines.push(
      await page.evaluate(() =>
        document.activeElement === document.body ? '  (nothing has the focus)' : '',
      ),
    )
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('journey.transcript.txt')
    expect(errors).toEqual([])
    await context.close()
  })
})
