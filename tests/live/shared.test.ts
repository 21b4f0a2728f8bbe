import type { BrowserContext, Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { encodeSharedLink, readShared, safeTxHash, type SharedTransaction } from '#safe'
import { safes } from '../../mocks/chain/genesis/places.ts'
import { people } from '../../mocks/people.ts'
import { mouse } from '../e2e/inputMethod.ts'
import { at, enabled } from '../e2e/journey.ts'
import { isConnected } from '../e2e/prepared.ts'
import { installConnectedWallet } from './connectedWallet.ts'
import { configOf, type Product } from './product.ts'
import { withWorld } from './withWorld.ts'

const treasury = safes.treasury.address
const atHand = withWorld()

const serve = () => atHand.serve({ config: configOf(atHand.world) })

/** A browser of one's own, with a wallet that is connected. */
async function open(
  person: 'alice' | 'bob',
  url: string,
  isDown: (request: { url: URL; method: string }) => boolean,
) {
  const { page, context } = await atHand.browserSession.open()
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await context.route(
    (href) => href.href.startsWith(atHand.world.gatewayUrl),
    (route) =>
      isDown({ url: new URL(route.request().url()), method: route.request().method() })
        ? route.abort('connectionrefused')
        : route.continue(),
  )
  await installConnectedWallet(page, { person, rpcUrl: atHand.world.rpcUrl })
  await page.goto(url)
  await isConnected(page)
  return { page, context }
}

/** The Safe's nonce on the chain. */
async function nonceOnChain(): Promise<bigint> {
  const body = {
    jsonrpc: '2.0',
    id: 1,
    method: 'eth_call',
    params: [{ to: treasury, data: '0xaffed0e0' }, 'latest'],
  }
  const response = await fetch(atHand.world.rpcUrl(1), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const { result } = (await response.json()) as { result: string }
  return BigInt(result)
}

/**
 * Alice rejects what is next, while the gateway takes nothing. Returns the link that she copies.
 */
async function aliceShares({
  url,
}: Product): Promise<{ link: string; context: BrowserContext; page: Page }> {
  const { page, context } = await open(
    'alice',
    `${url}transactions/queue?safe=eth:${treasury}`,
    ({ method }) => method === 'POST',
  )
  const { dialog, row } = at(page)
  await mouse.press(
    row(/Send 2\.5/)
      .getByRole('link')
      .first(),
  )
  await mouse.press(page.getByRole('main').getByRole('button', { name: /^Reject/ }))
  await mouse.press(enabled(page, /^Sign( only| rejection)?$/))
  await dialog.getByText(/Couldn't submit your signature/).waitFor()
  await mouse.press(dialog.getByRole('button', { name: 'Copy link with signatures' }))
  await dialog.getByRole('button', { name: 'Copied', exact: true }).waitFor()
  return { link: await page.evaluate(() => navigator.clipboard.readText()), context, page }
}

/** A link with a transaction that was changed by the person who passed it on. */
function linkWith(link: string, change: (shared: SharedTransaction) => SharedTransaction): string {
  const read = readShared(link)
  if (!read.ok) throw new Error(`The link can't be read: ${read.problem.why}.`)
  return `${link.slice(0, link.indexOf('#'))}#${encodeSharedLink(change(read.shared))}`
}

describe('a transaction without a gateway', () => {
  it('reports a truncated or altered link, and ignores forged signatures', async () => {
    const { link, context, page } = await aliceShares(await serve())
    const main = page.getByRole('main')
    // Another document: with the same one, only the fragment would change.
    const visit = async (href: string) => {
      await page.goto('about:blank')
      await page.goto(href)
    }
    await visit(link.slice(0, -30))
    await main.getByText(/The end is missing/).waitFor()
    await visit(`${link.slice(0, -30)}${'A'.repeat(30)}`)
    await main.getByText(/The link was altered or corrupted/).waitFor()
    await visit(link.slice(0, link.indexOf('#')))
    await main.getByRole('heading', { name: 'Open a shared transaction' }).waitFor()

    // Carol's name on Alice's signature.
    const [carol] = safes.treasury.owners.slice(2)
    await visit(
      linkWith(link, (shared) => ({
        ...shared,
        signatures: shared.signatures.flatMap((one) => [
          one,
          { ...one, signer: carol ?? one.signer },
        ]),
      })),
    )
    await main.getByText('Differs', { exact: true }).waitFor()
    await main.getByText('1 of 2 collected').waitFor()
    expect(await main.getByRole('button', { name: /^Execute/ }).count()).toBe(0)
    // Another recipient under the same hash.
    await visit(linkWith(link, (shared) => ({ ...shared, tx: { ...shared.tx, value: 1n } })))
    await main.getByText('Differs', { exact: true }).waitFor()
    expect(
      await main.getByRole('button', { name: /^Sign(,|$)/ }).getAttribute('aria-disabled'),
    ).toBe('true')
    await context.close()
  })

  it('is rejected at the same nonce, by a rejection signed and shared the same way', async () => {
    const alice = await aliceShares(await serve())
    const payment = linkWith(alice.link, (shared) => {
      const tx = { ...shared.tx, to: people.erin.address, value: 1n }
      return {
        ...shared,
        tx,
        safeTxHash: safeTxHash({ ...shared.at, version: safes.treasury.version }, tx),
        signatures: [],
      }
    })
    const { page, context } = await open('bob', payment, () => true)
    const main = page.getByRole('main')
    await main.getByText('Verified', { exact: true }).waitFor()
    await mouse.press(main.getByRole('button', { name: /^Reject/ }))
    await main.getByRole('heading', { level: 1, name: /^Reject/ }).waitFor()
    await main.getByText('Verified', { exact: true }).waitFor()
    await mouse.press(main.getByRole('button', { name: /^Sign(,|$)/ }))
    await mouse.press(enabled(page, /^Sign( only| rejection)?$/))
    await mouse.press(at(page).dialog.getByRole('button', { name: 'Copy link with signatures' }))
    await at(page).dialog.getByRole('button', { name: 'Copied', exact: true }).waitFor()
    const read = readShared(await page.evaluate(() => navigator.clipboard.readText()))
    expect(read.ok && read.shared).toMatchObject({
      tx: { value: 0n, data: '0x' },
      signatures: [{ signer: people.bob.address }],
    })
    await context.close()
    await alice.context.close()
  })

  it('goes from Alice’s browser to Bob’s as a link, and is executed there', async () => {
    const alice = await aliceShares(await serve())
    const before = await nonceOnChain()
    const { page, context } = await open('bob', alice.link, () => true)
    const main = page.getByRole('main')
    await main.getByText('Verified', { exact: true }).waitFor()
    await main.getByText(/The gateway isn't responding/).waitFor()
    await main.getByText('1 of 2 collected').waitFor()
    await mouse.press(main.getByRole('button', { name: /^Sign(,|$)/ }))
    await mouse.press(enabled(page, 'Sign only'))
    await at(page)
      .dialog.getByText(/Couldn't submit your signature/)
      .waitFor()
    await mouse.press(at(page).dialog.getByRole('button', { name: 'Close' }).last())
    // After a reload, the signature is still there.
    await page.reload()
    await main.getByText('2 of 2 collected').waitFor()
    await mouse.press(main.getByRole('button', { name: /^Execute/ }))
    await mouse.press(enabled(page, 'Execute'))
    await at(page).dialog.getByRole('heading', { name: 'Executed' }).waitFor()
    expect(await nonceOnChain()).toBe(before + 1n)
    await context.close()
    await alice.context.close()
  })
})
