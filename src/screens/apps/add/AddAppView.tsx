import { Button, Checkbox, Dialog, Field, Form, TextInput, useForm, useText } from '#ui'
import { AppMark, appsText } from '#screens/apps/common'
import styles from './AddAppView.module.css'

export interface FoundApp {
  url: string
  name: string
  description: string
}

export interface AddAppViewProps {
  open: boolean
  url: string
  onUrl: (url: string) => void
  /** The problem with the URL or the app, as text. */
  problem: string | undefined
  isChecking: boolean
  /** The app's self-description, once checked. */
  found: FoundApp | undefined
  isAgreed: boolean
  onAgree: (agreed: boolean) => void
  onCheck: () => void
  onAdd: () => void
  onClose: () => void
}

/** Adds an app by its URL, after reading its manifest. */
export function AddAppView({
  open,
  url,
  onUrl,
  problem,
  isChecking,
  found,
  isAgreed,
  onAgree,
  onCheck,
  onAdd,
  onClose,
}: AddAppViewProps) {
  const text = useText(appsText)
  const form = useForm()
  const submit = found ? onAdd : onCheck
  return (
    <Dialog
      open={open}
      size="s"
      onOpenChange={(next) => !next && onClose()}
      title={text('addApp.title')}
      spoken={found && `${text('addApp.found')} ${found.name}`}
      footer={
        <>
          <Button onClick={onClose}>{text('addApp.cancel')}</Button>
          <Button
            variant="primary"
            type="submit"
            form={form.id}
            busy={isChecking}
            disabledReason={found && !isAgreed ? text('addApp.agreeFirst') : undefined}
          >
            {text(found ? 'addApp.add' : isChecking ? 'addApp.checking' : 'addApp.check')}
          </Button>
        </>
      }
    >
      <Form
        form={form}
        isRejected={problem !== undefined}
        className={styles.form}
        onSubmit={() => !isChecking && (!found || isAgreed) && submit()}
      >
        <Field label={text('addApp.url')} hint={text('addApp.urlHelp')} error={problem} urgent>
          <TextInput
            data-autofocus
            type="url"
            inputMode="url"
            dir="ltr"
            value={url}
            onChange={(event) => onUrl(event.target.value)}
          />
        </Field>
        {found && (
          <>
            <div className={styles.found}>
              <AppMark name={found.name} url={found.url} />
              <div className={styles.words}>
                <span className={styles.quiet}>{text('addApp.found')}</span>
                <bdi className={styles.name}>{found.name}</bdi>
                <bdi className={styles.description}>{found.description}</bdi>
              </div>
            </div>
            <Checkbox label={text('addApp.agree')} checked={isAgreed} onChange={onAgree} />
          </>
        )}
      </Form>
    </Dialog>
  )
}
