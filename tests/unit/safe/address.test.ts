import { describe, expect, it } from 'vitest'
import { checksumAddress, isChecksummed, parseAddress, prefixedAddress } from '#safe'
import { a } from './vectors.ts'

const lower = a.address.toLowerCase() as typeof a.address
const expected = { expected: 'eth', known: ['eth', 'hol'] }

describe('a typed address', () => {
  it.each([
    [a.address, { ok: true, address: a.address, prefix: null, checked: true }],
    [`  ${a.address} `, { ok: true, address: a.address, prefix: null, checked: true }],
    [`eth:${a.address}`, { ok: true, address: a.address, prefix: 'eth', checked: true }],
    [lower, { ok: true, address: a.address, prefix: null, checked: false }],
    [
      `0X${lower.slice(2).toUpperCase()}`,
      { ok: true, address: a.address, prefix: null, checked: false },
    ],
    [`hol:${lower}`, { ok: false, reason: 'wrongPrefix' }],
    [`xyz:${lower}`, { ok: false, reason: 'unknownPrefix' }],
    [a.address.replace('E7E3', 'e7E3'), { ok: false, reason: 'badChecksum' }],
    [lower.slice(0, -1), { ok: false, reason: 'invalid' }],
    [`${lower}0`, { ok: false, reason: 'invalid' }],
    ['eth:', { ok: false, reason: 'invalid' }],
    ['vitalik.eth', { ok: false, reason: 'invalid' }],
    ['   ', { ok: false, reason: 'empty' }],
  ])('%j', (text, result) => {
    expect(parseAddress(text, expected)).toEqual(result)
  })

  it('may have any prefix where no chain is open', () => {
    expect(parseAddress(`hol:${lower}`)).toMatchObject({ ok: true, prefix: 'hol' })
  })
})

it('an address is written with its checksum and its chain', () => {
  expect(checksumAddress(lower)).toBe(a.address)
  expect(isChecksummed(a.address)).toBe(true)
  expect(isChecksummed(lower)).toBe(false)
  expect(isChecksummed('0x12')).toBe(false)
  expect(prefixedAddress('eth', lower)).toBe(`eth:${a.address}`)
})
