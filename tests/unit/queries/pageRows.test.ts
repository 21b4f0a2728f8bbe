import { expect, it } from 'vitest'
import { rowsOf } from '../../../src/queries/pagedQuery.ts'
import { rounds } from '../../size.ts'
import { random } from '../safe/random.ts'

it('rows that were set aside keep their places, and none is lost beyond the end', () => {
  const draw = random()
  for (let round = 0; round < rounds(500); round++) {
    const results = Array.from({ length: draw.upTo(5) }, (_, at) => `row ${at}`)
    const indexes = new Set(Array.from({ length: draw.upTo(5) }, () => draw.upTo(12)))
    const unreadable = [...indexes].map((index) => ({
      index,
      problem: 'invalid',
      field: [],
      row: null,
    }))
    const rows = rowsOf({ results, unreadable })
    const told =
      `seed ${draw.seed}, round ${round}: ` + `${results.length} rows, ${[...indexes].join()} aside`
    const read = rows.flatMap((row) => ('item' in row ? [row.item] : []))
    expect(read, told).toEqual(results)
    const aside = rows.flatMap((row, at) =>
      'unreadable' in row ? [[at, row.unreadable.index] as const] : [],
    )
    expect(aside).toHaveLength(indexes.size)
    expect(new Set(aside.map(([, index]) => index)), told).toEqual(indexes)
    const areWithin = [...indexes].every((index) => index < rows.length)
    expect(!areWithin || aside.every(([at, index]) => at === index), told).toBe(true)
  }
})
