import { hexToBytes, type AccessList, type Hex } from 'viem'

const perTransaction = 21_000n
const perCreation = 32_000n
const perWordOfInitCode = 2n
const perAccessAddress = 2_400n
const perAccessSlot = 1_900n

/** EIP-3860: maximum size of creation code. */
export const initCodeLimit = 49_152

interface Priced {
  data: Hex
  create: boolean
  accessList?: AccessList | undefined
}

/**
 * The cost of a transaction before its first instruction, and its minimum cost (EIP-2028, 2930,
 * 3860, 7623).
 */
export function intrinsicGas({ data, create, accessList = [] }: Priced): {
  intrinsic: bigint
  floor: bigint
} {
  const bytes = hexToBytes(data)
  let zeros = 0
  for (const byte of bytes) if (byte === 0) zeros += 1
  const tokens = BigInt(zeros + (bytes.length - zeros) * 4)
  const creation = create
    ? perCreation + perWordOfInitCode * BigInt(Math.ceil(bytes.length / 32))
    : 0n
  const slots = accessList.reduce((sum, { storageKeys }) => sum + storageKeys.length, 0)
  const listed = perAccessAddress * BigInt(accessList.length) + perAccessSlot * BigInt(slots)
  return {
    intrinsic: perTransaction + tokens * 4n + creation + listed,
    floor: perTransaction + tokens * 10n,
  }
}
