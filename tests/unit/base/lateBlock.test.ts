import { describe, expect, it } from 'vitest'
import { isLateBlock, isTaskId } from '#base'

const said = (details: string, code = -32_000) => ({ code, details })

describe('a block that a node does not know yet', () => {
  it.each([
    'header not found',
    'block was not found',
    'Unknown block',
    'Unable to find block 0x1',
    'no state available for block 0x12',
  ])('is said as: %s', (details) => {
    expect(isLateBlock(said(details))).toBe(true)
  })

  it('is not what a contract says when it reverts', () => {
    expect(isLateBlock(said('execution reverted: unknown block', 3))).toBe(false)
    expect(isLateBlock(said('execution reverted: unknown block'))).toBe(false)
    expect(isLateBlock(said('unknown block', 3))).toBe(false)
  })

  it('is found at once in a message of any length', () => {
    expect(isLateBlock(said('no state '.repeat(300_000)))).toBe(false)
    expect(isLateBlock(new Error('x'.repeat(1_000_000)))).toBe(false)
  })
})

it('the ID of a task is part of a path', () => {
  expect(['0x12', 'a-b_c', '1'.repeat(77)].every(isTaskId)).toBe(true)
  expect(['', '../x', 'a b', 'x'.repeat(257), 1, null].some(isTaskId)).toBe(false)
})
