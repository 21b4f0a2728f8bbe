import type { Failure } from '#base'
import type { Account } from '#domain'
import { Button, Dialog, Problem, useText } from '#ui'
import styles from './AccountView.module.css'
import { accountText } from './text.ts'

export interface DeleteAccountViewProps {
  account: Account
  isDeleting: boolean
  /** Why the last attempt failed. */
  failure: Failure | undefined
  onDelete: () => void
  onClose: () => void
}

/** What deleting the account loses, and what it doesn't affect. */
export function DeleteAccountView({
  account: { name, id },
  isDeleting,
  failure,
  onDelete,
  onClose,
}: DeleteAccountViewProps) {
  const text = useText(accountText)
  const lost = [
    name ? text('delete.lostAccount', { name, id }) : text('delete.lostUnnamed', { id }),
    text('delete.lostData'),
  ]
  const kept = [text('delete.keptSafes'), text('delete.keptDevice'), text('delete.keptLogin')]
  return (
    <Dialog
      open
      size="s"
      onOpenChange={(open) => !open && onClose()}
      title={text('delete.title')}
      description={text('delete.text')}
      dismissible={!isDeleting}
      footer={
        <>
          <Button onClick={onClose}>{text('delete.cancel')}</Button>
          <Button variant="danger" busy={isDeleting} onClick={onDelete}>
            {text('delete.action')}
          </Button>
        </>
      }
    >
      <div className={styles.dialog}>
        {failure && <Problem variant="inline" title={text('delete.failed')} reason={failure} />}
        <Listed title={text('delete.lost')} items={lost} />
        <Listed title={text('delete.kept')} items={kept} />
      </div>
    </Dialog>
  )
}

const Listed = ({ title, items }: { title: string; items: readonly string[] }) => (
  <div className={styles.listed}>
    <h3 className={styles.listTitle}>{title}</h3>
    <ul className={styles.list} aria-label={title}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  </div>
)
