// Gateways of different ages spell a few words differently. What comes out has the one spelling of the types here;
// whatever does not look as expected is left as it is. An answer is changed where it stands: it was read for one call alone.

/** As much as is looked at; none of it is sure to be there. */
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

/** The same change for one answer and for each of a page's results. */
const everywhere =
  (change: Change) =>
  (answer: unknown): unknown => {
    for (const item of [(answer as Wire | null)?.results ?? (answer as Wire | null)].flat()) change(item)
    return answer
  }

/** TWAP orders say `class` where all others say `orderClass`. */
const normalizeInfo: Change = (info) => {
  if (info?.settingsInfo?.type === 'CHANGE_MASTER_COPY') info.settingsInfo.type = 'CHANGE_IMPLEMENTATION'
  if (info?.class === undefined || info.orderClass !== undefined) return
  info.orderClass = info.class
  delete info.class
}

/** Kinds of gas price in upper case: today's wire has them in lower case. */
export const normalizeChains = /*@__PURE__*/ everywhere((chain) => {
  for (const price of [chain?.gasPrice].flat()) if (typeof price?.type === 'string') price.type = price.type.toUpperCase()
})

/** CHANGE_MASTER_COPY becomes CHANGE_IMPLEMENTATION, `class` becomes `orderClass`; in rows of lists, in details and in previews. */
export const normalizeTransactions = /*@__PURE__*/ everywhere((item) => normalizeInfo((item?.transaction ?? item)?.txInfo))

export const normalizeConfirmationView = /*@__PURE__*/ everywhere(normalizeInfo)
