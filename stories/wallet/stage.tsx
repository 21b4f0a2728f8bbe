import type { Decorator } from '@storybook/react-vite'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { custom, decodeFunctionData, encodeFunctionResult, erc20Abi, type Hex } from 'viem'
import { holesky, mainnet } from 'viem/chains'
import {
  type AccountSettings,
  createWalletConfig,
  type WalletEvents,
  WalletProvider,
  type WalletProviderProps,
} from '#wallet'
import {
  createWalletController,
  type WalletState,
  type WalletController,
} from '../../mocks/wallet/createWalletController.ts'
import { demoConnector } from '../../mocks/wallet/demoConnector.ts'

// Without ENS and multicall: the stage's node has no contracts.
export const stageChains = [
  { ...mainnet, contracts: {} },
  { ...holesky, contracts: {} },
] as const

/** A token on the stage's node, with a balance of 1,250.5 for everyone. */
export const stageToken = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const tokenAnswers: Record<string, Hex> = {
  balanceOf: encodeFunctionResult({
    abi: erc20Abi,
    functionName: 'balanceOf',
    result: 1_250_500_000n,
  }),
  decimals: encodeFunctionResult({ abi: erc20Abi, functionName: 'decimals', result: 6 }),
  symbol: encodeFunctionResult({ abi: erc20Abi, functionName: 'symbol', result: 'USDC' }),
}

/**
 * The kit on its own: no gateway and no chain, only a node with two and a half ether and one token.
 */
export const stageNode = (chainId: number, answers?: StageParameters['answers']) =>
  custom(
    {
      request: async ({
        method,
        params,
      }: {
        method: string
        params?: unknown
      }): Promise<unknown> => {
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
  /** Initial state of the demo wallet. */
  wallet?: Partial<WalletState>
  /** Or the wallet controller, for a story with events in the wallet. */
  walletController?: WalletController
  /** The chains that the wallet knows initially. */
  knows?: readonly number[]
  /** A second wallet. */
  second?: WalletController
  /** The app's picker settings. */
  picker?: WalletProviderProps['picker']
  /** Whether a supported network is required. */
  enforce?: boolean
  /** The app's account settings. */
  account?: AccountSettings
  /** The app's event callbacks. */
  events?: WalletEvents
  /** Overrides the node's responses; undefined keeps the default. */
  answers?: (method: string) => unknown
}

function Stage({
  wallet: start,
  walletController,
  knows,
  second,
  enforce,
  account,
  events,
  answers,
  picker,
  children,
}: StageParameters & { children: ReactNode }) {
  const [stage] = useState(() => {
    const wallet = walletController ?? createWalletController(start)
    const kept = new Map<string, string>()
    const storage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    }
    const config = createWalletConfig({
      chains: stageChains,
      transports: Object.fromEntries(stageChains.map(({ id }) => [id, stageNode(id, answers)])),
      connectors: [
        demoConnector({ wallet, rpcUrl: () => undefined, chains: knows }),
        ...(second
          ? [
              demoConnector({
                wallet: second,
                rpcUrl: () => undefined,
                id: 'second',
                name: 'Second wallet',
              }),
            ]
          : []),
      ],
      storage,
      discovery: false,
    })
    return {
      storage,
      config,
      queries: new QueryClient({ defaultOptions: { queries: { retry: false } } }),
    }
  })
  return (
    <QueryClientProvider client={stage.queries}>
      <WalletProvider
        config={stage.config}
        storage={stage.storage}
        account={account}
        picker={picker}
        enforceSupportedChain={enforce}
        {...events}
      >
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
