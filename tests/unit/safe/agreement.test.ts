import { describe, expect, it } from 'vitest'
import { decodeTransaction, type RiskId, risksToAgree } from '#safe'
import { rounds, size } from '../../size.ts'
import { made, recipes } from '../oracle/run.ts'
import type { SafeSetup } from '../oracle/world.ts'

describe('before a transaction is signed', () => {
  it("every critical risk must be acknowledged, unless it's all the transaction does", () => {
    const seen = new Set<RiskId>()
    for (const recipe of recipes(rounds(2_000), 1)) {
      const one = made(recipe)
      if (!one) continue
      const { address } = one.safes[0] as SafeSetup
      const { effect, risks } = decodeTransaction(one.tx, address)
      const asked = risksToAgree(risks)
      for (const risk of risks) {
        if (risk.severity === 'critical') seen.add(risk.id)
        // A malformed change is asked about as such.
        const isWhole =
          risk.at.length === 0 && (effect.kind === 'settings' || effect.kind === 'malformed')
        const isSaid = risk.severity === 'warning' || (risk.id === 'settingsChange' && isWhole)
        expect(asked.includes(risk), JSON.stringify(risk)).toBe(!isSaid)
      }
    }
    // A sample needn't have all.
    expect(seen.size).toBeGreaterThan(size === 'short' ? 3 : 8)
  })

  it.each<[RiskId, readonly number[], boolean]>([
    ['settingsChange', [], false],
    ['settingsChange', [0], true],
    ['unknownInner', [], true],
    ['amountDiffers', [], false],
    ['unlimitedApproval', [0], false],
  ])('%s at %j is asked about: %s', (id, at, isAsked) => {
    expect(risksToAgree([{ id, severity: 'critical', at }])).toHaveLength(isAsked ? 1 : 0)
  })

  it('a change of the owners of another Safe has to be agreed to', () => {
    const of = '0x2222222222222222222222222222222222222222'
    const risk = { id: 'settingsChange', severity: 'critical', at: [], of } as const
    expect(risksToAgree([risk])).toEqual([risk])
  })
})
