import type { Hex } from '#base'
import { type ChainClient, type MinedTransaction, readMined } from '#chain'
import type { MinedByHash } from './historyLines.ts'

/** Maximum simultaneous requests for transactions. */
const atOnce = 50

export interface Reading {
  /** Whether to continue; otherwise it stops. */
  isWanted: () => boolean
  /** Called with the number of finished transactions, and of all. */
  onRead: (done: number, of: number) => void
}

/**
 * Mined transactions by their hashes; those that the node doesn't have, or doesn't return, are
 * missing. After a group of which it returns none for an error, the rest isn't requested. Never
 * rejects.
 */
export async function readMinedBy(
  node: ChainClient,
  hashes: ReadonlySet<Hex>,
  { isWanted, onRead }: Reading,
): Promise<MinedByHash> {
  const all = [...hashes]
  const found = new Map<string, MinedTransaction>()
  for (let at = 0; at < all.length; at += atOnce) {
    const group = all.slice(at, at + atOnce)
    const read = await Promise.allSettled(group.map((hash) => readMined(node, hash)))
    read.forEach((one, index) => {
      const hash = group[index]
      if (hash && one.status === 'fulfilled' && one.value) found.set(hash, one.value)
    })
    onRead(at + group.length, all.length)
    if (!isWanted() || read.every(({ status }) => status === 'rejected')) break
  }
  return found
}
