import ArrowUpRight from 'lucide-react/icons/arrow-up-right'
import BookmarkPlus from 'lucide-react/icons/bookmark-plus'
import Braces from 'lucide-react/icons/braces'
import Download from 'lucide-react/icons/download'
import Ellipsis from 'lucide-react/icons/ellipsis'
import FileUp from 'lucide-react/icons/file-up'
import Images from 'lucide-react/icons/images'
import Layers from 'lucide-react/icons/layers'
import ListPlus from 'lucide-react/icons/list-plus'
import Repeat from 'lucide-react/icons/repeat'
import Trash from 'lucide-react/icons/trash-2'
import { type ReactNode, useRef, useState } from 'react'
import type { ChainSummary } from '#base'
import type { Erc20 } from '#chain'
import {
  Button,
  DataItem,
  DataList,
  Disclosure,
  EmptyState,
  Field,
  Form,
  IconButton,
  List,
  Menu,
  Notice,
  TextInput,
  useForm,
  useFormat,
  useText,
} from '#ui'
import { Page, Summary } from '#screens/common/pages'
import { longestNote, NonceField, type NonceFieldProps } from '#screens/transactions/send'
import { useKeptFocus } from '#screens/common/hooks'
import type { ReadCall } from '#screens/transactions/draft'
import { type CallActions, CallRow } from './CallRow.tsx'
import { OtherItem } from './OtherItem.tsx'
import styles from './NewTransactionView.module.css'
import { newTransactionText } from './text.ts'
import type { TransactionDraft } from '#screens/core/stores'

/** Kinds of actions that can be added. */
export type ActionKind = 'tokens' | 'collectibles' | 'call' | 'recipients'

export interface NewTransactionViewProps extends CallActions {
  chain: ChainSummary
  draft: TransactionDraft
  /** What each of its calls does. */
  read: readonly ReadCall[]
  /** Names and decimals from the tokens' own contracts. */
  tokens: readonly Erc20[]
  /** The sums of its calls: fields of a list. */
  sums?: ReactNode
  /** False if a call may move more than that. */
  isWhole?: boolean | undefined
  onNote: (note: string) => void
  /** Its value is empty for the next free one. */
  nonce: NonceFieldProps
  onAdd: (kind: ActionKind) => void
  /** Whether a call of a contract can be added. */
  offersCalls?: boolean | undefined
  onOpenFile: () => void
  onTemplates: () => void
  onSaveTemplate: () => void
  onSaveFile: () => void
  onClear: () => void
  /** Why several actions can't be combined into one transaction. */
  libraryFailure?: 'failed' | 'none' | undefined
  /** The problem with the Safe or with this browser's storage. */
  notices?: ReactNode
  /** Why nothing can be proposed now. */
  disabledReason?: string | undefined
  isBusy?: boolean | undefined
  onReview: () => void
}

const kinds = [
  ['tokens', ArrowUpRight],
  ['collectibles', Images],
  ['call', Braces],
  ['recipients', ListPlus],
] as const

/**
 * A draft transaction: its actions in their order, a note, a nonce, and the button to review it.
 */
export function NewTransactionView(props: NewTransactionViewProps) {
  const {
    chain,
    draft,
    read,
    tokens,
    sums,
    isWhole = true,
    onNote,
    nonce,
    onAdd,
    offersCalls = true,
    onOpenFile,
    onTemplates,
    onSaveTemplate,
    onSaveFile,
    onClear,
  } = props
  const { libraryFailure, notices, disabledReason, isBusy, onReview, onEdit, onMove, onRemove } =
    props
  const text = useText(newTransactionText)
  const frame = useRef<HTMLDivElement>(null)
  const keepFocus = useKeptFocus(frame)
  const [isAdvanced, setAdvanced] = useState(nonce.value !== '')
  const format = useFormat()
  const form = useForm()
  const { calls, note } = draft
  const noteProblem =
    [...note.trim()].length > longestNote ? text('note.tooLong', { count: longestNote }) : undefined
  const reason = calls.length === 0 ? text('review.none') : (noteProblem ?? disabledReason)
  const offered = kinds.filter(([kind]) => kind !== 'call' || offersCalls)
  const add = offered.map(([kind, icon]) => (
    <Button key={kind} size="s" icon={icon} onClick={() => onAdd(kind)}>
      {text(`add.${kind}`)}
    </Button>
  ))
  return (
    <Page
      heading={text('title')}
      ref={frame}
      onFocus={keepFocus}
      actions={
        <Menu
          label={text('more')}
          items={[
            {
              id: 'templates',
              icon: Repeat,
              label: text('more.templates'),
              onSelect: onTemplates,
            },
            { id: 'open', icon: FileUp, label: text('more.open'), onSelect: onOpenFile },
            ...(calls.length > 0
              ? [
                  {
                    id: 'saveTemplate',
                    icon: BookmarkPlus,
                    label: text('more.saveTemplate'),
                    onSelect: onSaveTemplate,
                  },
                  { id: 'save', icon: Download, label: text('more.save'), onSelect: onSaveFile },
                  {
                    id: 'clear',
                    icon: Trash,
                    tone: 'danger' as const,
                    label: text('more.clear'),
                    onSelect: onClear,
                  },
                ]
              : []),
          ]}
          trigger={<IconButton icon={Ellipsis} label={text('more')} />}
        />
      }
      aside={
        <Summary
          action={
            <Button
              variant="primary"
              type="submit"
              form={form.id}
              busy={isBusy}
              disabledReason={reason}
            >
              {text('review')}
            </Button>
          }
        >
          <DataList dense>
            <DataItem label={text('actions')}>{format.number(calls.length)}</DataItem>
            {sums}
            <OtherItem {...{ calls, read, tokens, chain }} />
            <DataItem label={text('nonce')}>
              {nonce.check.nonce !== undefined ? String(nonce.check.nonce) : '–'}
            </DataItem>
          </DataList>
          {!isWhole && <p className={styles.intro}>{text('summary.uncounted')}</p>}
        </Summary>
      }
    >
      {notices}
      {calls.length === 0 ? (
        <EmptyState
          icon={Layers}
          title={text('empty')}
          text={text('empty.text')}
          action={<span className={styles.kinds}>{add}</span>}
        />
      ) : (
        <section className={styles.section} aria-label={text('actions')}>
          {calls.length > 1 && <p className={styles.intro}>{text('intro')}</p>}
          <List label={text('actions')}>
            {calls.map((call, at) => {
              const does = read[at]
              return (
                does && (
                  <CallRow
                    key={call.id}
                    call={call}
                    read={does}
                    tokens={tokens}
                    chain={chain}
                    at={at}
                    count={calls.length}
                    {...{ onEdit, onMove, onRemove }}
                  />
                )
              )
            })}
          </List>
          <div className={styles.kinds} role="group" aria-label={text('add')}>
            {add}
          </div>
        </section>
      )}
      <Form
        form={form}
        className={styles.form}
        onSubmit={() => {
          if (reason !== undefined) return
          if (nonce.check.problem) setAdvanced(true)
          form.attempt(!nonce.check.problem, onReview)
        }}
      >
        <Field label={text('note')} optional hint={text('note.hint')} error={noteProblem} urgent>
          <TextInput value={note} onChange={(event) => onNote(event.target.value)} />
        </Field>
        <Disclosure summary={text('nonce')} open={isAdvanced} onOpenChange={setAdvanced}>
          <NonceField {...nonce} />
        </Disclosure>
        {libraryFailure && (
          <Notice tone="danger" live>
            {text(`library.${libraryFailure}`)}
          </Notice>
        )}
      </Form>
    </Page>
  )
}
