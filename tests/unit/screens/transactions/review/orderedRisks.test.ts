import { describe, expect, test } from 'vitest'
import type { Risk } from '#safe'
import { orderedRisks } from '../../../../../src/screens/transactions/review/orderedRisks.ts'

const approval: Risk = { id: 'unlimitedApproval', at: [0] }
const refund: Risk = { id: 'refund', at: [] }
const module: Risk = { id: 'moduleChange', at: [1] }
const sends: Risk = { id: 'unnamedChange', at: [], change: { kind: 'native', raw: -1n } }
const allows: Risk = { id: 'unnamedChange', at: [], change: { kind: 'native', raw: -2n } }

describe('below the sentence', () => {
  test.each<[string, readonly Risk[], readonly Risk[], readonly Risk[]]>([
    ['dangers are above warnings', [approval, refund, module], [refund, module], [approval]],
    ['a warning may be alone', [approval], [], [approval]],
    ['what the sentence hides is above all', [refund, sends, allows], [sends, allows, refund], []],
  ])('%s', (_, risks, dangers, warnings) => {
    expect(orderedRisks(risks)).toEqual({ dangers, warnings })
  })
})
