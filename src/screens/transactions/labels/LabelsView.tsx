import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import { useEffect, useRef } from 'react'
import { Button, IconButton, useText } from '#ui'
import { type Label, type Labels, mostLabels, sameLabel } from '#screens/core/stores'
import { componentsText } from '#screens/common/text'
import review from '../../common/signing/Review.module.css'
import type { LabelDraft } from './labelDraft.ts'
import { LabelForm } from './LabelForm.tsx'
import styles from './LabelsView.module.css'
import { labelsText } from './text.ts'

export interface LabelsViewProps {
  labels: Labels
  /** Labels of the Safe's other transactions. */
  used: Labels
  draft: LabelDraft | undefined
  onDraft: (draft: LabelDraft | undefined) => void
  onSave: (label: Label, before: Label | undefined) => void
  onRemove: (label: Label) => void
}

/** The labels of a transaction: a press changes one, another removes it. */
export function LabelsView({ labels, used, draft, onDraft, onSave, onRemove }: LabelsViewProps) {
  const text = useText(labelsText)
  const parts = useText(componentsText)
  const section = useRef<HTMLElement>(null)
  const isTyping = draft !== undefined
  const changed = draft?.before ? keyOf(draft.before) : ''
  const wasTyping = useRef(isTyping)
  const toButton = () => section.current?.querySelector<HTMLElement>('[data-add-label]')?.focus()
  // The element that had the focus is gone; a restored form doesn't take it.
  useEffect(() => {
    const hasOpened = isTyping && (!wasTyping.current || changed !== '')
    if (hasOpened) section.current?.querySelector('input')?.focus()
    if (wasTyping.current && !isTyping) toButton()
    wasTyping.current = isTyping
  }, [isTyping, changed])
  const isFull = labels.length >= mostLabels
  const words = ({ kind, text: label }: Label) => ({ kind: text(`kind.${kind}`), label })
  return (
    <section ref={section} className={review.panel} aria-labelledby="labels">
      <div className={styles.labels}>
        <div className={styles.head}>
          <h2 id="labels" className={review.subheading}>
            {text('title')}
          </h2>
          <p className={styles.help}>{text('help')}</p>
        </div>
        <div className={styles.line}>
          {labels.length > 0 && (
            <ul className={styles.list} aria-label={text('title')}>
              {labels.map((label) => (
                <li
                  key={keyOf(label)}
                  className={styles.label}
                  data-changing={(draft?.before && sameLabel(draft.before, label)) || undefined}
                >
                  <button
                    type="button"
                    className={styles.words}
                    title={text('change', words(label))}
                    onClick={() => onDraft({ ...label, before: label })}
                  >
                    <bdi className={styles.text}>
                      {parts(`label.${label.kind}`, { label: label.text })}
                    </bdi>
                  </button>
                  <IconButton
                    icon={X}
                    size="s"
                    label={text('remove', words(label))}
                    onClick={() => {
                      onRemove(label)
                      // The pressed button is gone.
                      toButton()
                    }}
                  />
                </li>
              ))}
            </ul>
          )}
          {!draft && (
            <Button
              size="s"
              icon={Plus}
              data-add-label=""
              disabledReason={isFull ? text('full', { most: mostLabels }) : undefined}
              onClick={() => onDraft({ kind: 'category', text: '' })}
            >
              {text('add')}
            </Button>
          )}
        </div>
        {draft && (
          <LabelForm
            // Another label has its own problems.
            key={changed}
            labels={labels}
            used={used}
            draft={draft}
            onDraft={onDraft}
            onSave={onSave}
          />
        )}
      </div>
    </section>
  )
}

const keyOf = ({ kind, text }: Label) => `${kind} ${text}`
