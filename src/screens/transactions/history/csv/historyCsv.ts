import { toDecimal } from '#base'
import type { Party, TransactionItem, Transferred } from '#domain'
import { actionParty } from '#safe'
import { neutralize, toCsv } from '#screens/common/csv'
import { type ActionAmount, actionAmount, type NativeToken } from '#screens/common/action'

const columns = [
  'date',
  'accountName',
  'account',
  'amount',
  'symbol',
  'token',
  'tokenId',
  'description',
  'note',
  'reportedStatus',
  'nonce',
  'transactionHash',
  'safeTransactionHash',
  'module',
  'id',
] as const

export interface HistoryCsvInput {
  native: NativeToken
  /** What a transaction does, in a sentence. */
  sentenceOf: (item: TransactionItem) => string
  /** What an account is called; undefined without a name. */
  nameOf: (party: Party) => string | undefined
}

/**
 * Past transactions as a CSV file, one line each, newest first: when, to or from whom and how much
 * come first. Dates are in UTC (ISO 8601),
 * amounts are exact decimals, negative for what left the Safe, and empty for what failed or has
 * unknown decimals. Statuses are the gateway's: no receipt is read for them. Formulas in texts are
 * neutralized.
 */
export function historyCsv(
  items: readonly TransactionItem[],
  { native, sentenceOf, nameOf }: HistoryCsvInput,
): string {
  const lines = items.map((item): Record<(typeof columns)[number], string> => {
    const { action, multisig } = item
    const party = actionParty(action)
    const what = 'what' in action ? action.what : undefined
    // An amount of a token with unknown decimals would be another one.
    const isKnown = item.status === 'SUCCESS' && !(what?.type === 'erc20' && what.decimals === null)
    const amount = isKnown ? actionAmount(action, native) : undefined
    return {
      date: new Date(item.at).toISOString(),
      reportedStatus: item.status,
      description: neutralize(sentenceOf(item)),
      amount: amount ? signedDecimal(amount) : '',
      symbol: amount ? neutralize(amount.symbol) : '',
      token: tokenOf(what),
      tokenId: what?.type === 'erc721' ? neutralize(what.id) : '',
      account: party?.address ?? '',
      accountName: neutralize((party && nameOf(party)) ?? ''),
      nonce: multisig ? String(multisig.nonce) : '',
      transactionHash: item.txHash ?? '',
      safeTransactionHash: multisig?.safeTxHash ?? '',
      module: item.module?.address ?? '',
      note: neutralize(item.note ?? ''),
      id: neutralize(item.id),
    }
  })
  return toCsv([columns, ...lines.map((line) => columns.map((column) => line[column]))])
}

/** Not neutralized: a number isn't a formula, whatever its sign. */
const signedDecimal = ({ sign, raw, decimals }: ActionAmount): string =>
  `${sign === '-' && raw > 0n ? '-' : ''}${toDecimal(raw, decimals)}`

const tokenOf = (what: Transferred | undefined): string =>
  what && 'token' in what ? what.token : ''
