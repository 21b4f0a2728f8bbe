import { getAddress, type Hex } from 'viem'
import { safes } from '../chain/genesis/places.ts'
import { impostor, replaceSingleton } from '../chain/impostor.ts'
import type { Chain } from '../chain/types.ts'

/**
 * Switches the code behind the Treasury between the official and unofficial code, in a block of its
 * own. Restores only what the switch itself has replaced, possibly before a reload: a story can
 * replace the code as well.
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
      // A transaction may have changed it since.
      if (isImpostor()) await chain.overwrite(address, { storage: { '0x0': official } })
      official = undefined
    }
  }

  return async (isReplaced) => {
    if (chain.chainId !== chainId || BigInt(slotOf(chain)) === 0n) return
    // One at a time: two would treat the unofficial code as the original.
    last = last.then(() => turn(isReplaced))
    return last
  }
}
