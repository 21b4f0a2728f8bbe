import { encodeFunctionData, parseAbi } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { base, safes } from '../../mocks/chain/genesis/places.ts'
import { serveWorld } from '../../mocks/node.ts'
import { people } from '../../mocks/people.ts'
import { configOf, serveProduct } from '../live/product.ts'
import { installWatch, rounds, scroll, settled, showAll } from './pages.mjs'

const nfts = 2_000
const contacts = 5_000
/** Ten seconds of a fast finger. */
const finger = { frames: 600, step: 100 }
const mint = parseAbi(['function mint(address to, uint256 tokenId)'])

/**
 * Scrolls long lists of the live app with a processor four times as slow: a Safe's 2,000 NFTs, and
 * 5,000 contacts.
 * @param {import('playwright').Browser} browser
 * @returns {Promise<{ nfts: import('./pages.mjs').Scroll[], contacts:
 *   import('./pages.mjs').Scroll[] }>}
 */
export async function benchLists(browser) {
  const world = await serveWorld({ scenario: 'everyday' })
  const product = await serveProduct({ config: configOf(world) })
  const open = async (path, stored) => {
    const context = await browser.newContext({
      locale: 'en-US',
      viewport: { width: 1280, height: 800 },
    })
    const page = await context.newPage()
    await page.addInitScript(installWatch)
    await page.addInitScript(
      (items) => Object.entries(items).forEach(([key, value]) => localStorage.setItem(key, value)),
      stored,
    )
    await page.goto(`${product.url}${path}`)
    await settled(page)
    return page
  }
  try {
    await mintFor(await world.world.chain('1'), safes.treasury.address)
    const fields = { 'coffer.contacts': JSON.stringify(manyContacts()) }
    const scrolled = async (page) => {
      await showAll(page)
      const slow = await page.context().newCDPSession(page)
      await slow.send('Emulation.setCPUThrottlingRate', { rate: 4 })
      const result = await page.evaluate(scroll, finger)
      await page.context().close()
      return result
    }
    return {
      nfts: await rounds(async () =>
        scrolled(await open(`balances/nfts?safe=eth:${safes.treasury.address}`, {})),
      ),
      contacts: await rounds(async () => scrolled(await open('contacts', fields))),
    }
  } finally {
    // A server waits for the connections of pages that are open.
    for (const context of browser.contexts()) await context.close()
    await product.close()
    await world.close()
  }
}

async function mintFor(chain, to) {
  const account = privateKeyToAccount(people.bob.privateKey)
  const nonce = chain.nonceOf(people.bob.address)
  for (let at = 0; at < nfts; at += 1) {
    const data = encodeFunctionData({
      abi: mint,
      functionName: 'mint',
      args: [to, BigInt(10_000 + at)],
    })
    const fees = { maxFeePerGas: 3_000_000_000n, maxPriorityFeePerGas: 1_000_000_000n }
    const raw = await account.signTransaction({
      chainId: 1,
      nonce: nonce + at,
      gas: 200_000n,
      to: base.collectible,
      data,
      ...fees,
    })
    await chain.request({ method: 'eth_sendRawTransaction', params: [raw] })
  }
}

const manyContacts = () =>
  Array.from({ length: contacts }, (_, at) => ({
    name: `Supplier ${at + 1}`,
    address: privateKeyToAccount(`0x${(at + 1).toString(16).padStart(64, '0')}`).address,
    chains: [],
  }))
