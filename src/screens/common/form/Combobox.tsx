import { type ComponentProps, type KeyboardEvent, useId, useRef, useState } from 'react'
import { TextInput } from '#ui'
import styles from './Combobox.module.css'

export interface ComboboxOption {
  id: string
  words: string
  /** What kind of suggestion it is. */
  detail?: string | undefined
}

export interface ComboboxProps extends Omit<
  ComponentProps<typeof TextInput>,
  'value' | 'onChange' | 'role' | 'type'
> {
  value: string
  options: readonly ComboboxOption[]
  /** Accessible name of the suggestions. */
  listLabel: string
  /** Enter takes the first suggestion, without the arrow keys. */
  takesFirst?: boolean
  onType: (text: string) => void
  onPick: (id: string) => void
}

/**
 * A text input with suggestions below it. The arrow keys choose one, Enter takes it, and Escape
 * closes them; without a choice, the text stays as typed.
 */
export function Combobox({
  value,
  options,
  listLabel,
  takesFirst = false,
  onType,
  onPick,
  onKeyDown,
  onBlur,
  ...input
}: ComboboxProps) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [chosen, setChosen] = useState<string>()
  const isShown = isOpen && options.length > 0
  const place = options.findIndex((option) => option.id === chosen)
  const active = place < 0 && takesFirst ? 0 : place
  const optionId = (at: number) => `${id}option${at}`
  const pick = (option: ComboboxOption) => {
    setOpen(false)
    setChosen(undefined)
    onPick(option.id)
  }
  const move = (to: number) => {
    const next = (to + options.length) % options.length
    setOpen(true)
    setChosen(options[next]?.id)
    list.current?.children[next]?.scrollIntoView({ block: 'nearest' })
  }
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event)
    // Enter and the arrow keys belong to the input method while it composes a word.
    if (event.defaultPrevented || event.nativeEvent.isComposing) return
    const option = isShown ? options[active] : undefined
    if (event.key === 'Enter' && option) pick(option)
    else if (event.key === 'Escape' && isShown) setOpen(false)
    else if (event.key === 'ArrowDown' && options.length > 0) move(isShown ? active + 1 : 0)
    else if (event.key === 'ArrowUp' && options.length > 0)
      move(isShown && active >= 0 ? active - 1 : options.length - 1)
    else return
    event.preventDefault()
    // A dialog around it stays open.
    event.stopPropagation()
  }
  return (
    <div className={styles.combobox}>
      <TextInput
        {...input}
        role="combobox"
        aria-expanded={isShown}
        aria-controls={isShown ? `${id}list` : undefined}
        aria-autocomplete="list"
        aria-activedescendant={isShown && active >= 0 ? optionId(active) : undefined}
        value={value}
        onChange={(event) => {
          setOpen(true)
          setChosen(undefined)
          onType(event.target.value)
        }}
        onClick={() => setOpen(true)}
        onKeyDown={press}
        onBlur={(event) => {
          setOpen(false)
          onBlur?.(event)
        }}
      />
      {isShown && (
        <div
          ref={list}
          id={`${id}list`}
          role="listbox"
          aria-label={listLabel}
          className={styles.list}
          // The input keeps the focus.
          onPointerDown={(event) => event.preventDefault()}
        >
          {options.map((option, at) => (
            <button
              key={option.id}
              type="button"
              tabIndex={-1}
              id={optionId(at)}
              role="option"
              aria-selected={at === active}
              className={styles.option}
              onClick={() => pick(option)}
            >
              <bdi className={styles.words}>{option.words}</bdi>
              {option.detail && <span className={styles.detail}>{option.detail}</span>}
            </button>
          ))}
        </div>
      )}
    </div>
  )
}
