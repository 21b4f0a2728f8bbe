import { hashTypedData } from 'viem'
import { describe, expect, it } from 'vitest'
import { safes } from '../../mocks/chain/genesis/places.ts'
import { at, enabled } from '../e2e/journey.ts'
import { openAs } from './openAs.ts'
import { configOf } from './product.ts'
import { withWorld } from './withWorld.ts'

const here = withWorld()
const { treasury } = safes
const mail = {
  domain: { name: 'Post', chainId: 1 },
  types: { Mail: [{ name: 'text', type: 'string' }] },
  primaryType: 'Mail',
  message: { text: 'Agreed' },
} as const

/**
 * What the Safe's contract says about a signature of a hash: the four bytes of EIP-1271; undefined
 * if it reverts.
 */
async function validity(hash: `0x${string}`, signature: string): Promise<string | undefined> {
  const word = (value: number) => value.toString(16).padStart(64, '0')
  const bytes = signature.slice(2)
  const padded = bytes.padEnd(Math.ceil(bytes.length / 64) * 64, '0')
  const data = `0x1626ba7e${hash.slice(2)}${word(64)}${word(bytes.length / 2)}${padded}`
  const body = {
    jsonrpc: '2.0',
    id: 1,
    method: 'eth_call',
    params: [{ to: treasury.address, data }, 'latest'],
  }
  const response = await fetch(here.world.rpcUrl(1), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return ((await response.json()) as { result?: string }).result?.slice(0, 10)
}

describe('a message of the owners in the live build', () => {
  it('is written, signed by two, and accepted by the Safe, despite wallet failures', async () => {
    const { url } = await here.serve({ config: configOf(here.world) })
    const list = `${url}transactions/messages?safe=eth:${treasury.address}`
    const alice = await openAs('alice', list, here)
    const { page, wallet } = alice
    const { dialog } = at(page)
    const review = async () => {
      await page.getByRole('button', { name: 'New message' }).click()
      await enabled(page, 'Review').click()
      await dialog.getByText('Verified', { exact: true }).waitFor()
    }
    await page.getByRole('button', { name: 'New message' }).click()
    await dialog.getByRole('tab', { name: 'Data (EIP-712)' }).click()
    const field = dialog.getByRole('textbox', { name: 'Data (EIP-712)' })
    await field.fill('{')
    await field.blur()
    await dialog.getByText(/This isn't valid JSON/).waitFor()
    await field.fill(JSON.stringify({ ...mail, domain: { ...mail.domain, chainId: 10 } }))
    await dialog.getByText('The data is for network 10').waitFor()
    await field.fill(JSON.stringify(mail))
    await page.reload()
    await review()

    wallet.set({ chainId: 17_000 })
    await dialog.getByRole('button', { name: 'Switch to Ethereum' }).click()
    await enabled(page, 'Sign').waitFor()
    wallet.set({ behavior: 'rejects' })
    await enabled(page, 'Sign').click()
    await dialog.getByText('You rejected the request. Nothing was signed.').waitFor()
    await enabled(page, 'Back').click()
    wallet.set({ behavior: 'hangs' })
    await enabled(page, 'Sign').click()
    await dialog.getByRole('heading', { name: 'Confirm in your wallet' }).waitFor()
    // What the wallet was still showing is declined.
    wallet.set({ behavior: 'rejects' })
    await page.reload()
    wallet.set({ behavior: 'agrees' })
    await review()
    await enabled(page, 'Sign').click()
    await dialog.getByText('1 of 2 signatures').waitFor()
    await dialog.getByRole('link', { name: 'Show message' }).click()
    await page.getByRole('heading', { name: 'Mail for Post', level: 1 }).waitFor()
    const link = page.url()

    // The other owner follows the link, in another browser.
    const bob = await openAs('bob', link, here)
    await bob.page.getByText('1 of 2 signatures').waitFor()
    await bob.page.getByRole('main').getByRole('button', { name: 'Sign', exact: true }).click()
    await enabled(bob.page, 'Sign').click()
    await at(bob.page).dialog.getByRole('heading', { name: 'Message signed' }).waitFor()
    await at(bob.page).dialog.getByRole('button', { name: 'Close' }).last().click()
    await bob.page.getByText('2 of 2 signatures').waitFor()
    await page.reload()
    await page.getByText('2 of 2 signatures').waitFor()
    const details = page.getByRole('region', { name: 'Details' })
    // It is shown once the Safe has been read.
    await details.getByText(/0x[0-9a-f]{260}/).waitFor()
    const [signature = ''] = /0x[0-9a-f]{260}/.exec(await details.innerText()) ?? []
    expect(await validity(hashTypedData(mail), signature)).toBe('0x1626ba7e')
    expect(
      await validity(hashTypedData({ ...mail, message: { text: 'Declined' } }), signature),
    ).toBeUndefined()

    await page.goto(list)
    const row = page.getByRole('listitem').filter({ hasText: 'Mail for Post' })
    await row.getByText('2 of 2 signatures').waitFor()
    // A list asks no node, so it doesn't say that the Safe accepts the signatures.
    await row.getByText('Signed, not verified', { exact: true }).waitFor()
    await bob.context.close()
    await alice.context.close()
  })
})
