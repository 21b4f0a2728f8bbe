import type { Assets, TransactionDetail, TransactionItem } from '#domain'
import { toAssets, toQueue, toTransactionDetail } from '#queries'
import {
  aBalance,
  anAddress,
  aPage,
  aQueuedTransfer,
  aTransactionDetails,
  someBalances,
} from '../../../../mocks/fixtures/index.ts'
import { at, dave } from './items.ts'

// Texts of others that try to be read as something else, as the gateway sends them; mapped as the
// app does.

/** Without its mark it would read "USD Coinevil Coin". */
const reversed = 'USD Coin\u202E nioC live'
const arabic = 'شركة 12 (عمان)'

/** A pending call whose method, contract, note, and app are hostile. */
export const hostileCall = (name: string = reversed): TransactionItem => {
  const { transaction, ...row } = aQueuedTransfer()
  const item = {
    ...transaction,
    txInfo: {
      type: 'Custom',
      to: anAddress(dave, name),
      dataSize: '68',
      value: '0',
      isCancellation: false,
      methodName: 'trans\u200Bfer',
    } as const,
    note: `Salaries\u202E${arabic}`,
    safeAppInfo: { name: arabic, url: 'https://app.example', logoUri: null },
  }
  const queue = toQueue([aPage([{ ...row, transaction: item }])])
  const [found] = [...queue.next, ...queue.later].flatMap(({ items }) => items)
  if (!found) throw new Error('The row is missing.')
  return found
}

/** Tokens whose names and symbols are hostile, blank, stacked, or run from right to left. */
export const hostileAssets: Assets = toAssets(
  someBalances([
    aBalance({ name: reversed, symbol: 'US\u200BDC', address: dave, amount: '250000' }),
    aBalance({ name: '\u202E', symbol: '\u3164', address: at.address, amount: '3' }),
    aBalance({
      name: arabic,
      symbol: 'عملة',
      address: '0x9641d764fc13c8B624c04430C7356C1C7C8102e2',
      amount: '12.5',
    }),
    aBalance({
      name: `Z${'\u0301\u0316'.repeat(40)}algo`,
      symbol: 'ZLG',
      address: '0x40A2aCCbd92BCA938b02010E17A5b8929b49130D',
      amount: '7',
    }),
    aBalance({
      name: 'روپیه می\u200Cشود 👩🏽\u200D🚀',
      symbol: '🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}',
      address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
    }),
  ]),
  'usd',
)

/**
 * A call that someone is about to sign, with hostile texts in the note, the app, and the decoded
 * values.
 */
export const hostileDetail = (): TransactionDetail => {
  const details = aTransactionDetails()
  return toTransactionDetail(
    {
      ...details,
      note: `Pay\u202E${arabic}`,
      safeAppInfo: { name: reversed, url: 'https://app.example', logoUri: null },
      txData: details.txData
        ? {
            ...details.txData,
            dataDecoded: {
              method: 'register\u2066',
              parameters: [
                { name: 'name\u200B', type: 'string', value: reversed },
                { name: 'names', type: 'string[]', value: [arabic, 'treasury.eth\u202E'] },
              ],
            },
          }
        : null,
    },
    '1',
  )
}
