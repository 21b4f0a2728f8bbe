import {
  concat,
  encodeFunctionData,
  getAddress,
  hashMessage,
  pad,
  parseAbi,
  recoverAddress,
  size,
  toHex,
  type Address,
  type Hex,
} from 'viem'
import type { Chain } from '../../chain/types.ts'

export interface Signer {
  owner: Address
  /** This owner's part of the blob, usable on its own. */
  signature: Hex
}

/** A hash, and the bytes that have it where they are known. */
interface Signed {
  hash: Hex
  bytes?: Hex
}

const abi = parseAbi([
  'function approvedHashes(address owner, bytes32 hash) view returns (uint256)',
  'function isValidSignature(bytes32 hash, bytes signature) view returns (bytes4)',
])
const olderAbi = parseAbi([
  'function isValidSignature(bytes data, bytes signature) view returns (bytes4)',
])
const slice = (blob: Hex, start: number, end: number): Hex =>
  `0x${blob.slice(2 + start * 2, 2 + end * 2)}`
const asNumber = (bytes: Hex) => Number(BigInt(bytes === '0x' ? 0 : bytes))

/**
 * The parts of a signature blob: 65 bytes each, and the dynamic part of a contract signature. An
 * incomplete part is ignored.
 */
export function splitSignatures(blob: Hex): { part: Hex; v: number; dynamic: Hex }[] {
  const parts: { part: Hex; v: number; dynamic: Hex }[] = []
  // Dynamic parts follow the static ones: the first of them ends the list.
  let end = size(blob)
  for (let at = 0; at + 65 <= end; at += 65) {
    const part = slice(blob, at, at + 65)
    const v = asNumber(slice(part, 64, 65))
    const start = v === 0 ? Number(BigInt(slice(part, 32, 64)) % 1_000_000n) : end
    end = Math.min(end, start)
    parts.push({
      part,
      v,
      dynamic:
        v === 0
          ? slice(blob, start + 32, start + 32 + asNumber(slice(blob, start, start + 32)))
          : '0x',
    })
  }
  return parts
}

/**
 * Unpacks a signature blob and finds the signers: keys by recovery, approved hashes and contracts
 * with on-chain calls. Undefined if any part is invalid.
 */
export async function readSigners(
  chain: Chain,
  safe: Address,
  hash: Hex,
  blob: Hex,
  bytes?: Hex,
): Promise<Signer[] | undefined> {
  const found: Signer[] = []
  for (const { part, v, dynamic } of splitSignatures(blob)) {
    const first = getAddress(slice(part, 12, 32))
    if (v === 0) {
      if (!(await contractSigned(chain, first, { hash, ...(bytes && { bytes }) }, dynamic)))
        return undefined
      // On its own, the dynamic part directly follows the only static one.
      found.push({
        owner: first,
        signature: concat([
          pad(first),
          toHex(65, { size: 32 }),
          '0x00',
          toHex(size(dynamic), { size: 32 }),
          dynamic,
        ]),
      })
    } else if (v === 1) {
      if (!(await approved(chain, safe, first, hash))) return undefined
      found.push({ owner: first, signature: part })
    } else {
      const owner = await recovered(hash, part, v)
      if (!owner) return undefined
      found.push({ owner, signature: part })
    }
  }
  return found.length ? found : undefined
}

/** v above 30 marks `eth_sign`: the prefixed hash was signed, and 4 was added to v. */
async function recovered(hash: Hex, part: Hex, v: number): Promise<Address | undefined> {
  const prefixed = v > 30
  if (!prefixed && v !== 27 && v !== 28) return undefined
  const plain: Hex = `${slice(part, 0, 64)}${(prefixed ? v - 4 : v).toString(16).padStart(2, '0')}`
  try {
    return await recoverAddress({
      hash: prefixed ? hashMessage({ raw: hash }) : hash,
      signature: plain,
    })
  } catch {
    return undefined
  }
}

async function approved(chain: Chain, safe: Address, owner: Address, hash: Hex): Promise<boolean> {
  const answer = await chain.call({
    to: safe,
    data: encodeFunctionData({ abi, functionName: 'approvedHashes', args: [owner, hash] }),
  })
  return BigInt(answer) !== 0n
}

/** Asks a contract about the hash, and with the older call about the bytes. */
async function contractSigned(
  chain: Chain,
  owner: Address,
  { hash, bytes }: Signed,
  signature: Hex,
): Promise<boolean> {
  const functionName = 'isValidSignature'
  const current = encodeFunctionData({ abi, functionName, args: [hash, signature] })
  if (await answers(chain, owner, current, '0x1626ba7e')) return true
  if (!bytes) return false
  const older = encodeFunctionData({ abi: olderAbi, functionName, args: [bytes, signature] })
  return answers(chain, owner, older, '0x20c13b0b')
}

const answers = (chain: Chain, to: Address, data: Hex, magic: Hex): Promise<boolean> =>
  chain.call({ to, data }).then(
    (answer) => answer.startsWith(magic),
    () => false,
  )
