import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { serve, type Served } from '../../../scripts/build/serve.mjs'
import { openWalletPage, strictPolicy, type WalletPage } from '../wallet/walletPage.ts'

const treasury = '0x63A9bf153603E4a100579FF7763066b998107F83'
const payroll = '0xAd11305Dc8418409C939539d2c729b0a3F64DC79'

let here: WalletPage
let framed: Served
let host: Server
beforeAll(async () => {
  here = await openWalletPage('tests/behavior/apps/page')
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

/** A host of another origin with a Safe, in which the user rejects every second transaction. */
const hostPage = () => `<!doctype html><title>A host</title>
<iframe src="${framed.url}" width="800" height="400"></iframe><script>
  const received = []
  const version = '9.1.0'
  const settings = { chainId: 1, threshold: 1, owners: [], isReadOnly: false }
  const safe = (safeAddress) => ({ safeAddress, ...settings })
  const open = (safeAddress) => {
    const message = { event: 'safeChanged', version, data: safe(safeAddress) }
    document.querySelector('iframe').contentWindow.postMessage(message, '*')
  }
  const declined = { success: false, error: 'Transaction was rejected' }
  const proposed = { data: { safeTxHash: '0x${'5'.repeat(64)}' } }
  let sent = 0
  const answers = {
    getEnvironmentInfo: () => ({ data: { origin, events: ['safeChanged'] } }),
    getSafeInfo: () => ({ data: safe('${treasury}') }),
    sendTransactions: () => (sent++ % 2 ? declined : proposed),
  }
  addEventListener('message', ({ data, source, origin: from }) => {
    received.push([data?.method, from])
    const answer = answers[data?.method]
    if (answer) source.postMessage({ id: data.id, success: true, version, ...answer() }, from)
  })
</script>`

it('an app in a frame connects, follows the Safe, sends, and reconnects when reshown', async () => {
  const { page, errors } = await here.open()
  await page.goto(`http://127.0.0.1:${(host.address() as AddressInfo).port}/`)
  const frame = page.frameLocator('iframe')
  const says = (name: string, text: string | RegExp) =>
    frame.getByRole('status', { name }).filter({ hasText: text }).waitFor()
  const press = (name: string) => frame.getByRole('button', { name, exact: true }).click()

  await says('Safe', `connected ${treasury}`)
  await page.evaluate(`open('${payroll}')`)
  await says('Safe', `connected ${payroll}`)
  await press('Send')
  await says('Result', `{"safeTxHash":"0x${'5'.repeat(64)}"}`)
  await press('Send as a wallet')
  await says('Result', '4001 Transaction was rejected')

  await press('Hide')
  await frame.getByRole('status', { name: 'Safe' }).waitFor({ state: 'detached' })
  await press('Show')
  await says('Safe', `connected ${treasury}`)
  await press('Send')
  await says('Result', /safeTxHash/)
  expect(errors).toEqual([])
})

it('an app outside a frame knows immediately that there is no Safe', async () => {
  const { page, errors } = await here.open()
  await page.goto(framed.url)
  await page.getByRole('status', { name: 'Safe' }).filter({ hasText: 'standalone' }).waitFor()
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await page.getByRole('status', { name: 'Result' }).filter({ hasText: '4900 ' }).waitFor()
  expect(errors).toEqual([])
})
