import { describe, expect, it } from 'vitest'
import { readData } from '../../../src/safe/abi/index.ts'
import { dave, order, problem, value } from './abiValues.ts'

const lower = dave.toLowerCase()

describe('an argument', () => {
  it.each([
    ['address', lower, dave],
    ['uint8', '٢٥', 25n],
    ['int256[]', '[१, "-२", \'３\']', [1n, -2n, 3n]],
    ['bool', 'TRUE', true],
    ['bool', '1', true],
    ['bool', ' 0 ', false],
    ['uint8', '"255"', 255n],
    ['address', `'${lower}'`, dave],
    ['string', "'as it is'", "'as it is'"],
    ['bool[]', '[1, "0", \'true\', FALSE]', [true, false, true, false]],
    ['uint256[]', '[ "1 ", \' 2\']', [1n, 2n]],
    ['string[]', '["it\'s", "\'quoted\'"]', ["it's", "'quoted'"]],
    ['uint8', '255', 255n],
    ['uint256', '0xff', 255n],
    ['int8', '-128', -128n],
    ['string', '  as it is ', '  as it is '],
    ['string', '', ''],
    ['bytes', '0xABcd', '0xabcd'],
    ['bytes', '0x', '0x'],
    ['bytes4', '0x12345678', '0x12345678'],
    ['bytes32', '0x0', `0x${'00'.repeat(32)}`],
    [
      'uint256[]',
      '[1, 115792089237316195423570985008687907853269984665640564039457584007913129639935]',
      [1n, 2n ** 256n - 1n],
    ],
    ['address[2]', `[${dave}, "${lower}"]`, [dave, dave]],
    ['string[]', '["1, 2", "a \\"b\\""]', ['1, 2', 'a "b"']],
    ['uint256[][]', '[[1],[]]', [[1n], []]],
  ])('of type %s: %s', (type, typed, expected) => {
    expect(value(type, typed)).toEqual(expected)
  })

  it('of a tuple is typed as a list or with names', () => {
    const expected = [dave, [1n], ['hi', true]]
    expect(value('tuple', `["${dave}", [1], ["hi", true]]`, order)).toEqual(expected)
    expect(
      value(
        'tuple',
        `{"inner": {"on": true, "note": "hi"}, "to": "${dave}", "amounts": [1]}`,
        order,
      ),
    ).toEqual(expected)
  })

  it.each([
    ['address', '', 'empty', ''],
    ['address', '0x12', 'address', ''],
    ['address', `eth:${dave}`, 'address', ''],
    ['address[]', `["eth:${dave}"]`, 'address', '[0]'],
    ['address', dave.replace('D', 'd'), 'checksum', ''],
    ['bool', 'yes', 'bool', ''],
    ['bool', '2', 'bool', ''],
    ['bool[]', '["2"]', 'bool', '[0]'],
    ['uint8', "'1", 'whole', ''],
    ['uint8[]', "['1, 2']", 'list', ''],
    ['uint8[]', '[\'1\\"]', 'list', ''],
    ['uint8', '1.5', 'whole', ''],
    ['uint8', '1,000', 'whole', ''],
    ['uint8', '-1', 'negative', ''],
    ['uint8', '256', 'range', ''],
    ['int8', '128', 'range', ''],
    ['int8', '-129', 'range', ''],
    ['uint256', '9'.repeat(78), 'range', ''],
    ['uint256', '9'.repeat(100_000), 'range', ''],
    ['bytes', 'abc', 'hex', ''],
    ['bytes', '0xabc', 'oddHex', ''],
    ['bytes4', '0x1234', 'bytes', ''],
    ['uint256[]', '', 'empty', ''],
    ['uint256[]', '1, 2', 'list', ''],
    ['uint256[]', '[1, 2', 'list', ''],
    ['uint256[]', '[1, "x"]', 'whole', '[1]'],
    ['uint256[2]', '[1]', 'count', ''],
    ['uint256[2][]', '[[1, 2], [3]]', 'count', '[1]'],
    ['uint256[]', '{"0": 1}', 'list', ''],
  ])('of type %s rejects %s', (type, typed, why, path) => {
    expect(problem(type, typed)).toMatchObject({ why, path })
  })

  it('names the part of a tuple that is wrong', () => {
    expect(problem('tuple', `["${dave}", [1, -1], ["hi", true]]`, order)).toEqual({
      why: 'negative',
      path: '.amounts[1]',
    })
    expect(problem('tuple[]', `[{"to": "${dave}", "amounts": []}]`, order)).toEqual({
      why: 'missing',
      name: 'inner',
      path: '[0]',
    })
    expect(problem('tuple', '[1]', order)).toEqual({ why: 'count', count: 3, path: '' })
  })

  it('of a tuple isn’t an object where names repeat', () => {
    const twins = [
      { name: 'x', type: 'uint8' },
      { name: 'x', type: 'uint8' },
    ]
    expect(problem('tuple', '{"x": 1}', twins)).toEqual({ why: 'list', path: '' })
    expect(value('tuple', '[1, 2]', twins)).toEqual([1n, 2n])
  })

  it('of data is whole bytes', () => {
    expect(readData(' 0xABCD ')).toEqual({ ok: true, value: '0xabcd' })
    expect(readData('')).toEqual({ ok: true, value: '0x' })
    expect(readData('0xabc')).toMatchObject({ ok: false, problem: { why: 'oddHex' } })
    expect(readData('abcd')).toMatchObject({ ok: false, problem: { why: 'hex' } })
  })
})
