import { type ChainSummary, grouped, shortAddress, toDecimal } from '#base'
import type { TransactionItem } from '#domain'
import type { Text } from '#ui'
import { actionAmount, actionParty, actionTitle } from '../actionText.ts'
import type { sharedText } from '../text.ts'
import { formatList } from './formatList.ts'

/** Action, amount and party: `Send, 2.5 ETH, dave.eth`. A link's accessible name; several links called "Send" could not be distinguished. */
export function transactionLabel(
  text: Text<keyof (typeof sharedText)['english']>,
  locale: string,
  item: Pick<TransactionItem, 'action' | 'multisig'>,
  chain: ChainSummary | undefined,
): string {
  const amount = chain && actionAmount(item.action, chain)
  const party = actionParty(item.action)
  return formatList(locale, [
    actionTitle(text, item.action, item.multisig?.nonce),
    amount && `${grouped(toDecimal(amount.raw, amount.decimals))} ${amount.symbol}`,
    party && (party.name ?? shortAddress(party.address)),
  ])
}
