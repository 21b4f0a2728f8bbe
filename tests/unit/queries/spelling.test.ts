import { readdirSync } from 'node:fs'
import { getAddress } from 'viem'
import { expect, test } from 'vitest'
import type { SafeMessage, TransactionDetails } from '#gateway'
import { toMessage } from '#queries'
import { toTransactionDetail } from '../../../src/queries/transaction/transaction.ts'
import { recorded } from './recordedGateway.ts'

// Hex has one spelling where wire becomes domain, whatever letter case a gateway sends: addresses
// have their checksum, bytes are in lower case.

/** Texts that are spelled in another letter case; those of typed data and decoded calls stay. */
const respelled = (value: unknown, spell: (digits: string) => string): unknown => {
  if (typeof value === 'string')
    return value.replace(/0x[\da-fA-F]+/g, (hex) => `0x${spell(hex.slice(2))}`)
  if (Array.isArray(value)) return value.map((one) => respelled(one, spell))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [
      key,
      key === 'parameters' || key === 'message' ? one : respelled(one, spell),
    ]),
  )
}

const upper = (digits: string) => digits.toUpperCase()
const lower = (digits: string) => digits.toLowerCase()

const details = readdirSync(new URL('../../contract/samples/today', import.meta.url)).filter(
  (file) => file.startsWith('details_'),
)

test.each(details)('%s has one spelling', (file) => {
  const toDomain = (wire: unknown) => {
    const { id: _, ...detail } = toTransactionDetail(wire as TransactionDetails, '1')
    return detail
  }
  const sent = recorded(`today/${file}`)
  const spelled = toDomain(respelled(sent, upper))
  expect(spelled).toEqual(toDomain(respelled(sent, lower)))
  const texts = JSON.stringify(spelled, (_, one: unknown) =>
    typeof one === 'bigint' ? String(one) : one,
  ).matchAll(/"(0x[\da-fA-F]*)"(?!:)/g)
  for (const [, hex = ''] of texts)
    expect(hex).toBe(hex.length === 42 ? getAddress(hex) : hex.toLowerCase())
})

test('a message has one spelling', () => {
  const sent = recorded('today/message.json')
  const toDomain = (spell: typeof upper) => toMessage(respelled(sent, spell) as SafeMessage)
  expect(toDomain(upper)).toEqual(toDomain(lower))
})
