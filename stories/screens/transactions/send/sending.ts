import { type Address, failed, type Failure, ready, type Remote, zeroAddress } from '#base'
import type { Asset } from '#domain'
import type { KnownNonces } from '../../../../src/screens/transactions/send/checkNonce.ts'
import {
  checkSend,
  type PaymentForm,
  type SendForm,
} from '../../../../src/screens/transactions/send/sendForm.ts'
import { knownAccounts } from '../../../../src/safe/suspicion/suspicions.ts'
import type { FoundAddress } from '../../../../src/screens/common/typedAddress/withLookup.ts'
import { dave } from '../../common/rows/items.ts'
import { treasury } from '../review/transactions.ts'

const asset = (parts: Partial<Asset>): Asset => ({
  type: 'native',
  token: zeroAddress,
  name: 'Ether',
  symbol: 'ETH',
  decimals: 18,
  raw: 41_250_000_000_000_000_000n,
  price: '3200',
  fiat: '132000',
  ...parts,
})
export const usdc: Address = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
export const assets: readonly Asset[] = [
  asset({}),
  asset({
    type: 'erc20',
    token: usdc,
    name: 'USD Coin',
    symbol: 'USDC',
    decimals: 6,
    raw: 233_300_000_000n,
    price: '1',
  }),
]
export const longAssets: readonly Asset[] = [
  asset({ symbol: 'W'.repeat(24), raw: 10n ** 58n - 1n, price: '0.000001' }),
]

/** Pending transactions have the nonces 12 to 16. */
const nonces: KnownNonces = { current: 12n, recommended: 17n }
export const contacts = [{ name: 'Dave', address: dave, chains: [] }]
export const { lookAlikeOf } = knownAccounts([], { contacts, safes: [], owners: [], assets: [] })
/** Begins and ends like Dave's. */
export const copyOfDave: Address =
  `${dave.slice(0, 6)}${'0'.repeat(32)}${dave.slice(-4)}` as Address

export const payment = (parts: Partial<PaymentForm> = {}): PaymentForm => ({
  key: 0,
  to: dave,
  token: zeroAddress,
  amount: '2.5',
  ...parts,
})
export const sendForm = (parts: Partial<SendForm> = {}): SendForm => ({
  payments: [payment()],
  note: '',
  nonce: '',
  ...parts,
})
export const usable = (address: Address): FoundAddress => ({
  status: 'usable',
  address,
  chain: undefined,
  lookAlike: lookAlikeOf(address),
})

/** A form and how it is checked. */
export function checked(
  form: SendForm,
  found: readonly FoundAddress[],
  {
    held = ready(assets),
    known = ready(nonces),
  }: { held?: Remote<readonly Asset[]>; known?: Remote<KnownNonces> } = {},
) {
  const check = checkSend(form, {
    at: treasury,
    assets: held.status === 'ready' ? held.value : [],
    found,
    contacts,
    safes: [],
    nonces: known.status === 'ready' ? known.value : undefined,
  })
  return { form, found, check, assets: held, nonces: known }
}

export const failing = (reason: Failure) => failed(reason)
