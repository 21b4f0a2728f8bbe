import { type Address, type ChainSummary, isAddressLike, sameAddress, type SafeRef, zeroAddress } from '#base'
import { checksumAddress } from '#safe'
import { sameSafe } from '../preferences.ts'

/** Hex digits of an address, after the 0x. */
const digits = 40

export type AddressProblem =
  | { why: 'empty' }
  | { why: 'notAddress' }
  | { why: 'unfinished' | 'tooLong'; have: number }
  | { why: 'checksum' }
  | { why: 'otherChain'; prefix: string; chain: ChainSummary }
  | { why: 'unknownPrefix'; prefix: string }
  | { why: 'zero' }
  | { why: 'known' }

export type AddressInput = { status: 'usable'; at: SafeRef } | { status: 'wrong'; problem: AddressProblem }

const wrong = (problem: AddressProblem): AddressInput => ({ status: 'wrong', problem })

/**
 * Reads what a person typed or pasted as the address of a safe on the chosen chain: bare, or with an EIP-3770 prefix.
 * Letters of one case carry no checksum; mixed ones must fit EIP-55. Whether a safe is there only the gateway knows.
 */
export function readAddress(typed: string, chains: readonly ChainSummary[], chosen: string, known: readonly SafeRef[]): AddressInput {
  const text = typed.trim()
  if (text === '') return wrong({ why: 'empty' })
  const { prefix, body } = splitPrefix(text)
  if (prefix !== undefined) {
    const chain = chains.find((one) => one.shortName === prefix)
    if (!chain) return wrong({ why: 'unknownPrefix', prefix })
    if (chain.chainId !== chosen) return wrong({ why: 'otherChain', prefix, chain })
  }
  if (!isAddressLike(body)) return wrong(problemOf(body))
  if (!fitsChecksum(body)) return wrong({ why: 'checksum' })
  if (sameAddress(body, zeroAddress)) return wrong({ why: 'zero' })
  const at: SafeRef = { chainId: chosen, address: checksumAddress(body) }
  return known.some((one) => sameSafe(one, at)) ? wrong({ why: 'known' }) : { status: 'usable', at }
}

function splitPrefix(text: string): { prefix: string | undefined; body: string } {
  const colon = text.indexOf(':')
  return colon < 0 ? { prefix: undefined, body: text } : { prefix: text.slice(0, colon).trim().toLowerCase(), body: text.slice(colon + 1).trim() }
}

function problemOf(body: string): AddressProblem {
  if (!/^(0|0x[0-9a-f]*)?$/i.test(body)) return { why: 'notAddress' }
  const have = Math.max(0, body.length - 2)
  return { why: have > digits ? 'tooLong' : 'unfinished', have }
}

function fitsChecksum(address: Address): boolean {
  const body = address.slice(2)
  return body === body.toLowerCase() || body === body.toUpperCase() || checksumAddress(address) === address
}

/** Whether a problem is told while a person still types; the others wait until the field is left. */
export const isToldAtOnce = ({ why }: AddressProblem): boolean => why !== 'empty' && why !== 'unfinished' && why !== 'notAddress' && why !== 'unknownPrefix'
