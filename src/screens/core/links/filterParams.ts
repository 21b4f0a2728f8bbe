/** The filters of each transaction type, as supported by the gateway. */
export const fieldsByType = {
  all: [],
  incoming: ['from', 'until', 'token', 'amount'],
  outgoing: ['from', 'until', 'to', 'amount', 'nonce'],
  module: ['to', 'module'],
} as const

export type FilterType = keyof typeof fieldsByType
export type FilterField = (typeof fieldsByType)[FilterType][number]

export const filterTypes = Object.keys(fieldsByType) as readonly FilterType[]

/** A filter as typed, and as in the URL: unvalidated strings. Empty ones are omitted. */
export interface FilterForm {
  type: FilterType
  fields: Readonly<Partial<Record<FilterField, string>>>
}

export const noFilter: FilterForm = { type: 'all', fields: {} }

/** The parameter of the URL that holds a search of the queue or the history. */
export const findParam = 'find'

/** The parameters of the URL that hold a filter. */
export const filterParams: readonly string[] = [
  'type',
  ...new Set(Object.values(fieldsByType).flat()),
]

/** The filter in a URL's parameters; parameters that don't fit its type are ignored. */
export function readForm(params: Readonly<Record<string, string>>): FilterForm {
  const type = filterTypes.find((one) => one === params['type']) ?? 'all'
  return tidyForm({ type, fields: params })
}

/** Omits fields that are empty or belong to another type. */
export const tidyForm = ({ type, fields }: FilterForm): FilterForm => ({
  type,
  fields: Object.fromEntries(
    fieldsByType[type].flatMap((field) => {
      const text = fields[field]?.trim()
      return text ? [[field, text]] : []
    }),
  ),
})

/** Parameters for the URL; none for an empty filter. */
export const formParams = (form: FilterForm): Readonly<Record<string, string>> =>
  form.type === 'all' ? {} : { type: form.type, ...tidyForm(form).fields }
