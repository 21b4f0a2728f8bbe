import {
  createChain,
  loadGenesis,
  loadPlaces,
  smallPlaces,
  type BlockStore,
  type Scenario,
} from '../chain/index.ts'
import { chainInfo, servedChains } from './chains.ts'
import { replayOnChain } from './changes.ts'
import { notFound } from './httpError.ts'
import { seeds } from './scenarios/index.ts'
import { createChainState, type ChainState, type GatewayChange } from './state.ts'
import { tokenListOf } from './tokenList.ts'

export interface Opening {
  scenario: Scenario
  chainId: string
  now: () => number
  /** The gateway's lag in milliseconds; none by default. */
  lag?: () => number
  store: BlockStore | undefined
  /** Earlier changes of visitors, oldest first. */
  changes: readonly GatewayChange[]
}

/** Starts a chain and fills its gateway data; a 404 for an unknown chain. */
export async function openChainState({
  scenario,
  chainId,
  now,
  lag,
  store,
  changes,
}: Opening): Promise<ChainState> {
  if (!servedChains.some((id) => id === chainId)) throw notFound()
  const number = Number(chainId)
  const [genesis, places] = await Promise.all([
    loadGenesis(scenario, number),
    loadPlaces(scenario, number),
  ])
  const chain = await createChain({ chainId: number, genesis, now, ...(store ? { store } : {}) })
  const state = createChainState({
    chain,
    genesis,
    now,
    lag,
    safes: places.safes.map(({ address }) => address),
    tokens: tokenListOf(places.tokens, {
      testnet: chainInfo(chainId, '').isTestnet,
      trusted: smallPlaces('everyday', number).tokens,
    }),
  })
  seeds[scenario]({ state, genesis })
  for (const change of changes) if (change.chainId === chainId) await replayOnChain(state, change)
  return state
}
