import { describe, expect, it } from 'vitest'
import { readFees } from '#chain'
import { canPay, feeCost } from '../../../src/screens/transactions/execute/fees/feeCost.ts'
import { aChain } from '../mocks/chain/setup.ts'
import { aClient } from './setup.ts'

const gwei = (amount: number) => `0x${BigInt(Math.round(amount * 1e9)).toString(16)}`
const of = async (history: unknown) =>
  readFees(
    aClient(await aChain(), ({ method }) =>
      method === 'eth_feeHistory' ? { result: history } : undefined,
    ).client,
  )

describe('fees at three levels', () => {
  it('come from what the last blocks paid, and end at the base fee of the next one', async () => {
    const choice = await of({
      baseFeePerGas: [gwei(8), gwei(9), gwei(12), gwei(10)],
      gasUsedRatio: [0.4, 0.9, 0.5],
      reward: [
        [gwei(1), gwei(2), gwei(5)],
        [gwei(0.1), gwei(3), gwei(9)],
        [gwei(0.5), gwei(1), gwei(4)],
      ],
    })
    const g = 1_000_000_000n
    expect(choice.low).toEqual({
      maxPriorityFeePerGas: g / 2n,
      maxFeePerGas: 13n * g,
      price: 10n * g + g / 2n,
    })
    expect(choice.usual).toEqual({
      maxPriorityFeePerGas: 2n * g,
      maxFeePerGas: 18n * g,
      price: 12n * g,
    })
    expect(choice.fast).toEqual({
      maxPriorityFeePerGas: 5n * g,
      maxFeePerGas: 25n * g,
      price: 15n * g,
    })
  })

  it.each([[[1, 2, 4, 8]], [[8, 4, 2, 1]], [[4, 8, 1, 2]], [[2, 1, 8, 4]]])(
    'take the lower of two tips in the middle, whatever their order: %s',
    async (tips) => {
      const choice = await of({
        baseFeePerGas: tips.map(() => gwei(1)),
        gasUsedRatio: tips.map(() => 0.5),
        reward: tips.map((tip) => [gwei(tip), gwei(tip), gwei(tip)]),
      })
      expect(choice.usual.maxPriorityFeePerGas).toBe(2_000_000_000n)
    },
  )

  it('leave out empty blocks, which have no competition', async () => {
    const choice = await of({
      baseFeePerGas: [gwei(1), gwei(1), gwei(1)],
      gasUsedRatio: [0, 0.5],
      reward: [
        ['0x0', '0x0', '0x0'],
        [gwei(1), gwei(2), gwei(3)],
      ],
    })
    expect(choice.usual.maxPriorityFeePerGas).toBe(2_000_000_000n)
  })

  it('have no tip where no block has a transaction', async () => {
    const { usual } = await of({
      baseFeePerGas: [gwei(1), gwei(1)],
      gasUsedRatio: [0],
      reward: [['0x0', '0x0', '0x0']],
    })
    expect(usual).toMatchObject({ maxPriorityFeePerGas: 0n, price: 1_000_000_000n })
  })

  it.each([
    ['nothing', null],
    ['no base fee', { baseFeePerGas: ['0x0', '0x0'], gasUsedRatio: [0], reward: [] }],
    ['no history', {}],
    ['an invalid number', { baseFeePerGas: ['a lot'], gasUsedRatio: [0.5], reward: [] }],
  ])('are unknown where the node answers %s', async (_, history) => {
    await expect(of(history)).rejects.toThrow('base fee')
  })

  it('are unknown where the node does not know the method', async () => {
    const { client } = aClient(await aChain(), ({ method }) =>
      method === 'eth_feeHistory'
        ? ({ error: { code: -32_601, message: 'no such method' } } as never)
        : undefined,
    )
    await expect(readFees(client)).rejects.toThrow(/no such method/)
  })

  it('differ on the world’s chain', async () => {
    const { low, usual, fast } = await readFees(aClient(await aChain()).client)
    expect(low.price < usual.price && usual.price < fast.price).toBe(true)
  })
})

describe('the cost', () => {
  const level = { maxFeePerGas: 30n, maxPriorityFeePerGas: 2n, price: 12n }
  const cost = feeCost({ low: level, usual: level, fast: level }, 'usual', { gas: 100n })
  it('is what the next block takes, and at most what is offered', () =>
    expect(cost).toEqual({ expected: 1_200n, most: 3_000n }))
  it.each([
    [3_000n, 'yes'],
    [2_999n, 'barely'],
    [1_200n, 'barely'],
    [1_199n, 'no'],
    [0n, 'no'],
    [undefined, undefined],
  ] as const)('with %s wei can be paid: %s', (balance, answer) =>
    expect(canPay(balance, cost)).toBe(answer),
  )
})
