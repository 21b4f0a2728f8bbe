import type { routes } from '#gateway'

// Fields that older gateways lack or name differently. Both versions share them: no change between
// the two is known.

type Loose = { [field: string]: unknown }
type Change = (answer: unknown) => unknown

const isObject = (value: unknown): value is Loose =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const without =
  (...fields: string[]): Change =>
  (answer) =>
    isObject(answer)
      ? Object.fromEntries(Object.entries(answer).filter(([field]) => !fields.includes(field)))
      : answer
const only =
  (...fields: string[]): Change =>
  (answer) =>
    isObject(answer) ? Object.fromEntries(fields.map((field) => [field, answer[field]])) : answer
const each =
  (change: Change): Change =>
  (answer) =>
    Array.isArray(answer) ? answer.map(change) : answer
const inField =
  (field: string, change: Change): Change =>
  (answer) =>
    isObject(answer) && field in answer ? { ...answer, [field]: change(answer[field]) } : answer

/**
 * Older parameters always have a decoded value, even if it is null; the decoder's accuracy is
 * missing.
 */
const decoded: Change = (call) => inField('parameters', each(parameter))(without('accuracy')(call))
const parameter: Change = (told) =>
  isObject(told)
    ? {
        ...told,
        valueDecoded: Array.isArray(told['valueDecoded'])
          ? told['valueDecoded'].map(inField('dataDecoded', decoded))
          : decoded(told['valueDecoded'] ?? null),
      }
    : told

/** Transactions anywhere in a response. */
const transactions: Change = (answer) => {
  if (Array.isArray(answer)) return answer.map(transactions)
  if (!isObject(answer)) return answer
  return Object.fromEntries(
    Object.entries(answer).flatMap(([field, value]) =>
      field === 'tokenInfoIndex'
        ? []
        : [[field, field === 'dataDecoded' ? decoded(value) : transactions(value)]],
    ),
  )
}

const chain = without('zk', 'beaconChainExplorerUriTemplate', 'relayer')
const message = without('origin')
/** Order fees have an older name, which was kept next to the new one for a while. */
const view: Change = (answer) => {
  const told = inField('parameters', each(parameter))(answer)
  return isObject(told) && 'executedFee' in told
    ? { ...told, executedSurplusFee: told['executedFee'] }
    : told
}

const older: { [Name in keyof typeof routes]?: Change } = {
  balances: inField('items', each(without('fiatBalance24hChange'))),
  chain,
  chains: inField('results', each(chain)),
  confirm: transactions,
  confirmationView: view,
  creation: transactions,
  decodeData: decoded,
  details: transactions,
  history: transactions,
  incomingTransfers: transactions,
  indexingStatus: only('lastSync', 'synced'),
  message,
  messages: inField('results', each(message)),
  moduleTransactions: transactions,
  multisigTransactions: transactions,
  preview: transactions,
  propose: transactions,
  queued: transactions,
  safeApps: each(without('featured')),
}

/** A response in the format of an older gateway. */
export const olderShape = (name: keyof typeof routes, answer: unknown): unknown =>
  older[name]?.(answer) ?? answer
