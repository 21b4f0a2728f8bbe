import { keccak256, size } from 'viem'
import { describe, expect, it } from 'vitest'
import {
  type BatchCall,
  checksumAddress,
  decodeMultiSend,
  encodeMultiSend,
  packBatch,
  unpackBatch,
} from '#safe'
import { random } from './random.ts'
import { safe } from './vectors.ts'

const call = (parts: Partial<BatchCall>): BatchCall => ({
  to: '0x1111111111111111111111111111111111111111',
  value: 0n,
  data: '0x',
  operation: 0,
  ...parts,
})
const two = [
  call({ value: 1n }),
  call({ to: '0x2222222222222222222222222222222222222222', data: '0xdeadbeef' }),
]
const [v141, v150] = [
  '0x9641d764fc13c8B624c04430C7356C1C7C8102e2',
  '0xA83c336B20401Af773B6219BA5027174338D1836',
] as const

describe('a batch', () => {
  it('is packed as the library reads it', () => {
    expect(size(packBatch(two))).toBe(174)
    expect(size(encodeMultiSend(two))).toBe(260)
    expect(keccak256(encodeMultiSend(two))).toBe(
      '0x4102be37ea945c88ce1f0babaf2f2d2c7291a6f1c1d81d856c727f2b1becdc65',
    )
  })

  it('is unpacked as it was packed', () => {
    const dice = random()
    for (let round = 0; round < 100; round++) {
      const calls = Array.from({ length: dice.upTo(6) }, () =>
        call({
          to: checksumAddress(dice.address()),
          value: dice.uint(),
          operation: dice.pick([0, 1]),
          data: dice.upTo(3) ? dice.bytes(1 + dice.upTo(99)) : '0x',
        }),
      )
      expect(unpackBatch(packBatch(calls)), `seed ${dice.seed}, round ${round}`).toEqual(calls)
      expect(decodeMultiSend(v141, encodeMultiSend(calls), safe)).toEqual(calls)
    }
  })

  it('is undefined if bytes are missing, left over or invalid', () => {
    const packed = packBatch(two)
    expect(unpackBatch(packed.slice(0, -2) as typeof packed)).toBeUndefined()
    expect(unpackBatch(`${packed}00`)).toBeUndefined()
    expect(unpackBatch(`0x02${packed.slice(4)}`)).toBeUndefined()
  })

  it('is decoded only for an official library', () => {
    expect(
      decodeMultiSend('0x1111111111111111111111111111111111111111', encodeMultiSend(two), safe),
    ).toBeUndefined()
  })

  it('treats a zero target as the Safe itself since 1.5.0, and as the zero address before', () => {
    const zero = '0x0000000000000000000000000000000000000000'
    const data = encodeMultiSend([call({ to: zero })])
    expect(decodeMultiSend(v150, data, safe)?.[0]?.to).toBe(safe)
    expect(decodeMultiSend(v141, data, safe)?.[0]?.to).toBe(zero)
  })
})
