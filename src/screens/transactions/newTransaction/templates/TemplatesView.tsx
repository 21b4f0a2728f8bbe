import Ellipsis from 'lucide-react/icons/ellipsis'
import Layers from 'lucide-react/icons/layers'
import Pencil from 'lucide-react/icons/pencil'
import Trash from 'lucide-react/icons/trash-2'
import { shortName } from '#base'
import {
  Button,
  Dialog,
  EmptyState,
  IconButton,
  List,
  ListRow,
  Menu,
  Notice,
  RowButton,
  useText,
  useTextSettings,
} from '#ui'
import { formatList } from '#screens/common/hooks'
import { blanksIn, type CalendarDay, type Template } from '#screens/core/templates'
import { type FixedAmounts, templatesText, useDayText } from '#screens/transactions/templates'
import styles from '../../../common/form/fields.module.css'

export interface TemplatesViewProps {
  network: string
  /** Templates for this network. */
  templates: readonly Template[]
  today: CalendarDay
  amountsOf: FixedAmounts
  /** How many are for other networks. */
  elsewhere: number
  /** Names of templates that couldn't be read. */
  leftOut: readonly string[]
  /** Where this browser stores the unreadable templates. */
  backup: string
  isUnsaved?: boolean | undefined
  onUse: (template: Template) => void
  onEdit: (template: Template) => void
  onDelete: (template: Template) => void
  onLeftOutSeen: () => void
  onClose: () => void
}

/** The templates for a Safe's network. A row opens its template as a new transaction. */
export function TemplatesView(props: TemplatesViewProps) {
  const { network, templates, today, amountsOf, elsewhere, leftOut, backup, isUnsaved } = props
  const { onUse, onEdit, onDelete, onLeftOutSeen, onClose } = props
  const text = useText(templatesText)
  const { locale } = useTextSettings()
  const dayText = useDayText(today)
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={text('title')}
      description={text('text')}
      footer={<Button onClick={onClose}>{text('close')}</Button>}
    >
      <div className={styles.form}>
        {isUnsaved && <Notice tone="warning">{text('unsaved')}</Notice>}
        {leftOut.length > 0 && (
          <Notice tone="warning" onDismiss={onLeftOutSeen}>
            {text('leftOut', { names: formatList(locale, leftOut.map(shortName)), backup })}
          </Notice>
        )}
        {templates.length === 0 ? (
          <EmptyState icon={Layers} title={text('empty', { network })} text={text('empty.text')} />
        ) : (
          <List label={text('title')}>
            {templates.map((template) => {
              const { id, calls, schedule } = template
              const name = shortName(template.name)
              const blanks = blanksIn(template)
              return (
                <ListRow
                  key={id}
                  data-wraps=""
                  title={
                    <RowButton title={template.name} onClick={() => onUse(template)}>
                      <bdi>{name}</bdi>
                    </RowButton>
                  }
                  detail={formatList(locale, [
                    text('count.actions', { count: calls.length }),
                    ...amountsOf(template),
                    ...(blanks > 0 ? [text('count.blanks', { count: blanks })] : []),
                    ...(schedule ? [text('next', { date: dayText(schedule.next) })] : []),
                  ])}
                  actions={
                    <Menu
                      label={text('menu', { name })}
                      items={[
                        {
                          id: 'edit',
                          icon: Pencil,
                          label: text('edit.title'),
                          onSelect: () => onEdit(template),
                        },
                        {
                          id: 'delete',
                          icon: Trash,
                          tone: 'danger',
                          label: text('menu.delete'),
                          onSelect: () => onDelete(template),
                        },
                      ]}
                      trigger={
                        <IconButton size="s" icon={Ellipsis} label={text('menu', { name })} />
                      }
                    />
                  }
                />
              )
            })}
          </List>
        )}
        {elsewhere > 0 && <p className={styles.quiet}>{text('elsewhere', { count: elsewhere })}</p>}
      </div>
    </Dialog>
  )
}
