import { type Address, sameAddress } from '#base'
import { type Hex, isHex, stringToHex, type TypedDataDefinition } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import type { Person } from './people.ts'
import { invalidParams, notAuthorized, ProviderError } from './ProviderError.ts'

/**
 * Signs bytes as a personal message (EIP-191). Text that is not hex is treated as UTF-8, like in
 * wallets.
 */
export function signMessage(person: Person, address: unknown, data: unknown): Promise<Hex> {
  mustBe(person, address)
  if (typeof data !== 'string') throw invalidParams('The message must be a string.')
  return privateKeyToAccount(person.privateKey).signMessage({
    message: { raw: isHex(data) ? data : stringToHex(data) },
  })
}

/**
 * Signs typed data (EIP-712), given as an object or as JSON. Like MetaMask, it rejects data for
 * another chain.
 */
export function signTypedData(
  person: Person,
  chainId: number,
  address: unknown,
  data: unknown,
): Promise<Hex> {
  mustBe(person, address)
  const typed = (typeof data === 'string' ? JSON.parse(data) : data) as TypedDataDefinition
  const named = typed.domain?.chainId
  if (named !== undefined && Number(named) !== chainId) {
    throw new ProviderError(
      -32603,
      `Provided chainId "${Number(named)}" must match the active chainId "${chainId}"`,
    )
  }
  return privateKeyToAccount(person.privateKey).signTypedData(typed)
}

/** The recipient of the funds if malware changes the signed data. */
const attacker: Address = '0xbadbadbadbadbadbadbadbadbadbadbadbadbad0'

/** What malware signs instead: a transaction to the attacker, or any other text. */
export function anotherThan(data: unknown): unknown {
  const typed = (
    typeof data === 'string' && data.startsWith('{') ? JSON.parse(data) : data
  ) as TypedDataDefinition
  return typeof typed === 'object' && typed !== null
    ? { ...typed, message: { ...typed.message, to: attacker } }
    : 'Something else'
}

function mustBe(person: Person, address: unknown): void {
  if (typeof address !== 'string' || !sameAddress(person.address, address)) throw notAuthorized()
}
