import { allFields, codes, ownFields, texts } from '#apps/protocol'
import { isAddressLike } from '#base'
import type { Received } from '../createProbe.ts'
import { codeOf, describe, isSuccess } from '../describe.ts'
import { failed, notOffered, passed, type Rule } from '../rule.ts'
import { type Case, rejects } from './rejects.ts'

export const zeroHash = `0x${'0'.repeat(64)}`

/** Texts that lead elsewhere if a host puts them into the path of a request. */
const escapes = [
  '../../../../v1/spaces',
  '%2e%2e/%2e%2e/v1/spaces',
  '..',
  '/',
  '?x=1',
  '#',
  'usd/../..',
  '\u0000',
]

const dataOf = (answer: Received | undefined) =>
  isSuccess(answer) ? allFields(answer.fields.data) : undefined

/** A rule that a read returns data of this shape. */
const answers = (
  id: string,
  title: string,
  method: string,
  params: unknown,
  isWhole: (data: Record<string, unknown>) => boolean,
): Rule => ({
  id,
  title,
  kind: 'quiet',
  async try(probe) {
    const answer = await probe.ask(method, params)
    if (codeOf(answer) === codes.unsupportedMethod) return notOffered(describe(answer))
    const data = dataOf(answer)
    return data && isWhole(data) ? passed(describe(answer)) : failed(describe(answer))
  },
})

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''
const isCount = (value: unknown): boolean => Number.isSafeInteger(value) && Number(value) > 0

const safeInfo = answers(
  'safeInfo',
  'getSafeInfo: address, chain, owners, threshold, and whether it is read-only',
  'getSafeInfo',
  undefined,
  ({ safeAddress, chainId, owners, threshold, isReadOnly }) =>
    isAddressLike(safeAddress) &&
    isCount(chainId) &&
    isCount(threshold) &&
    Array.isArray(owners) &&
    owners.every(isAddressLike) &&
    Number(threshold) <= owners.length &&
    typeof isReadOnly === 'boolean',
)

const chainInfo: Rule = {
  id: 'chainInfo',
  title: 'getChainInfo: the chain of the Safe, its ID as a decimal string',
  kind: 'quiet',
  async try(probe) {
    const [chain, safe] = [await probe.ask('getChainInfo'), await probe.ask('getSafeInfo')]
    const { chainId, chainName, shortName, nativeCurrency } = dataOf(chain) ?? {}
    const { symbol, decimals } = ownFields(nativeCurrency, 'symbol', 'decimals') ?? {}
    const isWhole =
      chainId === String(dataOf(safe)?.chainId) &&
      [chainName, shortName, symbol].every(isText) &&
      isCount(decimals)
    return isWhole ? passed(describe(chain)) : failed(describe(chain))
  },
}

const theme: Rule = {
  id: 'theme',
  title: 'getCurrentTheme: whether the host uses a dark theme',
  kind: 'quiet',
  async try(probe) {
    const answer = await probe.ask('getCurrentTheme')
    if (!isSuccess(answer)) return notOffered(describe(answer))
    return typeof dataOf(answer)?.darkMode === 'boolean'
      ? passed(describe(answer))
      : failed(describe(answer))
  },
}

const events: Rule = {
  id: 'events',
  title: 'The host names the events that it sends',
  kind: 'quiet',
  async try(probe) {
    const answer = await probe.ask('getEnvironmentInfo')
    const list = dataOf(answer)?.events
    if (list === undefined) return notOffered('It names none')
    return Array.isArray(list) && list.every(isText)
      ? passed(list.join(', '))
      : failed(describe(answer))
  },
}

const balances = answers(
  'balances',
  'getSafeBalances: a sum and a list, also without a currency',
  'getSafeBalances',
  {},
  ({ fiatTotal, items }) => isText(fiatTotal) && Array.isArray(items),
)

const currencies: readonly Case[] = [
  ...escapes,
  'us',
  'abcdefghijk',
  'us d',
  'u$d',
  7,
  null,
  {},
  ['usd'],
].map((currency) => [JSON.stringify(currency), { currency }])
const badCurrencies = rejects({
  id: 'badCurrencies',
  title: "getSafeBalances rejects a currency that isn't 3 to 10 letters",
  method: 'getSafeBalances',
  code: codes.invalidParams,
  cases: [...currencies, ['a list', []], ['a string', 'usd']],
})

const hashes = [
  ...escapes,
  '',
  '0x',
  '0x12',
  zeroHash.slice(2),
  `${zeroHash}0`,
  zeroHash.replace('0x0', '0xg'),
  ` ${zeroHash}`,
  7,
  null,
  {},
  [zeroHash],
]

const badTransactionHashes = rejects({
  id: 'badTransactionHashes',
  title: "getTxBySafeTxHash rejects anything that isn't a hash",
  method: 'getTxBySafeTxHash',
  code: codes.invalidParams,
  text: texts.invalidSafeTxHash,
  cases: [
    ...hashes.map((safeTxHash): Case => [JSON.stringify(safeTxHash), { safeTxHash }]),
    ['no parameters', undefined],
    ['a string', zeroHash],
  ],
})

const badMessageHashes = rejects({
  id: 'badMessageHashes',
  title: "getOffChainSignature rejects anything that isn't a hash",
  method: 'getOffChainSignature',
  code: codes.invalidParams,
  cases: [
    ...hashes.map((hash): Case => [JSON.stringify(hash), hash]),
    ['no parameters', undefined],
    ['an object', { messageHash: zeroHash }],
  ],
})

const unknownHashes: Rule = {
  id: 'unknownHashes',
  title: 'An unknown transaction or message gets a response: an error, or no signature',
  kind: 'quiet',
  async try(probe) {
    const transaction = await probe.ask('getTxBySafeTxHash', { safeTxHash: zeroHash })
    const message = await probe.ask('getOffChainSignature', zeroHash)
    const seen = `${describe(transaction)}; ${describe(message)}`
    return transaction && message ? passed(seen) : failed(seen)
  },
}

export const readRules: readonly Rule[] = [
  safeInfo,
  chainInfo,
  theme,
  events,
  balances,
  badCurrencies,
  badTransactionHashes,
  badMessageHashes,
  unknownHashes,
]
