import { describe, expect, it } from 'vitest'
import type { Fault, FaultList } from '../../../scripts/faults/fault.ts'
import { type Result, resultsOf, summary } from '../../../scripts/faults/summary.ts'
import { verdictOf } from '../../../scripts/faults/testFault.ts'

const failure = { file: 'tests/unit/safe/x.test.ts', test: 'adds', error: 'AssertionError' }
const text = 'start\nThe worker ran out of memory.'
const ended = { ok: false, isLate: false, text, failures: [], seconds: 2 }

describe('a run of tests with a fault', () => {
  it('catches it by a test that failed', () => {
    expect(verdictOf({ ...ended, failures: [failure] }, 300)).toEqual({
      failures: [failure],
      seconds: 2,
    })
    expect(verdictOf({ ...ended, ok: true }, 300)).toEqual({ failures: [], seconds: 2 })
  })

  it('reports nothing if it crashed or did not end', () => {
    const crashed = verdictOf(ended, 300)
    expect(crashed).toMatchObject({ failures: [], trouble: expect.stringContaining('memory') })
    expect(verdictOf({ ...ended, isLate: true }, 300)).toMatchObject({
      failures: [],
      trouble: 'still running after 300 seconds',
    })
  })
})

describe('the results of seeded faults', () => {
  const faults = ['caught', 'missed', 'crashed'].map((id): Fault => ({
    id,
    area: 'safe',
    file: 'src/safe/x.ts',
    line: 1,
    kind: 'operator',
    from: '<',
    to: '<=',
    offset: 0,
    before: '',
    after: '',
  }))
  const list: FaultList = { seed: 1, faults, caughtByTypes: [] }
  const results: Result[] = [
    { id: 'caught', tried: ['unit'], caughtBy: 'unit', failure, seconds: 1 },
    { id: 'missed', tried: ['unit', 'stories'], seconds: 1 },
    { id: 'crashed', tried: [], trouble: 'still running after 300 seconds', seconds: 1 },
  ]

  it('keep a run without a result apart from what was caught, and from what was not', () => {
    const text = summary(list, new Map(results.map((result) => [result.id, result])))
    expect(text).toContain('| all | 3 | 1 | 0 | 0 | 1 | 1 | 0 |')
    expect(text).toMatch(/Caught by nothing:\nmissed .*\n\nWithout a result:\ncrashed .*\n\n/)
  })

  it('are those of a set and a commit', () => {
    const files = [
      resultsOf('short', 'a'.repeat(40)),
      resultsOf('all', 'a'.repeat(40)),
      resultsOf('all', 'b'.repeat(40)),
    ]
    expect(new Set(files).size).toBe(3)
  })
})
