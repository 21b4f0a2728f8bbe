import type { Decorator } from '@storybook/react-vite'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { custom, decodeFunctionData, encodeFunctionResult, erc20Abi, type Hex } from 'viem'
import { holesky, mainnet } from 'viem/chains'
import { type AccountSettings, createWalletConfig, type WalletEvents, WalletProvider, type WalletProviderProps } from '#wallet'
import { createWalletController, type WalletState, type WalletController } from '../../mocks/wallet/createWalletController.ts'
import { demoConnector } from '../../mocks/wallet/demoConnector.ts'

// Without names and without multicall: the stage's node has no contracts.
const chains = [
  { ...mainnet, contracts: {} },
  { ...holesky, contracts: {} },
] as const

/** A token of the stage's node, of which everybody has 1,250.5. */
export const stageToken = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const tokenAnswers: Record<string, Hex> = {
  balanceOf: encodeFunctionResult({ abi: erc20Abi, functionName: 'balanceOf', result: 1_250_500_000n }),
  decimals: encodeFunctionResult({ abi: erc20Abi, functionName: 'decimals', result: 6 }),
  symbol: encodeFunctionResult({ abi: erc20Abi, functionName: 'symbol', result: 'USDC' }),
}

/** The kit stands alone: no gateway, no chain, only a node that knows two and a half ether and one token. */
const node = (chainId: number, answers: StageParameters['answers']) =>
  custom(
    {
      request: async ({ method, params }: { method: string; params?: unknown }): Promise<unknown> => {
        const own = answers?.(method)
        if (own !== undefined) return own
        if (method === 'eth_chainId') return `0x${chainId.toString(16)}`
        if (method === 'eth_getBalance') return '0x22b1c8c1227a0000'
        const [call] = (params ?? []) as [{ to?: string; data?: Hex }?]
        const asked =
          method === 'eth_call' && call?.to === stageToken && call.data
            ? tokenAnswers[decodeFunctionData({ abi: erc20Abi, data: call.data }).functionName]
            : undefined
        if (asked) return asked
        throw new Error(`The stage's node does not know ${method}.`)
      },
    },
    { retryCount: 0 },
  )

interface StageParameters {
  /** The demo wallet at the start of the story. */
  wallet?: Partial<WalletState>
  /** Or the wallet itself, for a story in which something happens in the wallet. */
  walletController?: WalletController
  /** The chains that the wallet knows before anybody adds one. */
  knows?: readonly number[]
  /** Another wallet beside it. */
  second?: WalletController
  /** What the app decides about the picker. */
  picker?: WalletProviderProps['picker']
  /** Whether it insists on its own networks. */
  enforce?: boolean
  /** What the app decides about the account. */
  account?: AccountSettings
  /** What it hears of. */
  events?: WalletEvents
  /** What the nodes answer instead; undefined: as always. */
  answers?: (method: string) => unknown
}

function Stage({ wallet: start, walletController, knows, second, enforce, account, events, answers, picker, children }: StageParameters & { children: ReactNode }) {
  const [stage] = useState(() => {
    const wallet = walletController ?? createWalletController(start)
    const kept = new Map<string, string>()
    const storage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    }
    const config = createWalletConfig({
      chains,
      transports: Object.fromEntries(chains.map(({ id }) => [id, node(id, answers)])),
      connectors: [
        demoConnector({ wallet, rpcUrl: () => undefined, chains: knows }),
        ...(second ? [demoConnector({ wallet: second, rpcUrl: () => undefined, id: 'second', name: 'Second wallet' })] : []),
      ],
      storage,
      discovery: false,
    })
    return { storage, config, queries: new QueryClient({ defaultOptions: { queries: { retry: false } } }) }
  })
  return (
    <QueryClientProvider client={stage.queries}>
      <WalletProvider config={stage.config} storage={stage.storage} account={account} picker={picker} enforceSupportedChain={enforce} {...events}>
        {children}
      </WalletProvider>
    </QueryClientProvider>
  )
}

export const onStage: Decorator = (Story, { id, parameters }) => (
  <Stage key={id} {...(parameters as StageParameters)}>
    <Story />
  </Stage>
)
