import { expect, test } from 'vitest'
import {
  fieldsIn,
  showFields,
  type ShownFields,
  textsIn,
} from '../../../../src/screens/messages/sign/typedFields.ts'

const types = {
  Order: [
    { name: 'items', type: 'Item[]' },
    { name: 'recipient', type: 'address' },
  ],
  Item: [
    { name: 'token', type: 'address' },
    { name: 'amount', type: 'uint256' },
  ],
}
const fieldsOf = (value: unknown, type = 'Order') => fieldsIn(types, { type, value }) ?? []
const items = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ token: '0x', amount: index }))
const countOf = ({ shown }: ShownFields): number =>
  shown.reduce((sum, { within }) => sum + 1 + (within ? countOf(within) : 0), 0)

test('lists the fields of a struct in the order of its type, and numbers items of a list', () => {
  const { shown } = showFields(types, fieldsOf({ recipient: '0x', items: items(2) }))
  expect(shown.map(({ name, type }) => [name, type])).toEqual([
    ['items', 'Item[]'],
    ['recipient', 'address'],
  ])
  const list = shown[0]?.within?.shown
  expect(list?.map(({ name, type }) => [name, type])).toEqual([
    ['1', 'Item'],
    ['2', 'Item'],
  ])
  expect(list?.[1]?.within?.shown.map(({ name, value }) => [name, value])).toEqual([
    ['token', '0x'],
    ['amount', 1],
  ])
})

test('peels one dimension of a nested list at a time', () => {
  const [inner] = fieldsIn({}, { type: 'uint8[2][]', value: [[1, 2]] }) ?? []
  expect(inner).toMatchObject({ name: '1', type: 'uint8[2]' })
  expect(fieldsIn({}, inner!)?.map(({ type }) => type)).toEqual(['uint8', 'uint8'])
})

test('shows what follows a long list, and says how many of its items are left', () => {
  const { shown, rest } = showFields(types, fieldsOf({ items: items(1000), recipient: '0x' }))
  expect(rest).toEqual([])
  expect(shown.map(({ name }) => name)).toEqual(['items', 'recipient'])
  expect(shown[0]?.within?.shown).toHaveLength(20)
  expect(shown[0]?.within?.rest).toHaveLength(980)
  expect(shown[0]?.within?.rest[0]).toMatchObject({ name: '21', value: { amount: 20 } })
})

test('never shows more rows than there is room for, however deep they are', () => {
  const branching = (depth: number): unknown =>
    depth === 0 ? 1 : Array.from({ length: 20 }, () => branching(depth - 1))
  const value = branching(4)
  const shown = showFields({}, fieldsIn({}, { type: 'uint8[][][][]', value }) ?? [])
  expect(countOf(shown)).toBe(60)
  // What is folded is still counted.
  expect(shown.shown.at(-1)?.within).toMatchObject({ shown: [], rest: { length: 20 } })
})

test('reads thousands of levels without running out of stack', () => {
  let value: unknown = 1
  for (let level = 0; level < 50_000; level += 1) value = [value]
  expect(() => showFields({}, [{ name: 'a', type: 'uint8', value }])).not.toThrow()
  expect(textsIn(value)).toEqual([])
})

test('finds every name and text', () => {
  const found = textsIn({ a: 'b', c: [{ d: 'e' }], f: 1, g: null })
  expect(found.toSorted()).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g'])
})
