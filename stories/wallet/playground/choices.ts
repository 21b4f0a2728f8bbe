import {
  type AccountSettings,
  type ConnectButtonProps,
  metaMaskWallet,
  type PickerSettings,
  rabbyWallet,
  rainbowWallet,
  type WalletProviderProps,
} from '#wallet'
import { createElement } from 'react'
import { createClient, http } from 'viem'
import { mainnet } from 'viem/chains'
import { stageToken } from '../stage.tsx'

/** A value that a control can choose, and how an app writes it. */
export interface Choice<Value = unknown> {
  value: Value
  /** The expression. */
  code: string
  /** The names that the expression needs, by package. */
  imports?: Readonly<Record<string, readonly string[]>>
}

/** The choices for each prop, by label. Leaving a prop out is always a choice. */
type Choices<Props> = {
  [name in keyof Props]-?: Readonly<Record<string, Choice<Props[name]>>>
}

const plain = <Value extends string | number | boolean>(...values: readonly Value[]) =>
  Object.fromEntries(
    values.map((value) => [
      String(value),
      { value, code: typeof value === 'string' ? `'${value}'` : String(value) },
    ]),
  ) as Record<string, Choice<Value>>
const logs = (params: string, code: string) => ({
  'to the console': {
    value: (...values: unknown[]) => console.log(...values),
    code: `(${params}) => console.log(${code})`,
  },
})

/** The choices of `WalletProvider`, without what is inside `picker` and `account`. */
export const providerChoices: Choices<
  Omit<WalletProviderProps, 'account' | 'children' | 'config' | 'picker'>
> = {
  initialState: {
    'from a cookie': {
      // There is no server here.
      value: undefined,
      code: 'cookieToInitialState(config, document.cookie)',
      imports: { wagmi: ['cookieToInitialState'] },
    },
  },
  reconnect: plain(false),
  initialChain: plain(1, 17_000),
  enforceSupportedChain: plain(true),
  coolMode: plain(true),
  storage: { sessionStorage: { value: globalThis.sessionStorage, code: 'sessionStorage' } },
  onConnect: logs('{ account, walletName }', "'connected', account, walletName"),
  onChange: logs('{ account, chain }', "'changed', account, chain.id"),
  onDisconnect: logs('', "'disconnected'"),
  onError: logs('failure, walletName', 'failure.kind, walletName'),
}

export const pickerChoices: Choices<PickerSettings> = {
  groups: {
    'three wallets': {
      value: [{ name: 'Our choice', wallets: [rainbowWallet, metaMaskWallet, rabbyWallet] }],
      code: "[{ name: 'Our choice', wallets: [rainbowWallet, metaMaskWallet, rabbyWallet] }]",
      imports: { 'coffer/wallet': ['rainbowWallet', 'metaMaskWallet', 'rabbyWallet'] },
    },
  },
  more: plain(true, false),
  recent: plain<number | false>(1, false),
  size: plain('compact', 'wide'),
  appInfo: {
    'name, link, and disclaimer': {
      value: {
        appName: 'Shop',
        learnMoreUrl: 'https://shop.example/wallets',
        disclaimer: 'By connecting, you accept our terms.',
      },
      code:
        "{ appName: 'Shop', learnMoreUrl: 'https://shop.example/wallets', " +
        "disclaimer: 'By connecting, you accept our terms.' }",
    },
  },
}

export const accountChoices: Choices<AccountSettings> = {
  recentTransactions: plain(true),
  rows: {
    'a link': {
      value: createElement('a', { href: '#orders' }, 'Your orders'),
      code: '<a href="#orders">Your orders</a>',
    },
  },
  severalWallets: plain(true, false),
  balanceToken: {
    USDC: {
      value: { 1: { address: stageToken } },
      code: `{ 1: { address: '${stageToken}' } }`,
    },
  },
  picture: {
    initials: {
      value: ({ address }) => createElement('span', null, address.slice(2, 4)),
      code: '({ address }) => <span>{address.slice(2, 4)}</span>',
    },
  },
  ensPictures: plain(true),
  ens: {
    'own client': {
      value: createClient({ chain: { ...mainnet, contracts: {} }, transport: http() }),
      code: 'createClient({ chain: mainnet, transport: http(), ccipRead: false })',
      imports: { viem: ['createClient', 'http'] },
    },
  },
}

export const buttonChoices: Choices<ConnectButtonProps> = {
  label: plain('Come in'),
  accountStatus: plain('full', 'avatar', 'address'),
  chainStatus: plain('full', 'icon', 'name', 'none'),
  showBalance: {
    ...plain(true, false),
    'on large screens': {
      value: { smallScreen: false, largeScreen: true },
      code: '{ smallScreen: false, largeScreen: true }',
    },
  },
}

const networks = (...names: readonly ('mainnet' | 'holesky')[]): Choice<typeof names> => ({
  value: names,
  code: `createWalletConfig({ chains: [${names.join(', ')}] })`,
  imports: { 'viem/chains': names },
})

/** The networks of the configuration. One of them is always chosen. */
export const configChoices = {
  'Ethereum and Holesky': networks('mainnet', 'holesky'),
  'Ethereum only': networks('mainnet'),
}
