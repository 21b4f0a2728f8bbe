import { isLateBlock, nodeWords } from '#base'

/** How nodes of all kinds report that they have dropped a block's state. */
const words = new RegExp(
  ['missing trie node', 'state\\b.{0,90}\\b(?:not |un)available', 'pruned|pruning'].join('|'),
  'i',
)

/** Whether a read failed because the node doesn't have the state of the block that was read. */
export function lacksState(error: unknown): boolean {
  for (let at: unknown = error; at instanceof Error; at = at.cause)
    if (isLateBlock(at) || words.test(nodeWords(at))) return true
  return false
}
