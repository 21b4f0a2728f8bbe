import { createChain, loadGenesis, loadPlaces, smallPlaces, type BlockStore, type Scenario } from '../chain/index.ts'
import { chainInfo, servedChains } from './chains.ts'
import { record } from './handlers/propose.ts'
import { readProposal } from './reading/proposalBody.ts'
import { readSigners } from './reading/signers.ts'
import { notFound } from './refusal.ts'
import { seeds } from './scenarios/index.ts'
import { createChainState, type ChainState, type GatewayChange } from './state.ts'
import { tokenListOf } from './tokenList.ts'
import type { Address, Hex } from 'viem'

export interface Opening {
  scenario: Scenario
  chainId: string
  now: () => number
  store: BlockStore | undefined
  /** What visitors did before, oldest first. */
  changes: readonly GatewayChange[]
}

/** Starts a chain and fills the gateway for it; a 404 refusal for a chain that the world does not have. */
export async function openChainState({ scenario, chainId, now, store, changes }: Opening): Promise<ChainState> {
  if (!servedChains.some((id) => id === chainId)) throw notFound()
  const number = Number(chainId)
  const [genesis, places] = await Promise.all([loadGenesis(scenario, number), loadPlaces(scenario, number)])
  const chain = await createChain({ chainId: number, genesis, now, ...(store ? { store } : {}) })
  const state = createChainState({
    chain,
    genesis,
    safes: places.safes.map(({ address }) => address),
    tokens: tokenListOf(places.tokens, { testnet: chainInfo(chainId, '').isTestnet, trusted: smallPlaces('everyday', number).tokens }),
  })
  seeds[scenario]({ state, genesis })
  for (const change of changes) if (change.chainId === chainId) await replay(state, change)
  return state
}

/** Does again what was accepted before: the checks were passed then, and some would no longer be. */
async function replay(state: ChainState, { kind, subject, body, at }: GatewayChange): Promise<void> {
  if (kind === 'delete') {
    const proposal = state.proposals.get(subject)
    if (proposal) state.proposals.remove(proposal, at)
    return
  }
  const proposal = readProposal(body)
  const signers = proposal.signature ? await readSigners(state.chain, subject as Address, proposal.safeTxHash as Hex, proposal.signature) : []
  record(state, subject as Address, proposal, signers ?? [], at)
}
