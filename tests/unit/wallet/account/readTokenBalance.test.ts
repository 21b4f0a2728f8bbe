import { custom, decodeFunctionData, encodeFunctionResult, erc20Abi, type Hex } from 'viem'
import { mainnet } from 'viem/chains'
import { expect, test } from 'vitest'
import { people } from '../../../../mocks/people.ts'
import { readTokenBalance } from '../../../../src/wallet/account/readTokenBalance.ts'
import { createWalletConfig } from '../../../../src/wallet/createWalletConfig.ts'
import { mapStorage } from '../mapStorage.ts'

const address = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'

/** A node with one token; records its requests. */
function aChain() {
  const asked: string[] = []
  const answers: Record<string, (args: readonly unknown[]) => Hex> = {
    balanceOf: ([owner]) =>
      encodeFunctionResult({
        abi: erc20Abi,
        functionName: 'balanceOf',
        result: owner === people.alice.address ? 1_250_500_000n : 0n,
      }),
    decimals: () => encodeFunctionResult({ abi: erc20Abi, functionName: 'decimals', result: 6 }),
    symbol: () => encodeFunctionResult({ abi: erc20Abi, functionName: 'symbol', result: 'USDC' }),
  }
  const node = custom(
    {
      request: async ({ params }: { params: [{ to: string; data: Hex }] }) => {
        const [{ to, data }] = params
        const { functionName, args } = decodeFunctionData({ abi: erc20Abi, data })
        asked.push(functionName)
        return to === address ? answers[functionName]?.(args) : '0x'
      },
    },
    { retryCount: 0 },
  )
  const config = createWalletConfig({
    chains: [{ ...mainnet, contracts: {} }],
    transports: { 1: node },
    connectors: [],
    storage: mapStorage(),
    discovery: false,
  })
  return { config, asked }
}

const account = people.alice.address

test('details that the app does not provide are read from the contract', async () => {
  const { config, asked } = aChain()
  expect(await readTokenBalance(config, { account, chainId: 1, token: { address } })).toEqual({
    value: 1_250_500_000n,
    decimals: 6,
    symbol: 'USDC',
  })
  expect(asked.toSorted()).toEqual(['balanceOf', 'decimals', 'symbol'])
})

test('details that the app provides are not read', async () => {
  const { config, asked } = aChain()
  expect(
    await readTokenBalance(config, {
      account,
      chainId: 1,
      token: { address, decimals: 2, symbol: 'X' },
    }),
  ).toEqual({
    value: 1_250_500_000n,
    decimals: 2,
    symbol: 'X',
  })
  expect(asked).toEqual(['balanceOf'])
})

test('an unknown token has no balance', async () => {
  const { config } = aChain()
  await expect(
    readTokenBalance(config, {
      account,
      chainId: 1,
      token: { address: account, decimals: 6, symbol: 'X' },
    }),
  ).rejects.toThrow('returned no data')
})
