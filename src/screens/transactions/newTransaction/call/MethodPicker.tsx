import ChevronDown from 'lucide-react/icons/chevron-down'
import Search from 'lucide-react/icons/search'
import { type KeyboardEvent, useRef, useState } from 'react'
import { visibleText } from '#base'
import { type ContractMethod, signatureOf } from '#safe'
import { Field, List, ListRow, Popover, RowButton, Select, TextInput, useField, useText } from '#ui'
import { newTransactionText } from '../text.ts'
import styles from './CallView.module.css'

export interface MethodPickerProps {
  methods: readonly ContractMethod[]
  /** The signature of the chosen method. */
  chosen: string
  onChoose: (signature: string) => void
}

/** Longer lists of methods are searched instead. */
const mostListed = 12

/**
 * Chooses a method: from a list or, if there are many, by a part of its signature. Goes into a
 * `Field`.
 */
export function MethodPicker({ methods, chosen, onChoose }: MethodPickerProps) {
  if (methods.length > mostListed) return <Searched {...{ methods, chosen, onChoose }} />
  return (
    <Select
      value={chosen}
      onChange={(event) => onChoose(event.target.value)}
      options={methods.map((one) => ({
        value: signatureOf(one),
        label: visibleText(signatureOf(one)),
      }))}
    />
  )
}

function Searched({ methods, chosen, onChoose }: MethodPickerProps) {
  const text = useText(newTransactionText)
  const { id, 'aria-describedby': describedBy } = useField() ?? {}
  const [isOpen, setOpen] = useState(false)
  return (
    <Popover
      label={text('call.method.search')}
      align="start"
      open={isOpen}
      onOpenChange={setOpen}
      trigger={
        <button type="button" id={id} aria-describedby={describedBy} className={styles.picker}>
          <Signature of={chosen} />
          <ChevronDown size={16} aria-hidden />
        </button>
      }
    >
      {(close) => (
        <Found
          methods={methods}
          onChoose={(signature) => {
            close()
            onChoose(signature)
          }}
        />
      )}
    </Popover>
  )
}

/** A method's name, with its parameters in muted text. */
function Signature({ of }: { of: string }) {
  const [name, ...types] = visibleText(of).split('(')
  return (
    <bdi>
      {name}
      <span className={styles.types}>({types.join('(')}</span>
    </bdi>
  )
}

function Found({ methods, onChoose }: Omit<MethodPickerProps, 'chosen'>) {
  const text = useText(newTransactionText)
  const [words, setWords] = useState('')
  const frame = useRef<HTMLDivElement>(null)
  const wanted = words.trim().toLowerCase()
  const found = methods.map(signatureOf).filter((one) => one.toLowerCase().includes(wanted))
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      // Not the enclosing form.
      event.preventDefault()
      if (found[0] !== undefined) onChoose(found[0])
    }
    if (event.key !== 'ArrowDown') return
    event.preventDefault()
    frame.current?.querySelector<HTMLElement>('[data-row-action]')?.focus()
  }
  return (
    <div ref={frame} className={styles.methods}>
      <Field label={text('call.method.search')} hideLabel optional>
        <TextInput
          type="search"
          leading={<Search size={16} aria-hidden />}
          placeholder={text('call.method.search')}
          value={words}
          data-autofocus=""
          onChange={(event) => setWords(event.target.value)}
          onKeyDown={onKeyDown}
        />
      </Field>
      <div className={styles.list}>
        <List label={text('call.method')} variant="plain">
          {found.map((signature) => (
            <ListRow
              key={signature}
              data-wraps=""
              title={
                <RowButton onClick={() => onChoose(signature)}>
                  <Signature of={signature} />
                </RowButton>
              }
            />
          ))}
        </List>
      </div>
      {found.length === 0 && (
        <p className={styles.none} role="status">
          {text('call.method.none', { words: words.trim() })}
        </p>
      )}
    </div>
  )
}
