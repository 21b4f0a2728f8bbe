import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it, test } from 'vitest'
import { isAddressLike, isChainId, isHexBytes, isHexWord, isUint256 } from '#base'

const word = `0x${'aB'.repeat(32)}`
const address = `0x${'aB'.repeat(20)}`

describe('bytes in hex', () => {
  it('are 0x and whole bytes', () => {
    for (const value of ['0x', '0x00', '0xaBcD', word, address])
      expect(isHexBytes(value), value).toBe(true)
    expect(isHexBytes('0x00', 1)).toBe(true)
    expect(isHexBytes('0x00', 2)).toBe(false)
    expect([isHexWord(word), isAddressLike(address)]).toEqual([true, true])
    expect([isHexWord(address), isAddressLike(word)]).toEqual([false, false])
  })

  it.each(['', '0', '0X', '0x0', '0X00', '00', ' 0x00', '0x00 ', '0x00\n', '0xg0', '0x０0'])(
    'are not %j',
    (value) => expect(isHexBytes(value)).toBe(false),
  )

  it.each([null, undefined, 0, ['0x00'], new String('0x00')])('are a text, not %j', (value) =>
    expect(isHexBytes(value)).toBe(false),
  )

  it.each([word, address])('have one prefix: %s', (value) => {
    const other = `0X${value.slice(2)}`
    expect([isHexWord(other), isAddressLike(other)]).toEqual([false, false])
  })
})

describe('a number of a contract', () => {
  const limit = 2n ** 256n
  it.each(['0', '1', '10', String(limit - 1n)])('is %s', (value) =>
    expect(isUint256(value)).toBe(true),
  )
  it.each([
    '',
    '00',
    '01',
    '-1',
    '+1',
    '1.',
    '1e3',
    '0x1',
    ' 1',
    '1\n',
    '１',
    String(limit),
    '9'.repeat(78),
    '1'.repeat(80_000),
  ])('is not %.20s', (value) => expect(isUint256(value)).toBe(false))
  it('is a chain id as long as JavaScript can tell it from others', () => {
    expect(['1', '17000', String(Number.MAX_SAFE_INTEGER)].filter(isChainId)).toHaveLength(3)
    expect(['', '0', '01', '9007199254740992', '1'.repeat(78), '0x1', 1].filter(isChainId)).toEqual(
      [],
    )
  })
})

test('no pattern of hex takes 0X for 0x', () => {
  const files = readdirSync('src', { recursive: true, withFileTypes: true }).filter(
    (one) => one.isFile() && /\.tsx?$/.test(one.name),
  )
  expect(files.length).toBeGreaterThan(1_000)
  const loose = files.flatMap((one) => {
    const file = path.posix.join(one.parentPath, one.name)
    const found = readFileSync(file, 'utf8').matchAll(/\/\^?[^/\n]*0x[^/\n]*[$)]\/i\b/g)
    return [...found].map(([pattern]) => `${file}: ${pattern}`)
  })
  expect(loose).toEqual([])
})
