import { parseEther, createWalletClient, custom } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { mainnet } from 'viem/chains'

import { createChain, indexedDbStore, loadGenesis } from '../../../../mocks/chain/index.ts'
import { frozenClock } from '../../../../mocks/clock.ts'
import { people } from '../../../../mocks/people.ts'

const { alice, dave } = people

/** The functions that the browser test calls: start a chain with IndexedDB, pay, reset. */
export interface BrowserPage {
  start(): Promise<{ height: number; dave: string }>
  pay(ether: string): Promise<void>
  forget(): Promise<void>
}

let chain: Awaited<ReturnType<typeof createChain>> | undefined
const store = indexedDbStore('everyday', 1)

const page: BrowserPage = {
  async start() {
    chain = await createChain({
      chainId: 1,
      genesis: await loadGenesis('everyday', 1),
      now: frozenClock().now,
      store,
    })
    return { height: Number(chain.height), dave: String(chain.balanceOf(dave.address)) }
  },
  async pay(ether) {
    if (!chain) throw new Error('There is no chain yet.')
    const wallet = createWalletClient({
      account: privateKeyToAccount(alice.privateKey),
      chain: mainnet,
      transport: custom(chain, { retryCount: 0 }),
    })
    await wallet.sendTransaction({ to: dave.address, value: parseEther(ether) })
  },
  forget: () => store.clear(),
}

Object.assign(globalThis, { page })
