import { describe, expect, test } from 'vitest'
import { pack, unpack } from '../../../../src/queries/cache/serialize.ts'

const back = (value: unknown) => unpack(pack(value))

describe('what is packed and unpacked', () => {
  test.each([
    ['a bigint beyond all numbers', 2n ** 255n],
    ['a negative bigint', -1n],
    ['undefined', undefined],
    ['undefined in an object and in a list', { a: undefined, list: [undefined, 1, null] }],
    ['texts that look packed', ['$n12', '$u', '$', '$$', '$sx', 'plain']],
    ['names that look packed', { $n: '$u', $u: 1n }],
    ['a name that is special to objects', JSON.parse('{"__proto__":{"polluted":true}}') as unknown],
    ['what JSON knows by itself', { text: 'ü', number: 1.5, yes: true, nothing: null, nested: [[{}]] }],
  ])('is the same: %s', (_, value) => expect(back(value)).toStrictEqual(value))

  test('a name that is special to objects changes no other object', () => {
    back(JSON.parse('{"__proto__":{"polluted":true}}'))
    expect({}).not.toHaveProperty('polluted')
  })
})

describe('what was never packed', () => {
  test.each([
    ['no JSON', '{'],
    ['another kind of text', '"$x"'],
    ['a bigint that is none', '"$n1x"'],
  ])('is refused: %s', (_, text) => expect(() => unpack(text)).toThrow(SyntaxError))
})
