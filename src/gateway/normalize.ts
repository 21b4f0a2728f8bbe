// Gateway versions spell a few words differently. The result has the spelling of the types here;
// unexpected values stay as they are. Responses are changed in place: each belongs to one call
// only.

/** The checked fields; any of them may be missing. */
interface Wire {
  results?: Wire[]
  transaction?: Wire
  txInfo?: Wire
  settingsInfo?: Wire
  gasPrice?: Wire[]
  type?: string
  class?: string
  orderClass?: string
}
type Change = (item: Wire | null | undefined) => void

/** Applies the same change to a single response or to each result of a page. */
const everywhere =
  (change: Change) =>
  (answer: unknown): unknown => {
    for (const item of [(answer as Wire | null)?.results ?? (answer as Wire | null)].flat())
      change(item)
    return answer
  }

/** TWAP orders have `class` where all other orders have `orderClass`. */
const normalizeInfo: Change = (info) => {
  if (info?.settingsInfo?.type === 'CHANGE_MASTER_COPY')
    info.settingsInfo.type = 'CHANGE_IMPLEMENTATION'
  if (info?.class === undefined || info.orderClass !== undefined) return
  info.orderClass = info.class
  delete info.class
}

/** Converts the kinds of gas price to upper case: newer gateways send them in lower case. */
export const normalizeChains = /*@__PURE__*/ everywhere((chain) => {
  for (const price of [chain?.gasPrice].flat())
    if (typeof price?.type === 'string') price.type = price.type.toUpperCase()
})

/**
 * Renames CHANGE_MASTER_COPY to CHANGE_IMPLEMENTATION and `class` to `orderClass` in list rows,
 * details and previews.
 */
export const normalizeTransactions = /*@__PURE__*/ everywhere((item) =>
  normalizeInfo((item?.transaction ?? item)?.txInfo),
)

export const normalizeConfirmationView = /*@__PURE__*/ everywhere(normalizeInfo)
