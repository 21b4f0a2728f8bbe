import { type Address, type ChainSummary, sameAddress, zeroAddress } from '#base'
import { parseAddress } from '#safe'
import { readShared } from './readShared.ts'

/** Hex digits of an address, after the 0x. */
const digits = 40

export type AddressProblem =
  | { why: 'empty' }
  | { why: 'notAddress' }
  | { why: 'unfinished' | 'tooLong'; have: number }
  | { why: 'checksum' }
  | { why: 'unknownPrefix'; prefix: string }
  | { why: 'zero' }
  /** An ENS name without an address on the network; undefined for all networks. */
  | { why: 'nameNotFound'; name: string; network: string | undefined }
  /** An ENS name with other addresses on some of the networks. */
  | { why: 'nameDiffers'; name: string }
  /** A link or payment URI with more than an address: see `readShared`. */
  | { why: 'payment' | 'unknownLink' }
  /** An ENS name on a site without a node of mainnet. */
  | { why: 'noNames' }

export type TypedAddress =
  /** `chain` is that of the prefix or link, if there was one. */
  | { status: 'usable'; address: Address; chain: ChainSummary | undefined }
  /** Looks like an ENS name, whose address has to be looked up. */
  | { status: 'name'; name: string; chain: ChainSummary | undefined }
  | { status: 'wrong'; problem: AddressProblem }

const wrong = (problem: AddressProblem): TypedAddress => ({ status: 'wrong', problem })

/**
 * Parses user input as an address, optionally with an EIP-3770 prefix or in a form in which it is
 * shared (a payment URI, an account ID or a link), or as an ENS name. Mixed-case addresses must
 * have a valid EIP-55 checksum; the address is returned with it.
 */
export function readTypedAddress(typed: string, chains: readonly ChainSummary[]): TypedAddress {
  const text = typed.trim()
  const shared = readShared(text, chains)
  if (!shared) return readPlain(text, chains)
  if ('why' in shared) return wrong(shared)
  const { network } = shared
  const read = readPlain(shared.text.trim(), chains)
  if (!network || read.status === 'wrong') return read
  const chain = chains.find(({ chainId }) => chainId === network.chainId)
  return chain ? { ...read, chain } : wrong({ why: 'unknownPrefix', prefix: network.label })
}

function readPlain(text: string, chains: readonly ChainSummary[]): TypedAddress {
  if (isName(text)) return { status: 'name', name: text, chain: undefined }
  const read = parseAddress(text, { known: chains.map(({ shortName }) => shortName) })
  if (!read.ok) return wrong(problemOf(read.reason, text))
  if (sameAddress(read.address, zeroAddress)) return wrong({ why: 'zero' })
  return {
    status: 'usable',
    address: read.address,
    chain: chains.find(({ shortName }) => shortName === read.prefix),
  }
}

/**
 * `treasury.eth`: with a dot, and after it something with a letter, unlike in `1250.00`. Whether
 * the name is allowed is up to ENS.
 */
const isName = (text: string) => /^[^\s:/]+\.(?=[^.]*\p{L})[^\s:/.]{2,}$/u.test(text)

type Rejection = Extract<ReturnType<typeof parseAddress>, { ok: false }>['reason']

function problemOf(reason: Rejection, text: string): AddressProblem {
  const [prefix = '', body = text] = text.includes(':') ? text.split(':', 2) : []
  switch (reason) {
    case 'empty':
      return { why: 'empty' }
    case 'badChecksum':
      return { why: 'checksum' }
    case 'unknownPrefix':
    case 'wrongPrefix':
      return { why: 'unknownPrefix', prefix }
    case 'invalid':
      return malformed(body.trim())
  }
}

/** Why an address is malformed: not hex, or the wrong number of digits. */
function malformed(body: string): AddressProblem {
  if (!/^(0|0[xX][\da-fA-F]*)?$/.test(body)) return { why: 'notAddress' }
  const have = Math.max(0, body.length - 2)
  return { why: have > digits ? 'tooLong' : 'unfinished', have }
}

/** Whether a problem is shown while typing; the others are shown when the field loses focus. */
export const isShownWhileTyping = ({ why }: AddressProblem): boolean =>
  !['empty', 'unfinished', 'notAddress', 'unknownLink'].includes(why)
