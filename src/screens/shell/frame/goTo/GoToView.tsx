import Search from 'lucide-react/icons/search'
import { type FormEvent, type KeyboardEvent, useRef } from 'react'
import type { Other } from '#safe/suspicion'
import {
  Field,
  Identicon,
  List,
  ListRow,
  RowButton,
  RowLink,
  TextInput,
  useText,
  VisuallyHidden,
} from '#ui'
import { TransactionIcon } from '#screens/common/rows'
import { LookAlikeNotice } from '#screens/common/typedAddress'
import type { Entry } from './entry.ts'
import type { FoundGroup } from './findEntries.ts'
import styles from './GoToView.module.css'
import { goToText } from './text.ts'

export interface GoToViewProps {
  typed: string
  onTyped: (typed: string) => void
  found: readonly FoundGroup[]
  /**
   * The problem with a typed address, or the progress of a name's lookup; shown if nothing is
   * found.
   */
  problem?: string | undefined
  /** The account that a typed address could be mistaken for. */
  lookAlike: Other | undefined
  /** Called when a link has been opened, or with the action to run. */
  onGo: (run?: () => void) => void
}

/**
 * A filter over everything that can be opened or done. Enter takes the first match, the arrow keys
 * move through the lists.
 */
export function GoToView({ typed, onTyped, found, problem, lookAlike, onGo }: GoToViewProps) {
  const text = useText(goToText)
  const form = useRef<HTMLFormElement>(null)
  const rows = () => [...(form.current?.querySelectorAll<HTMLElement>('[data-row-action]') ?? [])]
  const takeFirst = (event: FormEvent) => {
    event.preventDefault()
    rows()[0]?.click()
  }
  // Within a list, the list itself moves the focus.
  const move = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (event.defaultPrevented || step === undefined) return
    const places = [form.current?.querySelector('input'), ...rows()]
    const to = places[places.indexOf(document.activeElement as HTMLElement) + step]
    if (!to) return
    event.preventDefault()
    to.focus()
    to.closest('li')?.scrollIntoView({ block: 'nearest' })
  }
  const count = found.reduce((sum, { entries }) => sum + entries.length, 0)
  return (
    <form ref={form} className={styles.goTo} onSubmit={takeFirst} onKeyDown={move}>
      <Field label={text('filter')} hideLabel optional>
        <TextInput
          type="search"
          leading={<Search size={16} aria-hidden />}
          placeholder={text('filter')}
          value={typed}
          data-autofocus=""
          onChange={(event) => onTyped(event.target.value)}
        />
      </Field>
      <LookAlikeNotice other={lookAlike} />
      <div className={styles.list}>
        {found.map(({ group, entries, more }) => (
          <section key={group}>
            <h3 className={styles.heading}>{text(`group.${group}`)}</h3>
            <List label={text(`group.${group}`)} variant="plain">
              {entries.map((entry) => (
                <EntryRow key={entry.id} entry={entry} onGo={onGo} />
              ))}
            </List>
            {more > 0 && <p className={styles.more}>{text('more', { count: more })}</p>}
          </section>
        ))}
        {count === 0 && <p className={styles.none}>{problem ?? text('none', { words: typed })}</p>}
      </div>
      <VisuallyHidden>
        <span role="status">{count === 0 && problem ? problem : text('count', { count })}</span>
      </VisuallyHidden>
    </form>
  )
}

function EntryRow({ entry, onGo }: { entry: Entry; onGo: GoToViewProps['onGo'] }) {
  const title = <bdi title={entry.title}>{entry.title}</bdi>
  return (
    <ListRow
      leading={
        <span className={styles.mark}>
          <EntryMark mark={entry.mark} />
        </span>
      }
      title={
        'href' in entry ? (
          <RowLink href={entry.href} onClick={() => onGo()}>
            {title}
          </RowLink>
        ) : (
          <RowButton
            onClick={() => {
              if (entry.atOnce) entry.run()
              onGo(entry.atOnce ? undefined : entry.run)
            }}
          >
            {title}
          </RowButton>
        )
      }
      detail={entry.detail}
    />
  )
}

function EntryMark({ mark }: Pick<Entry, 'mark'>) {
  if ('address' in mark) return <Identicon address={mark.address} size={24} />
  if ('action' in mark) return <TransactionIcon action={mark.action} />
  return <mark.icon size={18} aria-hidden />
}
