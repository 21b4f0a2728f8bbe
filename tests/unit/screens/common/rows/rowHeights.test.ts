import { beforeEach, describe, expect, test } from 'vitest'
import {
  rowHeights,
  type RowSurroundings,
} from '../../../../../src/screens/common/rows/rowHeights.ts'

const at = { chainId: '1', address: '0x5afE3855358E112B5647B952709E6165e1c1eEEe' } as const
const here: RowSurroundings = { at, width: 1280, density: 'comfortable' }

describe('the height of a row', () => {
  beforeEach(() => {
    rowHeights('queue', { ...here, width: 0 })
    rowHeights('queue', here).set('a', 57)
  })
  test('is known on the way back to its list', () => {
    rowHeights('history', here)
    expect(rowHeights('queue', here).get('a')).toBe(57)
    expect(
      rowHeights('queue', {
        ...here,
        at: { ...at, address: at.address.toLowerCase() as typeof at.address },
      }).get('a'),
    ).toBe(57)
  })
  test('is not that of a row with the same key in another list', () =>
    expect(rowHeights('history', here).get('a')).toBeUndefined())
  test.each([
    ['a window of another width', { width: 390 }],
    ['another density', { density: 'compact' }],
    ['another Safe', { at: { ...at, chainId: '17000' } }],
  ])('is forgotten in %s', (_, change) => {
    expect(rowHeights('queue', { ...here, ...change }).get('a')).toBeUndefined()
    expect(rowHeights('queue', here).get('a')).toBeUndefined()
  })
})
