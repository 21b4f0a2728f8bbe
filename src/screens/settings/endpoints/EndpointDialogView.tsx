import { Button, Dialog, Field, Form, Notice, TextInput, useForm, useText } from '#ui'
import { type Abilities, isSlow, lagOf, type Measured } from './checkEndpoint.ts'
import styles from './Endpoints.module.css'
import { endpointsText } from './text.ts'

/** The progress of the check. */
export type EndpointCheck =
  | { status: 'none' | 'checking' }
  | ({ status: 'usable'; site: Measured | undefined; second?: Tried | undefined } & Tried)

/** An endpoint that serves the network. */
interface Tried {
  url: string
  own: Measured
  abilities: Abilities
}

export interface EndpointDialogViewProps {
  open: boolean
  network: string
  /** The site's endpoint, if it has one: set in its configuration, or the public one. */
  site: { host: string; isPublic: boolean } | undefined
  /** The endpoint that the gateway suggests, where the site has none. */
  suggested: { url: string; isAgreed: boolean } | undefined
  /** Consent to the gateway's endpoint; undefined takes it back. */
  onAgree: (url: string | undefined) => void
  /** Host of the user's own endpoint that is in use. */
  ownHost: string | undefined
  typed: string
  onType: (typed: string) => void
  /** Why the input can't be used, as text. */
  problem: string | undefined
  /** The endpoint that has to agree with it; empty for none. */
  typedSecond: string
  onTypeSecond: (typed: string) => void
  problemSecond?: string | undefined
  check: EndpointCheck
  onCheck: () => void
  onStop: () => void
  /** undefined: the site's endpoint again. */
  onUse: (urls: readonly string[] | undefined) => void
  /** Discards the input. */
  onCancel: () => void
  onClose: () => void
}

/** An endpoint is typed, tried, and used. */
export function EndpointDialogView(props: EndpointDialogViewProps) {
  const {
    open,
    network,
    site,
    suggested,
    onAgree,
    ownHost,
    typed,
    onType,
    problem,
    typedSecond,
    onTypeSecond,
    problemSecond,
    check,
    onCheck,
    onStop,
    onUse,
    onCancel,
    onClose,
  } = props
  const text = useText(endpointsText)
  const form = useForm()
  const isChecking = check.status === 'checking'
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={text('dialog.title', { network })}
      description={
        site
          ? text(site.isPublic ? 'dialog.public' : 'dialog.site', { host: site.host })
          : text('dialog.noSite', { network })
      }
      footer={
        <>
          {isChecking ? (
            <Button onClick={onStop}>{text('check.stop')}</Button>
          ) : (
            <Button onClick={onCancel}>{text('cancel')}</Button>
          )}
          <Button variant="primary" type="submit" form={form.id} busy={isChecking}>
            {text(check.status === 'usable' ? 'use' : 'check')}
          </Button>
        </>
      }
    >
      <Form
        form={form}
        isRejected={problem !== undefined || problemSecond !== undefined}
        className={styles.form}
        onSubmit={() => {
          if (check.status === 'usable')
            onUse([check.url, ...(check.second ? [check.second.url] : [])])
          else if (!isChecking) onCheck()
        }}
      >
        {ownHost !== undefined && (
          <div className={styles.current}>
            <span>{text('dialog.own', { host: ownHost })}</span>
            <Button size="s" onClick={() => onUse(undefined)}>
              {text(site ? 'reset' : 'reset.noSite')}
            </Button>
          </div>
        )}
        <Field label={text('url')} hint={text('url.help')} error={problem} urgent>
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
        <Field
          label={text('url.second')}
          hint={text('url.second.help')}
          error={problemSecond}
          urgent={problem === undefined}
        >
          <TextInput
            mono
            type="url"
            inputMode="url"
            dir="ltr"
            value={typedSecond}
            onChange={(event) => onTypeSecond(event.target.value)}
          />
        </Field>
        <div role="status" className={styles.result}>
          {check.status === 'usable' &&
            [check, check.second].map(
              (tried) =>
                tried && (
                  <Result
                    key={tried.url}
                    host={check.second && new URL(tried.url).host}
                    network={network}
                    hasSite={site !== undefined}
                    isSuggested={tried.url === suggested?.url}
                    site={check.site}
                    {...tried}
                  />
                ),
            )}
        </div>
      </Form>
      {suggested && ownHost === undefined && (
        <Suggestion {...suggested} network={network} onAgree={onAgree} />
      )}
    </Dialog>
  )
}

/** The result of the check. */
function Result({
  host,
  network,
  hasSite,
  isSuggested,
  own,
  site,
  abilities: { atOnce, missing },
}: {
  /** Tells one of several apart. */
  host: string | undefined
  network: string
  hasSite: boolean
  isSuggested: boolean
  own: Measured
  site: Measured | undefined
  abilities: Abilities
}) {
  const text = useText(endpointsText)
  const lag = lagOf({ own, site })
  const slow = isSlow({ own, site })
  const { ms } = own
  const isLimited = lag || slow || atOnce !== undefined || missing.length > 0
  return (
    <Notice
      tone={isLimited || isSuggested || (hasSite && !site) ? 'warning' : 'done'}
      title={text('result', { network })}
    >
      {host !== undefined && (
        <p>
          <bdi dir="ltr">{host}</bdi>
        </p>
      )}
      <p>{site ? text('result.speeds', { ms, site: site.ms }) : text('result.speed', { ms })}</p>
      {isSuggested && <p>{text('result.suggested')}</p>}
      {slow && <p>{text('result.slow')}</p>}
      {atOnce !== undefined && <p>{text('result.atOnce', { count: atOnce })}</p>}
      {missing.map((feature) => (
        <p key={feature}>{text(`result.missing.${feature}`)}</p>
      ))}
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

/** The gateway's own endpoint, with the implications of using it. */
function Suggestion({
  url,
  isAgreed,
  network,
  onAgree,
}: NonNullable<EndpointDialogViewProps['suggested']> &
  Pick<EndpointDialogViewProps, 'network' | 'onAgree'>) {
  const text = useText(endpointsText)
  return (
    <div className={styles.suggested}>
      <Notice
        tone="warning"
        title={text(isAgreed ? 'suggested.inUse' : 'suggested.title', { network })}
      >
        <p>
          <bdi dir="ltr" className={styles.url}>
            {url}
          </bdi>
        </p>
        <p>{text('suggested.text')}</p>
        <Button
          size="s"
          className={styles.agree}
          onClick={() => onAgree(isAgreed ? undefined : url)}
        >
          {text(isAgreed ? 'suggested.stop' : 'suggested.use')}
        </Button>
      </Notice>
    </div>
  )
}
