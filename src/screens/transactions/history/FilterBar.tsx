import { type Address, isAddressLike, type Remote, sameAddress, shortAddress } from '#base'
import type { History } from '#domain'
import { Button, useFormat, useText, useTimeZone } from '#ui'
import { resolveName, useNames } from '#screens/core/names'
import type { FilterToken } from './checkFilter.ts'
import { Chips, dayStart } from '#screens/transactions/find'
import styles from './Filter.module.css'
import { fieldsByType, type FilterField, type FilterForm, tidyForm } from '#screens/core/links'
import { historyText } from './text.ts'

export interface FilterBarProps {
  form: FilterForm
  tokens: readonly FilterToken[]
  chainId: string
  /** Undefined if the filter can't be used. */
  history: Remote<History> | undefined
  /** Applies the rest of the filter. */
  onChange: (form: FilterForm) => void
  onClear: () => void
}

/**
 * How many transactions a filter found, and its conditions, which can be removed one by one or all
 * at once.
 */
export function FilterBar({ form, tokens, chainId, history, onChange, onClear }: FilterBarProps) {
  const text = useText(historyText)
  const format = useFormat()
  // The time zone that the dates are shown in, and that the filter's days begin in.
  const timeZone = useTimeZone()
  const names = useNames()
  const nameOf = (text: string) =>
    isAddressLike(text)
      ? (resolveName(names, { address: text as Address }, chainId).name ?? shortAddress(text))
      : text
  const valueOf = (field: FilterField, value: string) => {
    if (field === 'from' || field === 'until')
      return format.day(dayStart(value, timeZone) ?? Number.NaN)
    if (field === 'token')
      return (
        tokens.find(({ address }) => sameAddress(address, value))?.symbol ?? shortAddress(value)
      )
    return field === 'to' || field === 'module' ? nameOf(value) : value
  }
  const asked = fieldsByType[form.type].flatMap((field) => {
    const value = form.fields[field]
    return value === undefined
      ? []
      : [
          {
            name: field,
            words: text(`filter.shown.${field}`, { value: valueOf(field, value) }),
            remove: () => onChange(tidyForm({ ...form, fields: { ...form.fields, [field]: '' } })),
          },
        ]
  })
  const chips = [
    { name: 'type', words: text(`filter.type.${form.type}`), remove: onClear },
    ...asked,
  ]
  return (
    <div className={styles.bar}>
      <span className={styles.count} role="status">
        {history?.status === 'ready' && form.type !== 'all'
          ? text(`filter.found.${form.type}`, {
              count: countOf(history.value),
              more: history.value.hasMore ? 'yes' : 'no',
            })
          : history?.status === 'loading' && text('filter.searching')}
      </span>
      <Chips
        label={text('filter.title')}
        chips={chips}
        removeLabel={(value) => text('filter.remove', { value })}
      />
      <Button variant="quiet" size="s" onClick={onClear}>
        {text('filter.clear')}
      </Button>
    </div>
  )
}

const countOf = ({ days }: History) => days.reduce((sum, { items }) => sum + items.length, 0)
