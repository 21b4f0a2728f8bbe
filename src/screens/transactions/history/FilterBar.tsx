import {
  type Address,
  isAddressLike,
  joinFacts,
  type Remote,
  sameAddress,
  shortAddress,
} from '#base'
import type { History } from '#domain'
import { Button, useFormat, useText, useTextSettings, useTimeZone } from '#ui'
import { resolveName, useNames } from '#screens/core/names'
import type { FilterToken } from './checkFilter.ts'
import { dayStart } from './dayStart.ts'
import styles from './Filter.module.css'
import { fieldsByType, type FilterField, type FilterForm } from '#screens/core/links'
import { historyText } from './text.ts'

export interface FilterBarProps {
  form: FilterForm
  tokens: readonly FilterToken[]
  chainId: string
  /** Undefined if the filter can't be used. */
  history: Remote<History> | undefined
  onClear: () => void
}

/** How many transactions a filter found, what it asks for, and the way back to all of them. */
export function FilterBar({ form, tokens, chainId, history, onClear }: FilterBarProps) {
  const text = useText(historyText)
  const format = useFormat()
  const { direction } = useTextSettings()
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
      : [text(`filter.shown.${field}`, { value: valueOf(field, value) })]
  })
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
      {asked.length > 0 && <span className={styles.words}>{joinFacts(asked, direction)}</span>}
      <Button variant="quiet" size="s" onClick={onClear}>
        {text('filter.clear')}
      </Button>
    </div>
  )
}

const countOf = ({ days }: History) => days.reduce((sum, { items }) => sum + items.length, 0)
