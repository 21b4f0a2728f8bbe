import { type ComponentProps, type KeyboardEvent, useId, useRef, useState } from 'react'
import { TextInput } from '#ui'
import styles from './Combobox.module.css'

export interface ComboboxOption {
  id: string
  words: string
  /** What kind of suggestion it is. */
  detail?: string | undefined
}

const none: readonly ComboboxOption[] = []

export interface ComboboxProps extends Omit<
  ComponentProps<typeof TextInput>,
  'value' | 'onChange' | 'role' | 'type'
> {
  value: string
  /** Called only while the suggestions are open, and to open them. */
  options: () => readonly ComboboxOption[]
  /** Accessible name of the suggestions. */
  listLabel: string
  /** Whether Enter takes the first suggestion, without the arrow keys. */
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
  options: suggest,
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
  const options = isOpen ? suggest() : none
  const isShown = options.length > 0
  const place = options.findIndex((option) => option.id === chosen)
  const active = place < 0 && takesFirst ? 0 : place
  const optionId = (at: number) => `${id}option${at}`
  const pick = (option: ComboboxOption) => {
    setOpen(false)
    setChosen(undefined)
    onPick(option.id)
  }
  /** Moves to the next or previous suggestion; without a choice, to the first or the last. */
  const move = (by: 1 | -1) => {
    const all = isOpen ? options : suggest()
    if (all.length === 0) return false
    const from = isShown && active >= 0 ? active : by > 0 ? -1 : all.length
    const next = (from + by + all.length) % all.length
    setOpen(true)
    setChosen(all[next]?.id)
    list.current?.children[next]?.scrollIntoView({ block: 'nearest' })
    return true
  }
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event)
    // Enter and the arrow keys belong to the input method while it composes a word.
    if (event.defaultPrevented || event.nativeEvent.isComposing) return
    const option = isShown ? options[active] : undefined
    if (event.key === 'Enter' && option) pick(option)
    else if (event.key === 'Escape' && isShown) setOpen(false)
    else if (!(event.key === 'ArrowDown' && move(1)) && !(event.key === 'ArrowUp' && move(-1)))
      return
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
