import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { serve, type Served } from '../../../scripts/build/serve.mjs'
import { openWalletPage, strictPolicy, type WalletPage } from './walletPage.ts'

const safe = '0x63A9bf153603E4a100579FF7763066b998107F83'

let here: WalletPage
let framed: Served
let host: Server
/** Delay until the host identifies its Safe; without a number it never does. */
let wait: number | undefined
beforeAll(async () => {
  here = await openWalletPage()
  framed = await serve({
    dir: here.dir,
    headers: { 'X-Frame-Options': null, 'Content-Security-Policy': strictPolicy },
  })
  host = createServer((_, response) =>
    response.setHeader('Content-Type', 'text/html').end(hostPage()),
  )
  await new Promise<void>((ready) => host.listen(0, '127.0.0.1', ready))
})
afterAll(async () => {
  host?.closeAllConnections()
  host?.close()
  await framed?.close()
  await here?.close()
})

/** A page with an open Safe and this page in a frame. */
const hostPage = () => `<!doctype html><title>A host</title>
<iframe src="${framed.url}" width="1000" height="700"></iframe><script>
  addEventListener('message', ({ data, source }) => {
    if (data?.method !== 'getSafeInfo') return
    const settings = { chainId: 1, threshold: 1, owners: [], isReadOnly: false }
    const info = { safeAddress: '${safe}', ...settings }
    const answer = { id: data.id, success: true, version: '9.1.0', data: info }
    ${wait === undefined ? '' : `setTimeout(() => source.postMessage(answer, '*'), ${wait})`}
  })
</script>`

async function aFrame(takes: number | undefined) {
  wait = takes
  const { page, errors, requests } = await here.open()
  await page.goto(`http://127.0.0.1:${(host.address() as AddressInfo).port}/`)
  const frame = page.frameLocator('iframe')
  return {
    page,
    errors,
    requests,
    frame,
    says: (text: string) =>
      frame.getByRole('status', { name: 'Wallet' }).filter({ hasText: text }).waitFor(),
  }
}

const usesSdk = async (page: Page, requests: string[]) =>
  (
    await Promise.all(
      [...new Set(requests.filter((url) => url.endsWith('.js')))].map(async (url) =>
        (await page.request.get(url)).text(),
      ),
    )
  ).some((text) => text.includes('getSafeInfo'))

describe('inside a frame', () => {
  it('the surrounding Safe connects, even if slowly, and reconnects after a reload', async () => {
    const { page, errors, requests, frame, says } = await aFrame(300)
    await frame.getByRole('button', { name: 'Connect wallet' }).waitFor()
    expect(await usesSdk(page, requests)).toBe(false)
    await frame.getByRole('button', { name: 'Connect wallet' }).click()
    await frame.getByRole('dialog').getByRole('button', { name: 'Safe', exact: true }).click()
    await says(`connected ${safe} 1 Safe`)
    await page.reload()
    await says(`connected ${safe} 1 Safe`)
    await frame.getByRole('button', { name: 'Disconnect' }).click()
    await says('disconnected')
    await page.reload()
    await frame.getByRole('button', { name: 'Connect wallet' }).waitFor()
    await says('disconnected')
    expect(errors).toEqual([])
  })

  it('a surrounding page that is not a Safe times out with a message', async () => {
    const { frame, errors } = await aFrame(undefined)
    await frame.getByRole('button', { name: 'Connect wallet' }).click()
    await frame.getByRole('dialog').getByRole('button', { name: 'Safe', exact: true }).click()
    await frame.getByRole('dialog').getByRole('heading', { name: "Safe didn't respond" }).waitFor()
    expect(errors).toEqual([])
  })
})
