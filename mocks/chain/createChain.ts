import type { Hex } from 'viem'

import { createLock } from './lock.ts'
import { Ledger } from './ledger.ts'
import { answer, type Node } from './rpc/methods.ts'
import { createRunner } from './runner.ts'
import { RpcError } from './rpc/RpcError.ts'
import { deltaOf } from './state/accountChange.ts'
import { SealedState } from './state/SealedState.ts'
import { pastViews, viewOf } from './state/views.ts'
import type { BlockStore, Chain, ChainBlock, Genesis, StoredBlock } from './types.ts'

export interface ChainOptions {
  chainId: number
  genesis: Genesis
  /** Milliseconds; block timestamps follow it, but never decrease. */
  now: () => number
  store?: BlockStore
}

/**
 * Creates a chain from a genesis. Each sent transaction becomes a block immediately. With a store,
 * the blocks of earlier visits are replayed first; blocks that do not fit the genesis (it was
 * rebuilt) or each other (two tabs, one reset) are discarded.
 */
export async function createChain({ chainId, genesis, now, store }: ChainOptions): Promise<Chain> {
  if (genesis.chainId !== chainId)
    throw new Error(`This genesis is for chain ${genesis.chainId}, not for ${chainId}.`)
  const sealed = new SealedState(genesis.layers)
  const ledger = new Ledger(genesis.blocks, genesis.past)
  const made = await replay(store, ledger, sealed)

  const listeners = new Set<(block: ChainBlock) => void>()
  const runner = createRunner({
    chainId,
    sealed,
    ledger,
    now,
    locked: createLock(),
    keep: (stored) => keepIn(store, stored),
    onSealed(stored) {
      made.push(stored)
      const block = ledger.block(stored.block.number)
      if (block) for (const listener of listeners) listener(block)
    },
  })
  const node: Node = { chainId, ledger, sealed, runner, names: genesis.names }

  const view = viewOf(sealed)
  const viewAt = pastViews(genesis.layers, made)
  return {
    chainId,
    ...view,
    get height() {
      return BigInt(ledger.tip.number)
    },
    request: ({ method, params }) => answer(node, method, params),
    onBlock(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    block: (number) => ledger.block(Number(number)),
    transaction: (hash) => ledger.transaction(hash),
    receipt: (hash) => ledger.receipt(hash),
    logs: (filter) => ledger.logs(filter),
    async call(message) {
      const result = await answer(node, 'eth_call', [message, 'latest'])
      if (typeof result !== 'string') throw new RpcError(-32603, 'The call returned no bytes.')
      return result as Hex
    },
    at: (height) => (height >= BigInt(ledger.tip.number) ? view : viewAt(Number(height))),
    overwrite: (address, change) => runner.overwrite(() => deltaOf(sealed, address, change)),
    nonceOf: (address) => sealed.account(address.toLowerCase())?.nonce ?? 0,
  }
}

/**
 * Blocks are stored by number: if another tab has stored one with the same number, ours is
 * discarded.
 */
async function keepIn(store: BlockStore | undefined, stored: StoredBlock): Promise<void> {
  await store?.append(stored).catch((cause: unknown) => {
    const why = cause instanceof Error ? cause.message : String(cause)
    throw new RpcError(
      -32603,
      'The block could not be kept, perhaps because another tab went on before this one. ' +
        `Reload the page. (${why})`,
    )
  })
}

async function replay(
  store: BlockStore | undefined,
  ledger: Ledger,
  sealed: SealedState,
): Promise<StoredBlock[]> {
  const blocks = (await store?.load()) ?? []
  const linked = blocks.every(
    ({ block }, place) => block.parentHash === (blocks[place - 1]?.block.hash ?? ledger.tip.hash),
  )
  if (!linked) {
    await store?.clear()
    return []
  }
  for (const { block, state } of blocks) {
    ledger.append(block)
    sealed.apply(state)
  }
  return [...blocks]
}
