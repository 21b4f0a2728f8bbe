import { useId, useState } from 'react'
import { sameAddress } from '#base'
import { Button, Field, Form, Select, Sheet, TextInput, useForm, useText } from '#ui'
import type { FilterProblems, FilterToken } from './checkFilter.ts'
import styles from './Filter.module.css'
import {
  fieldsByType,
  type FilterField,
  type FilterForm,
  filterTypes,
  noFilter,
  tidyForm,
} from '#screens/core/links'
import { historyText } from './text.ts'
import { TokenSelect } from './TokenSelect.tsx'

export interface FilterViewProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** The filter in use. */
  form: FilterForm
  /** The problem with each field of a filter. */
  check: (form: FilterForm) => FilterProblems
  tokens: readonly FilterToken[]
  /** The native coin. */
  symbol: string
  onApply: (form: FilterForm) => void
}

const dates: readonly FilterField[] = ['from', 'until']
const accounts: readonly FilterField[] = ['to', 'module']

/**
 * The filter of the history: its type and the fields that the type has. Errors are shown next to
 * their fields once it was applied.
 */
export function FilterView({ open, onOpenChange, form, ...rest }: FilterViewProps) {
  const text = useText(historyText)
  const id = useId()
  const close = () => onOpenChange(false)
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title={text('filter.title')}
      footer={
        <>
          <Button
            onClick={() => {
              rest.onApply(noFilter)
              close()
            }}
          >
            {text('filter.clear')}
          </Button>
          <Button variant="primary" type="submit" form={id}>
            {text('filter.apply')}
          </Button>
        </>
      }
    >
      {/* Begins with the filter in use whenever it is opened. */}
      <Fields key={String(open)} id={id} form={form} {...rest} close={close} />
    </Sheet>
  )
}

interface FieldsProps extends Omit<FilterViewProps, 'open' | 'onOpenChange'> {
  id: string
  close: () => void
}

function Fields({ id, form, check, tokens, symbol, onApply, close }: FieldsProps) {
  const text = useText(historyText)
  const [draft, setDraft] = useState(form)
  const held = tokens.find(({ address }) => sameAddress(address, draft.fields.token))
  const [asksOther, setAsksOther] = useState(false)
  const isOther =
    asksOther || (draft.fields.token !== undefined && draft.fields.token !== '' && !held)
  const problems: FilterProblems = {
    ...check(tidyForm(draft)),
    // Another token without its address would be any token.
    ...(draft.type === 'incoming' &&
      isOther &&
      !draft.fields.token?.trim() && { token: 'address' }),
  }
  // A filter that came from a link may be wrong from the start.
  const control = useForm(Object.keys(check(form)).length > 0)
  const change = (field: FilterField, value: string) =>
    setDraft({ ...draft, fields: { ...draft.fields, [field]: value } })
  const isRight = fieldsByType[draft.type].every((field) => !problems[field])
  const apply = () => {
    onApply(tidyForm(draft))
    close()
  }
  // Without a token, the gateway compares incoming amounts in the smallest unit, whatever token
  // they are of.
  const isAnyToken = draft.type === 'incoming' && !isOther && !held
  const unit = draft.type === 'incoming' ? held?.symbol : symbol
  const hintOf = (field: FilterField) =>
    field === 'to'
      ? draft.type === 'outgoing' && text('filter.to.hint')
      : field === 'amount' &&
        text(
          draft.type === 'outgoing'
            ? 'filter.amount.outgoing'
            : isAnyToken
              ? 'filter.amount.anyToken'
              : 'filter.amount.incoming',
          { symbol },
        )
  return (
    <Form
      form={{ ...control, id }}
      className={styles.form}
      onSubmit={() => control.attempt(isRight, apply)}
    >
      <Field label={text('filter.type')} hint={draft.type === 'all' && text('filter.all.hint')}>
        <Select
          name="type"
          options={filterTypes.map((type) => ({ value: type, label: text(`filter.type.${type}`) }))}
          value={draft.type}
          onChange={({ target }) =>
            setDraft({ ...draft, type: filterTypes.find((type) => type === target.value) ?? 'all' })
          }
        />
      </Field>
      {fieldsByType[draft.type].map((field) => {
        const problem = problems[field]
        const value = draft.fields[field] ?? ''
        const error = problem && text(`filter.problem.${problem}`)
        if (field === 'token')
          return (
            <TokenSelect
              key={field}
              value={value}
              isOther={isOther}
              error={error}
              tokens={tokens}
              onChange={(next, other) => {
                setAsksOther(other)
                change(field, next)
              }}
            />
          )
        const isAccount = accounts.includes(field)
        return (
          <Field
            key={field}
            label={text(`filter.${field}`)}
            hint={hintOf(field)}
            error={error}
            optional
          >
            <TextInput
              name={field}
              type={dates.includes(field) ? 'date' : 'text'}
              mono={isAccount}
              dir={isAccount ? 'ltr' : undefined}
              inputMode={field === 'amount' ? 'decimal' : field === 'nonce' ? 'numeric' : undefined}
              trailing={
                field === 'amount' && unit ? <span className={styles.unit}>{unit}</span> : undefined
              }
              value={value}
              onChange={(event) => change(field, event.target.value)}
            />
          </Field>
        )
      })}
    </Form>
  )
}
