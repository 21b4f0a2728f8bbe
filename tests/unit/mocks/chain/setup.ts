import { createPublicClient, createWalletClient, custom } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { holesky, mainnet } from 'viem/chains'

import {
  createChain,
  loadGenesis,
  type BlockStore,
  type Chain,
  type Scenario,
} from '../../../../mocks/chain/index.ts'
import { frozenClock } from '../../../../mocks/clock.ts'
import type { Person } from '../../../../mocks/people.ts'

/** A separate chain for one test, at the stories' time. */
export async function aChain({
  scenario = 'everyday',
  chainId = 1,
  store,
}: { scenario?: Scenario; chainId?: 1 | 17000; store?: BlockStore } = {}) {
  const genesis = await loadGenesis(scenario, chainId)
  return createChain({ chainId, genesis, now: frozenClock().now, ...(store ? { store } : {}) })
}

const transport = (chain: Chain) => custom(chain, { retryCount: 0 })
const definition = (chain: Chain) => (chain.chainId === 1 ? mainnet : holesky)

/** Reads a chain with viem, like the app. */
export const reading = (chain: Chain) =>
  createPublicClient({
    chain: definition(chain),
    transport: transport(chain),
    cacheTime: 0,
    pollingInterval: 1,
  })

/** Sends as one of the people. */
export const wallet = (chain: Chain, who: Person) =>
  createWalletClient({
    account: privateKeyToAccount(who.privateKey),
    chain: definition(chain),
    transport: transport(chain),
  })
