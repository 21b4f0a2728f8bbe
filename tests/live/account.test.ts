import { describe, expect, it } from 'vitest'
import { at, enabled } from '../e2e/journey.ts'
import { openAs } from './openAs.ts'
import { configOf, seen } from './product.ts'
import { withWorld } from './withWorld.ts'

const here = withWorld()

describe('the login at the gateway', () => {
  it('is a cookie that survives a reload and ends at the gateway or by signing out', async () => {
    const product = await here.serve({ config: configOf(here.world) })
    const { page, context, errors } = await openAs('alice', `${product.url}settings/account`, here)
    const main = page.getByRole('main')
    const signIn = async () => {
      await main.getByRole('button', { name: 'Sign in', exact: true }).click()
      await enabled(page, 'Sign in').click()
      await at(page).dialog.waitFor({ state: 'hidden' })
      await main.getByText('Signed in as').waitFor()
    }
    const tokens = async () =>
      (await context.cookies(here.world.gatewayUrl)).filter(
        ({ name, value }) => name === 'access_token' && value !== '',
      )
    await signIn()
    expect(await tokens()).toMatchObject([{ httpOnly: true, secure: true }])
    await page.reload()
    expect(await seen(main.getByText('Signed in as'))).toBe(true)

    await context.clearCookies()
    await page.reload()
    expect(await seen(main.getByText("You're no longer signed in"))).toBe(true)
    await signIn()
    expect(await main.getByText("You're no longer signed in").count()).toBe(0)

    await main.getByRole('button', { name: 'Sign out' }).click()
    expect(await seen(main.getByText('Not signed in'))).toBe(true)
    expect(await tokens()).toEqual([])
    // Without a session, the gateway doesn't name its owner.
    expect(errors.filter((error) => !/status of (401|403|404)/.test(error))).toEqual([])
    await context.close()
  })

  it('that the gateway rejects leaves the page unchanged while the session is read', async () => {
    const product = await here.serve({ config: configOf(here.world) })
    const { page, context } = await openAs('alice', `${product.url}settings/account`, here)
    const main = page.locator('main')
    const signIn = main.locator('button', { hasText: /^Sign in$/ })
    await signIn.waitFor()
    const headers = {
      'Access-Control-Allow-Origin': new URL(product.url).origin,
      'Access-Control-Allow-Credentials': 'true',
    }
    await page.route('**/v1/auth/verify', (route) =>
      route.fulfill({ status: 401, json: { statusCode: 401, message: 'Unauthorized' }, headers }),
    )
    const asked = page.waitForRequest('**/v1/auth/me')
    let answer = () => {}
    const isAnswered = new Promise<void>((resolve) => (answer = resolve))
    await page.route('**/v1/auth/me', async (route) => {
      await isAnswered
      await route.continue().catch(() => {})
    })
    await signIn.click()
    await enabled(page, 'Sign in').click()
    await asked
    await at(page).dialog.getByText('Error verifying signature').waitFor()
    expect(await signIn.isVisible()).toBe(true)
    answer()
    await context.close()
  })
})
