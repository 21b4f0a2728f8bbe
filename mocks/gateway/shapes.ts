import type { routes } from '#gateway'

// What older gateways did not tell yet, or told otherwise. Both of them: nothing is known of answers that changed between the two.

type Loose = { [field: string]: unknown }
type Change = (answer: unknown) => unknown

const isObject = (value: unknown): value is Loose => typeof value === 'object' && value !== null && !Array.isArray(value)
const without =
  (...fields: string[]): Change =>
  (answer) =>
    isObject(answer) ? Object.fromEntries(Object.entries(answer).filter(([field]) => !fields.includes(field))) : answer
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

/** Every parameter told what is inside it, if only that there is nothing; how sure the decoder was, it did not tell. */
const decoded: Change = (call) => inField('parameters', each(parameter))(without('accuracy')(call))
const parameter: Change = (told) =>
  isObject(told)
    ? {
        ...told,
        valueDecoded: Array.isArray(told['valueDecoded']) ? told['valueDecoded'].map(inField('dataDecoded', decoded)) : decoded(told['valueDecoded'] ?? null),
      }
    : told

/** Transactions, wherever they stand in an answer. */
const transactions: Change = (answer) => {
  if (Array.isArray(answer)) return answer.map(transactions)
  if (!isObject(answer)) return answer
  return Object.fromEntries(
    Object.entries(answer).flatMap(([field, value]) =>
      field === 'tokenInfoIndex' ? [] : [[field, field === 'dataDecoded' ? decoded(value) : transactions(value)]],
    ),
  )
}

const chain = without('zk', 'beaconChainExplorerUriTemplate', 'relayer')
const message = without('origin')
/** Fees of orders had an older name, and kept it for a while beside the new one. */
const view: Change = (answer) => {
  const told = inField('parameters', each(parameter))(answer)
  return isObject(told) && 'executedFee' in told ? { ...told, executedSurplusFee: told['executedFee'] } : told
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

/** An answer as a gateway before today's would have given it. */
export const olderShape = (name: keyof typeof routes, answer: unknown): unknown => older[name]?.(answer) ?? answer
