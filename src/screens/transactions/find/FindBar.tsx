import Search from 'lucide-react/icons/search'
import { useRef, useState } from 'react'
import { Button, Field, useText } from '#ui'
import { Combobox } from '#screens/common/form'
import { Chips } from './Chips.tsx'
import styles from './Find.module.css'
import { FindProgress } from './FindProgress.tsx'
import { isAmbiguous } from './suggest.ts'
import { readTerms, writeTerms } from './terms.ts'
import { findText } from './text.ts'
import type { Find } from './useFind.ts'

/** The search field of a list, its terms, and the search's progress. */
export function FindBar({ find }: { find: Find }) {
  const text = useText(findText)
  const [typed, setTyped] = useState('')
  const bar = useRef<HTMLDivElement>(null)
  const { terms, search } = find
  const toField = () => bar.current?.querySelector('input')?.focus()
  const options = () =>
    find.suggest(typed).map((term) => ({
      id: writeTerms([term]),
      words: find.words(term),
      detail: text(`field.${term.field}`),
    }))
  return (
    <div ref={bar} className={styles.find} role="search" aria-label={text('search')}>
      <Field
        label={text('search')}
        hideLabel
        optional
        error={isAmbiguous(typed) ? text('ambiguous', { typed }) : undefined}
        urgent
      >
        <Combobox
          name="find"
          data-find=""
          aria-label={text('search')}
          leading={<Search size={16} aria-hidden />}
          placeholder={text('placeholder')}
          value={typed}
          listLabel={text('suggestions')}
          takesFirst={typed.trim() !== ''}
          options={options}
          onType={setTyped}
          onPick={(id) => {
            find.onAdd(readTerms(id))
            setTyped('')
          }}
        />
      </Field>
      {terms.length > 0 && (
        <div className={styles.terms}>
          <Chips
            label={text('search')}
            removeLabel={(words) => text('remove', { term: words })}
            chips={terms.map((term) => ({
              name: writeTerms([term]),
              words: text('chip', { field: text(`field.${term.field}`), value: find.words(term) }),
              remove: () => {
                find.onRemove(term)
                // The pressed button is gone.
                toField()
              },
            }))}
          />
          <Button
            variant="quiet"
            size="s"
            onClick={() => {
              find.onClear()
              toField()
            }}
          >
            {text('clear')}
          </Button>
        </div>
      )}
      {search && <FindProgress search={search} />}
    </div>
  )
}
