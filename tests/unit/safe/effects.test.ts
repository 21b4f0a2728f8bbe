import { describe, expect, it } from 'vitest'
import type { Address, Hex } from '#base'
import {
  allEffects,
  decodeTransaction,
  encodeChangeThreshold,
  encodeExec,
  encodeMultiSend,
  ownEffects,
  plainTx,
  settingsAfter,
} from '#safe'
import { safe } from './vectors.ts'

const other: Address = '0x19E7E376E7C213B7E7e7e46cc70A5dD086DAff2A'
const library = '0x38869bf66a61cF6bDB996A6aE40D5853Fd43B526'
const before = {
  owners: [other],
  threshold: 1,
  modules: [],
  guard: null,
  moduleGuard: null,
  fallbackHandler: null,
}
const call = (to: Address, data: Hex) => ({ to, data, value: 0n, operation: 0 }) as const

describe('a change to another Safe', () => {
  const changesItself = encodeExec(
    plainTx({ ...call(other, encodeChangeThreshold(3)), nonce: 0n }),
    '0x',
  )
  const { effect } = decodeTransaction(
    plainTx({
      to: library,
      operation: 1,
      data: encodeMultiSend([call(safe, encodeChangeThreshold(2)), call(other, changesItself)]),
      nonce: 1n,
    }),
    safe,
  )

  it('is in the effects, and not in those on the Safe itself', () => {
    const kinds = (effects: ReturnType<typeof allEffects>) => effects.map(({ kind }) => kind)
    expect(kinds(allEffects(effect))).toEqual(['batch', 'settings', 'execute', 'settings'])
    expect(kinds(ownEffects(effect))).toEqual(['batch', 'settings', 'execute'])
  })

  it('changes nothing of this one', () => {
    expect(settingsAfter(before, effect)).toEqual({ ...before, threshold: 2 })
  })
})
