import { expect, test } from 'vitest'
import { type Address, zeroAddress } from '#base'
import { erc20Transfer, nativeTransfer } from '#safe'
import { blanked } from '../../../../../src/screens/core/templates/template.ts'
import {
  fixedSums,
  fixedTokens,
} from '../../../../../src/screens/transactions/templates/fixedSums.ts'
import { random } from '../../../safe/random.ts'

const usdc: Address = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const dave: Address = '0x1563915e194D8CfBA1943570603F7606A3115508'

test('a template sends the sum of each token, without blank amounts and other calls', () => {
  const calls = [
    erc20Transfer(usdc, dave, 5n),
    blanked(erc20Transfer(usdc, dave, 7n)),
    nativeTransfer(dave, 2n),
    nativeTransfer(dave, 0n),
    erc20Transfer(usdc.toLowerCase() as Address, dave, 6n),
    { to: dave, value: 9n, data: '0x12345678' } as const,
  ]
  expect(fixedSums({ calls })).toEqual([
    { token: usdc.toLowerCase(), raw: 11n },
    { token: zeroAddress, raw: 2n },
  ])
  expect(fixedTokens([{ calls }, { calls }])).toHaveLength(1)
})

test('nothing is read for blank amounts and the native coin', () => {
  const calls = [blanked(erc20Transfer(usdc, dave, 7n)), nativeTransfer(dave, 2n)]
  expect(fixedTokens([{ calls }])).toEqual([])
})

test('sums add up, whatever the order of the payments', () => {
  const { upTo, pick, address, seed } = random()
  for (let run = 0; run < 100; run++) {
    const tokens = [zeroAddress, address(), address()]
    const payments = Array.from({ length: upTo(8) }, () => ({
      token: pick(tokens),
      raw: BigInt(upTo(1_000)),
      isBlank: upTo(3) === 0,
    }))
    const calls = payments.map(({ token, raw, isBlank }) => {
      const call =
        token === zeroAddress ? nativeTransfer(dave, raw) : erc20Transfer(token, dave, raw)
      return isBlank ? blanked(call) : call
    })
    const sums = fixedSums({ calls })
    for (const token of tokens) {
      const expected = payments
        .filter((one) => one.token === token && !one.isBlank)
        .reduce((sum, { raw }) => sum + raw, 0n)
      const found = sums.filter((one) => one.token.toLowerCase() === token.toLowerCase())
      expect(found[0]?.raw ?? 0n, `seed ${seed}`).toBe(expected)
      expect(found.length).toBe(expected > 0n ? 1 : 0)
    }
  }
})
