import { describe, expect, it } from 'vitest'
import { safes } from '../../mocks/chain/genesis/places.ts'
import { withPhone } from '../behavior/wallet/withPhone.ts'
import { at } from '../e2e/journey.ts'
import { configOf, originsOf, pagePolicy, watchPolicy } from './product.ts'
import { withWorld } from './withWorld.ts'

const projectId = '0123456789abcdef0123456789abcdef'
const queue = `transactions/queue?safe=eth:${safes.treasury.address}`

const here = withWorld()
const atHand = withPhone()

describe('a wallet on a phone', () => {
  it('pairs with the live app over the configured relay and reconnects on a reload', async () => {
    const { world, browserSession } = here
    const { relay, phone } = atHand
    const product = await here.serve({
      config: {
        ...configOf(world),
        walletConnectProjectId: projectId,
        walletConnectRelay: relay.url,
      },
    })
    const { page, context, errors, requests } = await browserSession.open()
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const violations = await watchPolicy(page)
    const sockets: string[] = []
    page.on('websocket', (socket) => sockets.push(new URL(socket.url()).origin))
    await page.goto(product.url + queue)
    const { connect, dialog } = at(page)
    await connect.first().click()
    // No requests are made until a wallet is picked.
    expect(sockets).toEqual([])
    await dialog.getByRole('button', { name: 'WalletConnect', exact: true }).click()
    await dialog.getByRole('heading', { name: 'Scan with your phone' }).waitFor()
    await dialog.getByRole('button', { name: /copy/i }).click()
    await phone.scan(await page.evaluate(() => navigator.clipboard.readText()))
    await connect.first().waitFor({ state: 'detached' })
    const account = page.getByRole('button', { name: /^Account bob\.eth/ }).first()
    await account.waitFor()
    await page.reload()
    await account.waitFor()

    expect((await pagePolicy(page)).get('connect-src')).toMatch(`'self' ${world.url} ${relay.url} `)
    expect(violations).toEqual([])
    expect(errors).toEqual([])
    expect([...new Set(sockets)]).toEqual([relay.url])
    expect(originsOf(requests).toSorted()).toEqual(
      [new URL(product.url).origin, world.url].toSorted(),
    )
    await context.close()
  })

  it('is not offered without a project id, and the policy does not allow its relay', async () => {
    const { world, browserSession } = here
    const product = await here.serve({ config: configOf(world, []) })
    const { page, context } = await browserSession.open()
    await page.goto(product.url + queue)
    const { connect, dialog } = at(page)
    await connect.first().click()
    await dialog.getByRole('heading', { name: 'Connect a wallet' }).waitFor()
    expect(await dialog.getByRole('button', { name: 'WalletConnect', exact: true }).count()).toBe(0)
    expect((await pagePolicy(page)).get('connect-src')).toBe(`'self' ${world.url}`)
    await context.close()
  })
})
