import type { ChainView, StateDelta, StoredBlock } from '../types.ts'
import { readSlot } from './readSlot.ts'
import { SealedState } from './SealedState.ts'

export const viewOf = (state: SealedState): ChainView => ({
  storageAt: (address, slot) => readSlot(state, address, slot),
  codeAt: (address) => state.code(address.toLowerCase()),
  balanceOf: (address) => BigInt(state.account(address.toLowerCase())?.balance ?? 0),
})

/**
 * States of earlier blocks, reconstructed from the changes of each block since the genesis. The
 * last one is cached.
 */
export function pastViews(
  layers: readonly StateDelta[],
  made: readonly StoredBlock[],
): (height: number) => ChainView {
  let last: { height: number; view: ChainView } | undefined
  return (height) => {
    if (last?.height === height) return last.view
    const state = new SealedState(layers)
    for (const { block, state: changed } of made) if (block.number <= height) state.apply(changed)
    last = { height, view: viewOf(state) }
    return last.view
  }
}
