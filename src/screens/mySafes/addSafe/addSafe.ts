import { type ChainSummary, sameAddress, type SafeRef, zeroAddress } from '#base'
import { parseAddress } from '#safe'
import { sameSafe } from '../../preferences.ts'

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
 * Parses user input as the address of a Safe on the selected chain, optionally with an EIP-3770 prefix.
 * Mixed-case addresses must have a valid EIP-55 checksum. Whether a Safe exists at the address is up to the gateway.
 */
export function readAddress(typed: string, chains: readonly ChainSummary[], chosen: string, known: readonly SafeRef[]): AddressInput {
  const expected = chains.find((one) => one.chainId === chosen)?.shortName
  const read = parseAddress(typed, { known: chains.map(({ shortName }) => shortName), ...(expected === undefined ? {} : { expected }) })
  if (!read.ok) return wrong(problemOf(read.reason, typed.trim(), chains))
  if (sameAddress(read.address, zeroAddress)) return wrong({ why: 'zero' })
  const at: SafeRef = { chainId: chosen, address: read.address }
  return known.some((one) => sameSafe(one, at)) ? wrong({ why: 'known' }) : { status: 'usable', at }
}

type Refusal = Extract<ReturnType<typeof parseAddress>, { ok: false }>['reason']

function problemOf(reason: Refusal, text: string, chains: readonly ChainSummary[]): AddressProblem {
  const [prefix = '', body = text] = text.includes(':') ? text.split(':', 2) : []
  switch (reason) {
    case 'empty':
      return { why: 'empty' }
    case 'badChecksum':
      return { why: 'checksum' }
    case 'unknownPrefix':
      return { why: 'unknownPrefix', prefix }
    case 'wrongPrefix': {
      const chain = chains.find(({ shortName }) => shortName === prefix)
      return chain ? { why: 'otherChain', prefix, chain } : { why: 'unknownPrefix', prefix }
    }
    case 'invalid':
      return malformed(body.trim())
  }
}

/** Why an address is malformed: not hex, or the wrong number of digits. */
function malformed(body: string): AddressProblem {
  if (!/^(0|0x[0-9a-f]*)?$/i.test(body)) return { why: 'notAddress' }
  const have = Math.max(0, body.length - 2)
  return { why: have > digits ? 'tooLong' : 'unfinished', have }
}

/** Whether a problem is shown while typing; the others are shown when the field loses focus. */
export const isShownImmediately = ({ why }: AddressProblem): boolean => why !== 'empty' && why !== 'unfinished' && why !== 'notAddress'
