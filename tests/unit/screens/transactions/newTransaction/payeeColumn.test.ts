import { describe, expect, it } from 'vitest'
import { type Address, type ChainSummary, zeroAddress } from '#base'
import type { Asset } from '#domain'
import type { RecipientsContext } from '../../../../../src/screens/transactions/newTransaction/recipients/readPayment.ts'
import { readRecipients } from '../../../../../src/screens/transactions/newTransaction/recipients/readRecipients.ts'
import { random } from '../../../safe/random.ts'

const dave: Address = '0x1563915e194D8CfBA1943570603F7606A3115508'
const bob: Address = '0xAd11305Dc8418409C939539d2c729b0a3F64DC79'
const usdc: Address = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const at = { chainId: '1', address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed' } as const
const mainnet: ChainSummary = {
  chainId: '1',
  shortName: 'eth',
  name: 'Ethereum',
  symbol: 'ETH',
  decimals: 18,
  testnet: false,
  features: [],
}
const ether: Asset = {
  type: 'native',
  token: zeroAddress,
  name: 'Ether',
  symbol: 'ETH',
  decimals: 18,
  raw: 10n ** 21n,
  price: null,
  fiat: null,
}
const context: RecipientsContext = {
  at,
  chains: [mainnet],
  assets: [ether],
  lookAlikeOf: () => undefined,
  token: zeroAddress,
}
const read = (text: string) => readRecipients(text, context)

describe('a column of people next to one of addresses', () => {
  it.each([
    ['recipient,wallet address,amount\nJ.Smith,#,1'],
    ['Amount;Recipient;Address\n1;J.Smith;#\n2;Ann.Lee;@'],
    ['payee\tWallet\tvalue\nj.smith\t#\t1\nMs. Lee\t@\t2'],
  ])('pays the addresses: %j', (text) => {
    const { lines, problems, pending, table } = read(text.replace('#', dave).replace('@', bob))
    expect([lines.map(({ to }) => to), problems, pending, table.isSure]).toEqual([
      [dave, bob].slice(0, lines.length),
      [],
      [],
      true,
    ])
  })

  it.each([
    ['its name says nothing', `recipient,Konto,amount\nJ.Smith,${dave},1`, 1],
    ['no column has a name', `J.Smith,${dave},1`, 1],
    [
      'the recipient is sometimes an address',
      `recipient,address,amount\n${bob},${dave},1\nJ.Smith,${bob},1\nA.Lee,${dave},1`,
      1,
    ],
    [
      'it is the same in all rows',
      `recipient,wallet,amount\nalice.xyz,${dave},1\nbob.xyz,${dave},2`,
      1,
    ],
    ['there are two such columns', `recipient,address,wallet,amount\nJ.Smith,${dave},${bob},1`, 1],
    ['two of them say nothing', `recipient,Konto,Bank,amount\nJ.Smith,${dave},${bob},1`, 0],
  ])('is asked about if %s', (_, text, at) => {
    const { table } = read(text)
    expect([table.as.indexOf('to'), table.isSure]).toEqual([at, false])
  })

  it.each([
    ['names of ENS are paid', `recipient,wallet,amount\nalice.eth,${dave},1`],
    ["a token's contract is no recipient", `recipient,token address,amount\nalice.xyz,${usdc},1`],
    [
      'the hash of a transaction is no address',
      `recipient,tx,amount\nalice.xyz,0x${'ab'.repeat(32)},1`,
    ],
  ])('does not count where %s', (_, text) => {
    const { table } = read(text)
    expect([table.as.indexOf('to'), table.isSure]).toEqual([0, true])
  })

  const { seed, upTo, pick, address } = random()
  const shuffled = <T>(list: readonly T[]): T[] =>
    list
      .map((item) => ({ item, at: upTo(1e9) }))
      .toSorted((a, b) => a.at - b.at)
      .map(({ item }) => item)
  it(`is never paid, in any order of columns; seed ${seed}`, () => {
    const people = ['J.Smith', 'j.smith', 'Ann Lee', 'Dr. Who', 'Zoë.Ng', '']
    for (let run = 0; run < 200; run += 1) {
      const rows = Array.from({ length: 1 + upTo(10) }, () => ({
        person: pick(people),
        wallet: address(),
        amount: String(1 + upTo(99)),
        note: pick(['', 'May', 'x']),
      }))
      const wallet = pick(['address', 'Wallet', 'wallet_address', 'Konto', 'Where'])
      const header = {
        person: pick(['recipient', 'Payee', 'to', 'Beneficiary']),
        wallet,
        amount: 'amount',
        note: 'memo',
      }
      const order = shuffled(['person', 'wallet', 'amount', 'note'] as const)
      const text = [header, ...rows]
        .map((row) => order.map((column) => row[column]).join('\t'))
        .join('\n')
      const { table, lines } = read(text)
      expect([table.as.indexOf('to'), text]).toEqual([order.indexOf('wallet'), text])
      expect(lines.map(({ to }) => to.toLowerCase())).toEqual(rows.map((row) => row.wallet))
      // What its name doesn't say is asked about.
      expect(table.isSure && ['Konto', 'Where'].includes(wallet)).toBe(false)
    }
  })
})
