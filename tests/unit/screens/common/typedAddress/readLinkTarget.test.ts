import { describe, expect, test } from 'vitest'
import { getAddress } from 'viem'
import type { Address, ChainSummary, Hex } from '#base'
import { linkTo, linkToMessage } from '../../../../../src/screens/core/links/links.ts'
import {
  readLinkTarget,
  targetHref,
} from '../../../../../src/screens/common/typedAddress/readLinkTarget.ts'
import { readTypedAddress } from '../../../../../src/screens/common/typedAddress/readTypedAddress.ts'
import { random } from '../../../safe/random.ts'

const safe: Address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const other: Address = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359'
const hash: Hex = `0x${'a1'.repeat(32)}`
const id = `multisig_${safe}_${hash}`
const at = `safe=eth:${safe}`
const transaction = (of: string) => ({ page: 'transaction', id: of })
const message = { page: 'message', hash }
const mainnet: ChainSummary = {
  chainId: '1',
  name: 'Ethereum',
  shortName: 'eth',
  symbol: 'ETH',
  decimals: 18,
  testnet: false,
  features: [],
}

describe('a link of a Safe app', () => {
  test.each([
    [`https://app.safe.global/transactions/tx?${at}&id=${id}`, transaction(id)],
    [`app.safe.global/transactions/tx/?id=${id}&${at}`, transaction(id)],
    [`https://app.safe.global/transactions/tx?safe=eth%3A${safe}&id=${hash}`, transaction(hash)],
    [
      `https://safe.other.example/base/transactions/tx?${at}&id=module_${safe}_i5f`,
      transaction(`module_${safe}_i5f`),
    ],
    [
      `http://localhost:4173/transactions/tx?${at}&id=transfer_${safe}_e12`,
      transaction(`transfer_${safe}_e12`),
    ],
    [`https://gnosis-safe.io/app/eth:${safe}/transactions/${id}`, transaction(id)],
    [`https://gnosis-safe.io/app/eth%3A${safe}/transactions/${hash}/`, transaction(hash)],
    [`https://gnosis-safe.io/app/#/safes/${safe}/transactions/${hash}`, transaction(hash)],
    [`https://app.safe.global/transactions/msg?${at}&messageHash=${hash}`, message],
  ])('%s opens what it is about', (link, target) => {
    expect(readLinkTarget(` ${link} `, safe)).toEqual(target)
  })

  test.each([
    `eth:${safe}`,
    `https://app.safe.global/home?${at}`,
    `https://app.safe.global/home?${at}&id=${id}`,
    `https://app.safe.global/transactions/history?${at}&messageHash=${hash}`,
    `https://app.safe.global/transactions/tx?${at}`,
    `https://app.safe.global/transactions/tx?${at}&id=${id}&id=${hash}`,
    `https://app.safe.global/transactions/tx?${at}&id=${id}/../..`,
    `https://app.safe.global/transactions/tx?${at}&id=multisig_${other}_${hash}`,
    `https://app.safe.global/transactions/tx?${at}&id=multisig_${safe}_0x12`,
    `https://app.safe.global/transactions/tx?${at}&id=creation_${safe}`,
    `https://app.safe.global/transactions/tx?${at}&id=javascript:alert(1)`,
    `https://app.safe.global/transactions/msg?${at}&messageHash=${hash}00`,
    `https://app.safe.global/transactions/msg?${at}&id=${id}`,
    `https://gnosis-safe.io/app/eth:${safe}/transactions/queue`,
    `javascript://app.safe.global/transactions/tx?${at}&id=${id}`,
  ])('%s opens no more than its Safe', (link) => {
    expect(readLinkTarget(link, safe)).toBeUndefined()
  })

  test('of this app opens the same page again', () => {
    const links = [
      linkTo([mainnet], { chainId: '1', address: safe }, 'transaction', id),
      linkToMessage([mainnet], { chainId: '1', address: safe }, hash),
    ]
    for (const link of links) {
      const target = readLinkTarget(`https://coffer.example${link}`, safe)
      expect(target && targetHref([mainnet], { chainId: '1', address: safe }, target)).toBe(link)
    }
  })
})

test('no form of sharing gives another address or network than the one in it', () => {
  const given = random()
  console.info(`shared addresses: SEED=${given.seed}`)
  const chains = [
    { ...mainnet, explorer: { address: 'https://one.example/address/{{address}}', txHash: '' } },
    { ...mainnet, chainId: '100', name: 'Gnosis', shortName: 'gno' },
  ]
  const forms: readonly ((shown: string, more: string) => string)[] = [
    (shown) => shown,
    (shown) => `eth:${shown}`,
    (shown) => `gno:${shown}`,
    (shown) => `eip155:100:${shown}`,
    (shown, more) => `ethereum:${shown}@1${more}`,
    (shown, more) => `https://one.example/address/${shown}${more}`,
    (shown, more) => `https://gnosisscan.io/address/${shown}${more}`,
    (shown, more) => `https://unknown.example/address/${shown}${more}`,
    (shown, more) => `https://app.safe.global/home?safe=gno:${shown}${more.replace('?', '&')}`,
    (shown, more) => `https://gnosis-safe.io/app/#/safes/${shown}${more}`,
    (shown) =>
      `https://app.safe.global/transactions/tx?safe=eth:${shown}&id=multisig_${shown}_${hash}`,
  ]
  const networks = [undefined, '1', '100', '100', '1', '1', '100', '-', '100', '1', '1']
  for (let turn = 0; turn < 2_000; turn++) {
    const address = getAddress(given.address())
    const stranger = getAddress(given.address())
    const shown = given.pick([address, address.toLowerCase()])
    const form = given.upTo(forms.length)
    const more = given.pick([
      '',
      '',
      `?value=${given.upTo(9)}`,
      `?uint256=1`,
      `?to=${stranger}`,
      `/${stranger}`,
      `#eth:${stranger}`,
      '?tab=tokens',
    ])
    const text = forms[form]?.(shown, more) ?? ''
    const read = readTypedAddress(text, chains)
    const isMore = more !== '' && (text.includes(more) || text.includes(more.slice(1)))
    const isPayment = isMore && /value|uint256/.test(more)
    const isStrange = text.toLowerCase().includes(stranger.toLowerCase())
    const right =
      read.status === 'usable'
        ? !isPayment &&
          !isStrange &&
          read.address === address &&
          read.chain?.chainId === networks[form]
        : read.status === 'wrong' &&
          (isPayment ? read.problem.why === 'payment' : isMore || networks[form] === '-')
    expect(right, `${text}: ${JSON.stringify(read)}`).toBe(true)
  }
})
