import { expect, it } from 'vitest'
import { describe } from '../../../../src/apps/conformance/describe.ts'

const answer = (fields: Record<string, unknown>) =>
  describe({ fields } as Parameters<typeof describe>[0])

it('a response is described by its data, or by its code and error', () => {
  expect(describe(undefined)).toBe('no response')
  expect(answer({ success: true, data: { value: 5n } })).toBe('{"value":"5"}')
  expect(answer({ success: true })).toBe('undefined')
  expect(answer({ success: false, error: 'Rejected', code: 4001 })).toBe('4001, Rejected')
  expect(answer({ error: 'Rejected', data: 'x' })).toBe('no code, Rejected')
})

it('a long one is cut to 120 characters, with an ellipsis', () => {
  const quoted = (length: number) => answer({ success: true, data: 'x'.repeat(length - 2) })
  expect(quoted(120)).toBe(`"${'x'.repeat(118)}"`)
  expect(quoted(121)).toBe(`"${'x'.repeat(118)}…`)
  expect(answer({ error: 'x'.repeat(500) })).toHaveLength(120)
})
