import { expect, test } from 'vitest'
import { oncePer } from '../../../src/queries/oncePer.ts'

test('a function is called once for each object and text', () => {
  const calls: string[] = []
  const of = oncePer((pages: readonly string[], text) => {
    calls.push(`${pages.join()} ${text}`)
    return pages.length > 1 ? { words: `${pages.join()} ${text}` } : undefined
  })
  const [first, same] = [
    ['a', 'b'],
    ['a', 'b'],
  ]
  expect(of(first, 'UTC')).toBe(of(first, 'UTC'))
  expect(of(first, 'Asia/Tokyo')).toEqual({ words: 'a,b Asia/Tokyo' })
  expect(of(first)).toEqual({ words: 'a,b ' })
  expect(of(same, 'UTC')).toEqual(of(first, 'UTC'))
  expect(of(same, 'UTC')).not.toBe(of(first, 'UTC'))
  expect(calls).toEqual(['a,b UTC', 'a,b Asia/Tokyo', 'a,b ', 'a,b UTC'])
})

test('a result may be undefined', () => {
  let calls = 0
  const of = oncePer<readonly string[], undefined>(() => void (calls += 1))
  const value: string[] = []
  of(value)
  of(value)
  expect(calls).toBe(1)
})
