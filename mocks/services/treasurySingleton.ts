import { getAddress, type Hex } from 'viem'
import { safes } from '../chain/genesis/places.ts'
import { impostor, replaceSingleton } from '../chain/impostor.ts'
import type { Chain } from '../chain/types.ts'

/**
 * Switches the code behind the Treasury between the official and unofficial code, in a block of its
 * own. Only what the switch has replaced, maybe before a reload, is put back: a story can replace
 * the code as well.
 */
export function treasurySingletonOf(chain: Chain): (isReplaced: boolean) => Promise<void> {
  const { address, chainId } = safes.treasury
  const slotOf = (view: Pick<Chain, 'storageAt'>): Hex => view.storageAt(address, 0n)
  const isImpostor = () => getAddress(`0x${slotOf(chain).slice(-40)}`) === impostor
  // The state of the genesis, if the page was reloaded since.
  let official = isImpostor() ? slotOf(chain.at(0n)) : undefined
  let last = Promise.resolve()

  async function turn(isReplaced: boolean): Promise<void> {
    if (isReplaced && !isImpostor()) {
      official = slotOf(chain)
      await replaceSingleton(chain, address)
    } else if (!isReplaced && official !== undefined) {
      // Someone may have changed it with a transaction since.
      if (isImpostor()) await chain.overwrite(address, { storage: { '0x0': official } })
      official = undefined
    }
  }

  return async (isReplaced) => {
    if (chain.chainId !== chainId || BigInt(slotOf(chain)) === 0n) return
    // One at a time: two would replace the unofficial code on its own.
    last = last.then(() => turn(isReplaced))
    return last
  }
}
