import { sameAddress } from '#base'
import { Field, Select, TextInput, useText } from '#ui'
import type { FilterToken } from './checkFilter.ts'
import { historyText } from './text.ts'

export interface TokenSelectProps {
  /** The token's address; empty for any. */
  value: string
  /** Whether an address is typed instead of chosen. */
  isOther: boolean
  error: string | undefined
  tokens: readonly FilterToken[]
  onChange: (value: string, isOther: boolean) => void
}

const other = 'other'

/** One of the tokens that the Safe holds, or the address of another one. */
export function TokenSelect({ value, isOther, error, tokens, onChange }: TokenSelectProps) {
  const text = useText(historyText)
  return (
    <>
      <Field label={text('filter.token')} optional>
        <Select
          options={[
            { value: '', label: text('filter.token.any') },
            ...tokens.map(({ address, symbol }) => ({ value: address, label: symbol })),
            { value: other, label: text('filter.token.other') },
          ]}
          value={
            isOther
              ? other
              : (tokens.find(({ address }) => sameAddress(address, value))?.address ?? '')
          }
          onChange={({ target }) =>
            target.value === other ? onChange('', true) : onChange(target.value, false)
          }
        />
      </Field>
      {isOther && (
        <Field label={text('filter.token.other')} error={error}>
          <TextInput
            name="token"
            mono
            dir="ltr"
            value={value}
            onChange={(event) => onChange(event.target.value, true)}
          />
        </Field>
      )}
    </>
  )
}
