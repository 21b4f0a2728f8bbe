import Search from 'lucide-react/icons/search'
import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react'
import { Field, Identicon, List, ListRow, RowLink, TextInput, useText, VisuallyHidden } from '#ui'
import { shellText } from '../text.ts'
import { type Destination, findDestinations } from './destinations.ts'
import styles from './GoToView.module.css'

export interface GoToViewProps {
  destinations: readonly Destination[]
  /** Called when a destination has been opened. */
  onGo: () => void
}

/** A filter over sections and Safes. Enter opens the first match, the arrow keys move through the list. */
export function GoToView({ destinations, onGo }: GoToViewProps) {
  const text = useText(shellText)
  const [typed, setTyped] = useState('')
  const list = useRef<HTMLDivElement>(null)
  const found = findDestinations(destinations, typed)
  const links = () => [...(list.current?.querySelectorAll<HTMLElement>('[data-row-action]') ?? [])]
  const openFirst = (event: FormEvent) => {
    event.preventDefault()
    links()[0]?.click()
  }
  const enterList = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown') return
    event.preventDefault()
    links()[0]?.focus()
  }
  return (
    <form className={styles.goTo} onSubmit={openFirst}>
      <Field label={text('goTo.filter')} hideLabel optional>
        <TextInput
          type="search"
          leading={<Search size={16} aria-hidden />}
          placeholder={text('goTo.filter')}
          value={typed}
          data-autofocus=""
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={enterList}
        />
      </Field>
      <div ref={list} className={styles.list}>
        {(['section', 'safe'] as const).map((kind) => {
          const ofKind = found.filter((one) => one.kind === kind)
          const label = text(kind === 'section' ? 'goTo.sections' : 'goTo.safes')
          if (ofKind.length === 0) return null
          return (
            <section key={kind}>
              <h3 className={styles.heading}>{label}</h3>
              <List label={label} variant="plain">
                {ofKind.map((one) => (
                  <DestinationRow key={one.id} destination={one} onGo={onGo} />
                ))}
              </List>
            </section>
          )
        })}
        {found.length === 0 && <p className={styles.none}>{text('goTo.none', { words: typed })}</p>}
      </div>
      <VisuallyHidden>
        <span role="status">{text('goTo.count', { count: found.length })}</span>
      </VisuallyHidden>
    </form>
  )
}

function DestinationRow({ destination, onGo }: { destination: Destination; onGo: () => void }) {
  const { href, title } = destination
  const leading = destination.kind === 'safe' ? <Identicon address={destination.at.address} size={24} /> : <destination.icon size={18} aria-hidden />
  return (
    <ListRow
      leading={leading}
      title={
        <RowLink href={href} onClick={onGo}>
          {destination.kind === 'safe' ? <span dir="ltr">{title}</span> : title}
        </RowLink>
      }
      {...(destination.kind === 'safe' ? { detail: destination.detail } : {})}
    />
  )
}
