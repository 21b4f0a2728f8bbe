import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import { useEffect, useRef } from 'react'
import { Button, IconButton, useText } from '#ui'
import { type Label, type Labels, mostLabels, sameLabel } from '#screens/core/stores'
import review from '../../common/signing/Review.module.css'
import { LabelForm } from './LabelForm.tsx'
import styles from './LabelsView.module.css'
import { labelsText } from './text.ts'

/** A label that is being typed, and the one that it replaces. */
export interface LabelDraft extends Label {
  before?: Label
}

export interface LabelsViewProps {
  labels: Labels
  /** Those that other transactions of the Safe have. */
  used: Labels
  draft: LabelDraft | undefined
  onDraft: (draft: LabelDraft | undefined) => void
  onSave: (label: Label, before: Label | undefined) => void
  onRemove: (label: Label) => void
}

/** The labels of a transaction: a press changes one, another removes it. */
export function LabelsView({ labels, used, draft, onDraft, onSave, onRemove }: LabelsViewProps) {
  const text = useText(labelsText)
  const section = useRef<HTMLElement>(null)
  const isTyping = draft !== undefined
  const wasTyping = useRef(isTyping)
  const toFocus = () => section.current?.querySelector<HTMLElement>('[data-add-label]')?.focus()
  // The form that had the focus is gone.
  useEffect(() => {
    if (wasTyping.current && !isTyping) toFocus()
    wasTyping.current = isTyping
  }, [isTyping])
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
            <ul className={styles.list} aria-label={text('list')}>
              {labels.map((label) => (
                <li
                  key={`${label.kind} ${label.text}`}
                  className={styles.label}
                  data-changing={(draft?.before && sameLabel(draft.before, label)) || undefined}
                >
                  <button
                    type="button"
                    className={styles.words}
                    aria-label={text('change', words(label))}
                    onClick={() => onDraft({ ...label, before: label })}
                  >
                    <span className={styles.kind}>{text(`kind.${label.kind}`)}</span>
                    <bdi className={styles.text}>{label.text}</bdi>
                  </button>
                  <IconButton
                    icon={X}
                    size="s"
                    label={text('remove', words(label))}
                    onClick={() => {
                      onRemove(label)
                      // What was pressed is gone.
                      toFocus()
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
            // Another label is changed: its own focus.
            key={draft.before ? `${draft.before.kind} ${draft.before.text}` : ''}
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
