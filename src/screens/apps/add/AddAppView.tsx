import { Button, Checkbox, Dialog, Field, Form, TextInput, useForm, useText } from '#ui'
import { AppAddress, type AppEntry, AppMark, appsText, LookAlikeNotice } from '#screens/apps/common'
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
  /** The listed app that it could be mistaken for. */
  lookAlike?: AppEntry | undefined
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
  lookAlike,
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
                <span className={styles.description}>
                  <AppAddress url={found.url} />
                </span>
                <bdi className={styles.description}>{found.description}</bdi>
              </div>
            </div>
            <LookAlikeNotice of={lookAlike} origin={new URL(found.url).origin} />
            <Checkbox label={text('addApp.agree')} checked={isAgreed} onChange={onAgree} />
          </>
        )}
      </Form>
    </Dialog>
  )
}
