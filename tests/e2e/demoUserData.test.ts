import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { safes } from '../../mocks/chain/genesis/places.ts'
import { storyInstant } from '../../mocks/clock.ts'
import { people } from '../../mocks/people.ts'
import { demoGatewayUrl } from '../../mocks/world.ts'
import { built } from '../../scripts/build/builds.mjs'
import { type Served, serve } from '../../scripts/build/serve.mjs'
import { loginText, signText } from '../unit/mocks/gateway/loggingIn.ts'
import { openBrowserInWorld, type BrowserSession } from './openBrowser.ts'

const { alice } = people
const emails = `/v1/chains/1/safes/${safes.treasury.address}/emails`
let demo: Served
let browserSession: BrowserSession

beforeAll(async () => {
  demo = await serve({ dir: await built('demo') })
  browserSession = await openBrowserInWorld()
}, 180_000)
afterAll(async () => {
  await browserSession?.close()
  await demo?.close()
})

/** Calls the gateway from within the page, with its cookie; returns status and body. */
const ask = (page: Page, path: string, method = 'GET', body?: unknown) =>
  page.evaluate(
    async ({ url, ...init }) => {
      const response = await fetch(url, {
        ...init,
        credentials: 'include',
        headers: { 'content-type': 'application/json' },
      })
      return {
        status: response.status,
        body: (await response.json().catch(() => null)) as Record<string, unknown> | null,
      }
    },
    { url: demoGatewayUrl + path, method, body: body === undefined ? null : JSON.stringify(body) },
  )

async function logIn(page: Page): Promise<void> {
  const { body } = await ask(page, '/v1/auth/nonce')
  const message = loginText(alice, { nonce: String(body?.nonce), issuedAt: storyInstant })
  expect(
    await ask(page, '/v1/auth/verify', 'POST', {
      message,
      signature: await signText(alice, message),
    }),
  ).toEqual({ status: 200, body: null })
}

describe("user data at the demo's gateway", () => {
  it('survives a reload, and so does the login; a reset deletes both', async () => {
    const { page, errors } = await browserSession.open()
    await page.goto(`${demo.url}?gatewayVersion=2024-05`)
    await page.getByRole('heading', { name: 'My Safes' }).waitFor()
    await logIn(page)
    expect(
      (
        await ask(page, emails, 'POST', {
          emailAddress: 'alice@example.test',
          signer: alice.address,
        })
      ).status,
    ).toBe(201)
    await page.reload()
    // Until the mocked world has started, requests fail.
    await page.getByRole('heading', { name: 'My Safes' }).waitFor()
    expect(await ask(page, `${emails}/${alice.address}`)).toEqual({
      status: 200,
      body: { email: 'alice@example.test', verified: false },
    })
    expect(errors).toEqual([])

    await page.getByRole('button', { name: /^Demo/ }).click()
    await Promise.all([
      page.waitForEvent('load'),
      page.getByRole('button', { name: 'Reset the demo' }).click(),
    ])
    await page.getByRole('heading', { name: 'My Safes' }).waitFor()
    expect((await ask(page, `${emails}/${alice.address}`)).status).toBe(403)
    await logIn(page)
    expect((await ask(page, `${emails}/${alice.address}`)).status).toBe(404)
  })
})
