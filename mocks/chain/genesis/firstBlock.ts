import { keccak256, stringToHex } from 'viem'

import type { SealedBlock } from '../types.ts'

/** The parent of all blocks; it is empty. */
export const firstBlock = (chainId: number): SealedBlock => ({
  number: chainId === 1 ? 23_400_000 : 4_800_000,
  hash: keccak256(stringToHex(`coffer genesis ${chainId}`)),
  parentHash: keccak256(stringToHex(`before coffer ${chainId}`)),
  timestamp: Date.parse('2023-01-01T00:00:00Z') / 1000,
  transactions: [],
})
