import type { BlockStore, StoredBlock } from '../types.ts'

/** Stores blocks in memory. */
export function memoryStore(): BlockStore {
  let kept: StoredBlock[] = []
  return {
    load: async () => [...kept],
    append: async (stored) => void kept.push(stored),
    clear: async () => void (kept = []),
  }
}
