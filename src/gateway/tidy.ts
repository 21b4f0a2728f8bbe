// Gateways of different ages spell a few words differently. What comes out has the one spelling of the types here;
// whatever does not look as expected is left as it is.

type Loose = { [field: string]: unknown }

const isObject = (value: unknown): value is Loose => typeof value === 'object' && value !== null && !Array.isArray(value)
const each = (value: unknown, change: (item: Loose) => unknown): unknown => (Array.isArray(value) ? value.map((item) => (isObject(item) ? change(item) : item)) : value)
/** The same change for one answer and for each of a page's results. */
const everywhere = (change: (item: Loose) => Loose) => (answer: unknown): unknown =>
  !isObject(answer) ? answer : 'results' in answer ? { ...answer, results: each(answer.results, change) } : change(answer)

const upperCaseType = (item: Loose): Loose => ({ ...item, type: typeof item.type === 'string' ? item.type.toUpperCase() : item.type })

/** Kinds of gas price in upper case: today's wire has them in lower case. */
export const tidyChains = /*@__PURE__*/ everywhere((chain) => ({ ...chain, gasPrice: each(chain.gasPrice, upperCaseType) }))

function tidyInfo(info: unknown): unknown {
  if (!isObject(info)) return info
  const settings = info.settingsInfo
  if (isObject(settings) && settings.type === 'CHANGE_MASTER_COPY') return { ...info, settingsInfo: { ...settings, type: 'CHANGE_IMPLEMENTATION' } }
  return orderClass(info)
}

/** TWAP orders say `class` where all others say `orderClass`. */
function orderClass(info: Loose): Loose {
  if (!('class' in info) || 'orderClass' in info) return info
  const { class: told, ...rest } = info
  return { ...rest, orderClass: told }
}

/** CHANGE_MASTER_COPY becomes CHANGE_IMPLEMENTATION, `class` becomes `orderClass`; in rows of lists, in details and in previews. */
export const tidyTransactions = /*@__PURE__*/ everywhere((item) => {
  if (isObject(item.transaction)) return { ...item, transaction: { ...item.transaction, txInfo: tidyInfo(item.transaction.txInfo) } }
  return 'txInfo' in item ? { ...item, txInfo: tidyInfo(item.txInfo) } : item
})

export const tidyConfirmationView = (answer: unknown): unknown => (isObject(answer) ? orderClass(answer) : answer)
