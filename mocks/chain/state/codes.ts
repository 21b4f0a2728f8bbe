import { hexToBytes, keccak256, type Hash, type Hex } from 'viem'

// Code is addressed by its hash, so one table serves every chain.
const known = new Map<string, { hex: Hex; bytes?: Uint8Array }>()

export const emptyCodeHash: Hash =
  '0xc5d2460186f7233c927e7db2dcc703c0e500b653ca82273b7bfad8045d85a470'
const noBytes = new Uint8Array()

/** Registers code under its hash. */
export function learnCodes(codes: Readonly<Record<string, Hex>>): void {
  for (const [hash, hex] of Object.entries(codes)) if (!known.has(hash)) known.set(hash, { hex })
}

/** Registers one piece of code and returns its hash. */
export function learnCode(hex: Hex): Hash {
  const hash = keccak256(hex)
  if (!known.has(hash)) known.set(hash, { hex })
  return hash
}

export function codeBytes(hash: Hash | undefined): Uint8Array {
  if (hash === undefined || hash === emptyCodeHash) return noBytes
  const code = known.get(hash)
  if (!code)
    throw new Error(
      `The code ${hash} is not known: the state that names it was loaded without its codes.`,
    )
  return (code.bytes ??= hexToBytes(code.hex))
}

export function codeHex(hash: Hash | undefined): Hex {
  if (hash === undefined || hash === emptyCodeHash) return '0x'
  return known.get(hash)?.hex ?? '0x'
}
