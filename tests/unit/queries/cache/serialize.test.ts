import { describe, expect, test } from 'vitest'
import { deserialize, serialize } from '../../../../src/queries/cache/serialize.ts'

const roundTrip = (value: unknown) => deserialize(serialize(value))

describe('serialize and deserialize', () => {
  test.each([
    ['a bigint beyond the range of numbers', 2n ** 255n],
    ['a negative bigint', -1n],
    ['undefined', undefined],
    ['undefined in an object and in an array', { a: undefined, list: [undefined, 1, null] }],
    ['strings that look escaped', ['$n12', '$u', '$', '$$', '$sx', 'plain']],
    ['property names that look escaped', { $n: '$u', $u: 1n }],
    ['a property named __proto__', JSON.parse('{"__proto__":{"polluted":true}}') as unknown],
    [
      'everything that JSON has',
      { text: 'ü', number: 1.5, yes: true, nothing: null, nested: [[{}]] },
    ],
  ])('preserve %s', (_, value) => expect(roundTrip(value)).toStrictEqual(value))

  test('don’t change the prototype of other objects', () => {
    roundTrip(JSON.parse('{"__proto__":{"polluted":true}}'))
    expect({}).not.toHaveProperty('polluted')
  })
})

describe('deserialize', () => {
  test.each([
    ['text that is not JSON', '{'],
    ['an unknown escape', '"$x"'],
    ['an invalid bigint', '"$n1x"'],
  ])('rejects %s', (_, text) => expect(() => deserialize(text)).toThrow(SyntaxError))
})
