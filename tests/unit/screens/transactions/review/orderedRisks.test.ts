import { describe, expect, test } from 'vitest'
import type { Risk } from '#safe'
import { orderedRisks } from '../../../../../src/screens/transactions/review/orderedRisks.ts'

const approval: Risk = { id: 'unlimitedApproval', at: [0] }
const refund: Risk = { id: 'refund', at: [] }
const module: Risk = { id: 'moduleChange', at: [1] }
const sends: Risk = { id: 'unnamedChange', at: [], change: { kind: 'native', raw: -1n } }
const allows: Risk = { id: 'unnamedChange', at: [], change: { kind: 'native', raw: -2n } }

describe('next to the sentence', () => {
  test.each<[string, readonly Risk[], boolean, readonly Risk[], readonly Risk[]]>([
    ['stands the first danger', [approval, refund, module], false, [refund], [module, approval]],
    ['stands no warning', [approval], false, [], [approval]],
    ['stands nothing else, if a worse danger does', [refund], true, [], [refund]],
    ['stands all that it hides', [refund, sends, allows], true, [sends, allows], [refund]],
    ['stands each danger once', [module, { ...module, at: [2] }], false, [module], []],
  ])('%s', (_, risks, isTaken, first, rest) => {
    expect(orderedRisks(risks, isTaken)).toEqual({ first, rest })
  })
})
