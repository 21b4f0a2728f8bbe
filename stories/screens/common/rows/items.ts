import type { Address, Hex, ChainSummary, SafeRef } from '#base'
import type { Action, Party, TokenAmount, TradeAction, TransactionItem } from '#domain'
import { storyTime } from '../../../../.storybook/frozenTime.ts'

// Transactions as the views take them: no random, no now.

export const mainnet: ChainSummary = {
  chainId: '1',
  name: 'Ethereum',
  shortName: 'eth',
  symbol: 'ETH',
  decimals: 18,
  testnet: false,
  features: [],
  explorer: {
    address: 'https://explorer.example/address/{{address}}',
    txHash: 'https://explorer.example/tx/{{txHash}}',
  },
}

export const at: SafeRef = { chainId: '1', address: '0x5afE3855358E112B5647B952709E6165e1c1eEEe' }

export const alice: Address = '0x63A9bf153603E4a100579FF7763066b998107F83'
export const bob: Address = '0xAd11305Dc8418409C939539d2c729b0a3F64DC79'
export const carol: Address = '0x32B2b3910a849E53488A4dce7Cd3d5CC043813f8'
export const dave: Address = '0x274C7839C4c838a71A38FAe4AEA7A5e3065c62b9'
export const owners: readonly Address[] = [alice, bob, carol]

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

export const daveParty: Party = { address: dave, name: 'Dave (payroll)' }
export const nameless: Party = { address: '0x9641d764fc13c8B624c04430C7356C1C7C8102e2', name: null }
const usdc: Address = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'

/** 2.5 of the native token. */
export const sendEther: Action = {
  kind: 'send',
  what: { type: 'native', raw: 25n * 10n ** 17n },
  to: nameless,
}
export const sendDollars: Action = {
  kind: 'send',
  what: {
    type: 'erc20',
    raw: 12_500_750_000n,
    token: usdc,
    symbol: 'USDC',
    decimals: 6,
    trusted: true,
    imitation: false,
  },
  to: daveParty,
}
export const receiveDollars: Action = {
  kind: 'receive',
  what: {
    type: 'erc20',
    raw: 98_000_000_000n,
    token: usdc,
    symbol: 'USDC',
    decimals: 6,
    trusted: true,
    imitation: false,
  },
  from: nameless,
}
export const receiveFake: Action = {
  kind: 'receive',
  what: {
    type: 'erc20',
    raw: 98_000_000_000n,
    token: nameless.address,
    symbol: 'USDC',
    decimals: 6,
    trusted: false,
    imitation: true,
  },
  from: daveParty,
}
export const sendNft: Action = {
  kind: 'send',
  what: { type: 'erc721', id: '4711', token: usdc, name: 'Harbor Lights' },
  to: daveParty,
}
export const addOwner: Action = {
  kind: 'settings',
  change: { type: 'addOwner', owner: { address: dave, name: null }, threshold: 2 },
}
export const rejection: Action = { kind: 'reject' }
export const batch: Action = {
  kind: 'batch',
  count: 3,
  to: { address: '0x40A2aCCbd92BCA938b02010E17A5b8929b49130D', name: 'MultiSendCallOnly' },
}
export const call: Action = {
  kind: 'call',
  to: { address: usdc, name: 'USD Coin' },
  method: 'approve',
  value: 0n,
}
export const creation: Action = {
  kind: 'create',
  creator: { address: alice, name: null },
  txHash: `0x${'c'.repeat(64)}`,
}
/** A row that the gateway sent and that is invalid. */
export const unreadable: Action = {
  kind: 'unreadable',
  problem: 'transaction.txInfo.transferInfo.value should be a whole number in decimal digits',
  hasId: true,
}
const token = (address: Address, symbol: string, decimals: number, raw: bigint): TokenAmount => ({
  token: address,
  symbol,
  name: symbol,
  decimals,
  raw,
  trusted: true,
})
const weth: Address = '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2'
const ether = (raw: bigint) => token('0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE', 'ETH', 18, raw)
export const swap: TradeAction = {
  kind: 'trade',
  side: 'sell',
  sell: token(usdc, 'USDC', 6, 1_000_000_000n),
  buy: token(weth, 'WETH', 18, 25n * 10n ** 16n),
  parts: null,
  isFilled: false,
  to: null,
  toChain: null,
}
export const twap: TradeAction = { ...swap, parts: 4 }
export const bridge: TradeAction = { ...swap, side: 'unknown', buy: null, toChain: '10' }
export const stake: Action = {
  kind: 'stake',
  type: 'deposit',
  amount: ether(32n * 10n ** 18n),
  validators: 1,
}
export const stakeExit: Action = {
  kind: 'stake',
  type: 'exit',
  amount: ether(64n * 10n ** 18n),
  validators: 2,
}
export const vaultDeposit: Action = {
  kind: 'vault',
  direction: 'deposit',
  amount: swap.sell,
  vault: { address: weth, name: 'Steady USDC' },
}
/** Of a kind that this version doesn't know: the gateway's name of it is all there is. */
export const unknownKind: Action = { kind: 'other', type: 'Lending', description: null }

const hash = (seed: number): string => `0x${seed.toString(16).padStart(4, '0').repeat(16)}`

export interface PendingOptions {
  nonce: number
  action?: Action
  /** Owners who have signed; two of three are required. */
  signed?: readonly Address[]
  required?: number
  /** Distinguishes transactions with the same nonce. */
  variant?: number
  note?: string
}

/** A row of the queue. */
export function aPending({
  nonce,
  action = sendEther,
  signed = [bob],
  required = 2,
  variant = 0,
  note,
}: PendingOptions): TransactionItem {
  const missing = owners.filter((owner) => !signed.includes(owner))
  const isReady = signed.length >= required
  return {
    id: `multisig_${at.address}_${hash(nonce * 10 + variant)}`,
    at: storyTime - 2 * day + nonce * hour + variant * minute,
    status: isReady ? 'AWAITING_EXECUTION' : 'AWAITING_CONFIRMATIONS',
    action,
    txHash: null,
    multisig: {
      safeTxHash: hash(nonce * 10 + variant) as Hex,
      nonce,
      required,
      submitted: signed.length,
      missing: isReady ? [] : missing,
    },
    module: null,
    note: note ?? null,
    app: null,
  }
}

/** A row of the history, so many minutes ago. */
export function aPast(minutesAgo: number, part: Partial<TransactionItem> = {}): TransactionItem {
  return {
    id: `multisig_${at.address}_${hash(minutesAgo)}`,
    at: storyTime - minutesAgo * minute,
    status: 'SUCCESS',
    action: sendEther,
    txHash: hash(minutesAgo),
    multisig: {
      safeTxHash: hash(minutesAgo) as Hex,
      nonce: 41,
      required: 2,
      submitted: 2,
      missing: [],
    },
    module: null,
    note: null,
    app: null,
    ...part,
  }
}
