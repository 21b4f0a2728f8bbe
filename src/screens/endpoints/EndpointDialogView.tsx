import { useId } from 'react'
import { Button, Dialog, Field, Notice, TextInput, useText } from '#ui'
import { isSlow, lagOf, type Measured } from './checkEndpoint.ts'
import styles from './Endpoints.module.css'
import { endpointsText } from './text.ts'

/** How far the check is. */
export type EndpointCheck =
  | { status: 'none' | 'checking' }
  | { status: 'usable'; url: string; own: Measured; site: Measured | undefined }

export interface EndpointDialogViewProps {
  open: boolean
  network: string
  /** Host of the site's endpoint, if it has one. */
  siteHost: string | undefined
  /** Host of the person's own endpoint that is in use. */
  ownHost: string | undefined
  typed: string
  onType: (typed: string) => void
  /** Why what was typed can't be used, in words. */
  problem: string | undefined
  check: EndpointCheck
  onCheck: () => void
  onStop: () => void
  /** undefined: the site's endpoint again. */
  onUse: (url: string | undefined) => void
  /** Gives up what was typed. */
  onCancel: () => void
  onClose: () => void
}

/** An endpoint is typed, tried, and used. */
export function EndpointDialogView(props: EndpointDialogViewProps) {
  const {
    open,
    network,
    siteHost,
    ownHost,
    typed,
    onType,
    problem,
    check,
    onCheck,
    onStop,
    onUse,
    onCancel,
    onClose,
  } = props
  const text = useText(endpointsText)
  const form = useId()
  const isChecking = check.status === 'checking'
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={text('dialog.title', { network })}
      description={
        siteHost === undefined
          ? text('dialog.noSite', { network })
          : text('dialog.site', { host: siteHost })
      }
      footer={
        <>
          {isChecking ? (
            <Button onClick={onStop}>{text('check.stop')}</Button>
          ) : (
            <Button onClick={onCancel}>{text('cancel')}</Button>
          )}
          <Button variant="primary" type="submit" form={form} busy={isChecking}>
            {text(check.status === 'usable' ? 'use' : 'check')}
          </Button>
        </>
      }
    >
      <form
        id={form}
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (check.status === 'usable') onUse(check.url)
          else if (!isChecking) onCheck()
        }}
      >
        {ownHost !== undefined && (
          <div className={styles.current}>
            <span>{text('dialog.own', { host: ownHost })}</span>
            <Button size="s" onClick={() => onUse(undefined)}>
              {text(siteHost === undefined ? 'reset.noSite' : 'reset')}
            </Button>
          </div>
        )}
        <Field label={text('url')} hint={text('url.help')} error={problem}>
          <TextInput
            data-autofocus
            mono
            type="url"
            inputMode="url"
            dir="ltr"
            value={typed}
            onChange={(event) => onType(event.target.value)}
          />
        </Field>
        <div role="status" className={styles.result}>
          {check.status === 'usable' && (
            <Result network={network} hasSite={siteHost !== undefined} {...check} />
          )}
        </div>
      </form>
    </Dialog>
  )
}

/** What the check has found out. */
function Result({
  network,
  hasSite,
  own,
  site,
}: {
  network: string
  hasSite: boolean
  own: Measured
  site: Measured | undefined
}) {
  const text = useText(endpointsText)
  const lag = lagOf({ own, site })
  const slow = isSlow({ own, site })
  const { ms } = own
  return (
    <Notice
      tone={lag || slow || (hasSite && !site) ? 'warning' : 'done'}
      title={text('result', { network })}
    >
      <p>{site ? text('result.speeds', { ms, site: site.ms }) : text('result.speed', { ms })}</p>
      {slow && <p>{text('result.slow')}</p>}
      {lag ? (
        <p>{text('result.behind', lag)}</p>
      ) : site ? (
        <p>{text('result.level')}</p>
      ) : (
        hasSite && <p>{text('result.notCompared')}</p>
      )}
    </Notice>
  )
}
