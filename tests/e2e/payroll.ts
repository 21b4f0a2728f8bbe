import { type Address, type Hex, getAddress, keccak256, parseUnits, stringToHex } from 'viem'
import { base, baseTokens } from '../../mocks/chain/genesis/places.ts'

/** A payment of the month; `token` is undefined for the native coin. */
export interface Payment {
  name: string
  to: Address
  amount: string
  symbol: 'ETH' | 'USDC' | 'DAI'
  token: Address | undefined
  raw: bigint
}

const address = (name: string): Address =>
  getAddress(keccak256(stringToHex(name)).slice(0, 42) as Hex)
const decimalsOf = (token: Address | undefined) =>
  baseTokens.find((one) => one.address === token)?.decimals ?? 18

/** Three tokens by turns, with amounts that end in the smallest unit of each. */
export const payments: readonly Payment[] = Array.from({ length: 40 }, (_, index): Payment => {
  const number = String(index + 1).padStart(2, '0')
  const name = `Payee ${number}`
  const [symbol, amount, token] =
    index % 8 === 7
      ? (['ETH', `0.1${number}000000000000001`, undefined] as const)
      : index % 4 === 1
        ? (['DAI', `9${number}.250000000000000${number}1`, base.tokens.dai] as const)
        : (['USDC', `1${number}7.00${number}01`, base.tokens.usdc] as const)
  return {
    name,
    to: address(name),
    amount,
    symbol,
    token,
    raw: parseUnits(amount, decimalsOf(token)),
  }
})

/** What all payments of a token add up to, in its smallest unit. */
export const sumOf = (symbol: Payment['symbol']): bigint =>
  payments.reduce((sum, one) => (one.symbol === symbol ? sum + one.raw : sum), 0n)

/** Lines of the file that are wrong at first: what is wrong, and what the page says. */
export const wrong = {
  /** Its address has a typing error. */
  checksum: 5,
  /** A spreadsheet has made a date of its amount. */
  date: 20,
  /** It isn't one of the payments: the Safe doesn't hold its token. */
  token: 31,
} as const

/** An address with one letter in the wrong case. */
const mistyped = (right: Address): string =>
  right.replace(/[a-fA-F](?=[^a-fA-F]*$)/, (letter) =>
    letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase(),
  )

/** The numbers of the lines in the file: the first one names the columns. */
const lineOf = (index: number) => index + 2

/** A payroll file as a company's tool writes it: more columns than needed, in its own order. */
function rowsOf(): string[][] {
  const rows = payments.map(({ name, to, amount, symbol }, index) => [
    symbol,
    `E-${100 + index}`,
    amount,
    'Research, Berlin',
    to,
    name,
    'November 2026',
  ])
  rows.splice(wrong.token - lineOf(0), 0, [
    'EURC',
    'E-999',
    '100',
    'Sales',
    address('Left the company'),
    'Left the company',
    'October 2026',
  ])
  const change = (line: number, column: number, edit: (cell: string) => string) => {
    const row = rows[line - lineOf(0)] ?? []
    row[column] = edit(row[column] ?? '')
  }
  change(wrong.checksum, 4, (to) => mistyped(to as Address))
  change(wrong.date, 2, () => '1-Nov')
  return rows
}

export const payrollFile = (): string =>
  [['Currency', 'Employee ID', 'Net pay', 'Team', 'Wallet address', 'Name', 'Memo'], ...rowsOf()]
    .map((cells) => cells.map((cell) => (cell.includes(',') ? `"${cell}"` : cell)).join())
    .join('\r\n')

/** The payment of a line of the file. */
export const paymentIn = (line: number): Payment =>
  payments[line - lineOf(0) - (line > wrong.token ? 1 : 0)] as Payment

/** What Safe{Wallet} exports under Settings → Data: the payees and the Safes. */
export const walletFile = (safes: readonly { address: Address; owners: readonly Address[] }[]) => ({
  version: '3.0',
  data: {
    addressBook: { '1': Object.fromEntries(payments.map(({ to, name }) => [to, name])) },
    addedSafes: {
      '1': Object.fromEntries(
        safes.map((safe) => [
          safe.address,
          { owners: safe.owners.map((value) => ({ value })), threshold: 2, pinned: true },
        ]),
      ),
    },
    settings: {
      currency: 'usd',
      hiddenTokens: {},
      tokenList: 'TRUSTED',
      shortName: { copy: true, qr: true },
      theme: { darkMode: false },
      env: { rpc: {}, tenderly: { url: '', accessToken: '' } },
      signing: { onChainSigning: false, blindSigning: false },
      transactionExecution: true,
    },
    safeApps: { '1': { pinned: [], opened: [] } },
    undeployedSafes: {},
    visitedSafes: {},
  },
})
