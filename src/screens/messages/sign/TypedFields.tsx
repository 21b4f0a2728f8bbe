import { useState } from 'react'
import { type ChainSummary, isAddressLike, visibleText } from '#base'
import type { TypedMessage } from '#domain'
import { Button, Code, DataItem, DataList, useText } from '#ui'
import { messagesText } from '#screens/messages/common'
import { AccountItem } from './AccountItem.tsx'
import styles from './Message.module.css'
import { SignedText } from './SignedText.tsx'
import {
  nextRoom,
  type ShownField,
  type ShownFields,
  showFields,
  type TypedField,
} from './typedFields.ts'

export interface TypedFieldsProps {
  fields: ShownFields
  /** The types by which the fields not shown yet are read. */
  types: TypedMessage['types']
  /** The chain that the data is for; undefined if it isn't known. */
  chain: ChainSummary | undefined
  /** The names of the structs and lists that they are in, for screen readers. */
  path?: readonly string[] | undefined
}

/** Typed data as a table by their own types: structs and lists are groups of more fields. */
export function TypedFields({
  fields: { shown, rest },
  types,
  chain,
  path = [],
}: TypedFieldsProps) {
  const text = useText(messagesText)
  const isEmpty = shown.length + rest.length === 0
  return (
    <>
      {runsOf(shown).map(([first, ...others]) =>
        first.within ? (
          <div key={first.name} role="group" aria-label={visibleText(first.name)}>
            <p className={styles.name}>
              <bdi>{visibleText(first.name)}</bdi>
            </p>
            <div className={styles.within}>
              <TypedFields
                fields={first.within}
                types={types}
                chain={chain}
                path={[...path, first.name]}
              />
            </div>
          </div>
        ) : (
          <DataList key={first.name} dense>
            {[first, ...others].map((field) => (
              <ValueItem key={field.name} field={field} chain={chain} path={path} />
            ))}
          </DataList>
        ),
      )}
      {rest.length > 0 && <MoreFields {...{ rest, types, chain, path }} />}
      {isEmpty && <p className={styles.quiet}>{text('fields.empty')}</p>}
    </>
  )
}

/** Adjacent values share one list; structs and nested lists are shown separately. */
function runsOf(fields: readonly ShownField[]): (readonly [ShownField, ...ShownField[]])[] {
  const runs: [ShownField, ...ShownField[]][] = []
  for (const field of fields) {
    const last = runs.at(-1)
    if (last && !last[0].within && !field.within) last.push(field)
    else runs.push([field])
  }
  return runs
}

interface MoreFieldsProps extends Omit<TypedFieldsProps, 'fields'> {
  rest: readonly TypedField[]
}

/** Stands in for fields not rendered yet; clicking it renders more. */
function MoreFields({ rest, ...props }: MoreFieldsProps) {
  const text = useText(messagesText)
  const [isOpen, setOpen] = useState(false)
  if (isOpen)
    return (
      <div ref={focusOnce} tabIndex={-1} className={styles.more}>
        <TypedFields {...props} fields={showFields(props.types, rest, nextRoom)} />
      </div>
    )
  return (
    <div>
      <Button size="s" onClick={() => setOpen(true)}>
        {text('fields.more', { count: rest.length })}
      </Button>
    </div>
  )
}

/** The button that had the focus is gone. */
const focusOnce = (added: HTMLElement | null) => added?.focus({ preventScroll: true })

/** Maximum length in characters; longer text scrolls in its own box. */
const longText = 400

function ValueItem({
  field: { name, type, value },
  chain,
  path,
}: {
  field: ShownField
  chain: ChainSummary | undefined
  path: readonly string[]
}) {
  const text = useText(messagesText)
  const label = visibleText(name)
  // Boxes that can be scrolled have names of their own; items of two lists have the same numbers.
  const place = [...path, name].map(visibleText).join(' ')
  if (type === 'address' && isAddressLike(value))
    return <AccountItem label={label} address={value} chain={chain} />
  const words = typeof value === 'string' ? value : String(value)
  if (type.startsWith('bytes') && words !== '0x')
    return (
      <DataItem label={label} wide>
        <Code label={place} value={visibleText(words)} />
      </DataItem>
    )
  if (typeof value === 'boolean')
    return <DataItem label={label}>{text(value ? 'fields.yes' : 'fields.no')}</DataItem>
  if (words === '' || words === '0x')
    return (
      <DataItem label={label}>
        <span className={styles.quiet}>{text('fields.empty')}</span>
      </DataItem>
    )
  if (words.length > longText)
    return (
      <DataItem label={label} wide>
        <SignedText label={place} words={words} />
      </DataItem>
    )
  return (
    <DataItem label={label}>
      <bdi className={styles.value}>{visibleText(words)}</bdi>
    </DataItem>
  )
}
