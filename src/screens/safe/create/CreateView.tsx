import { type ReactNode, useState } from 'react'
import { type ChainSummary, type Failure, visibleName } from '#base'
import { creationVersions, isCreationVersion } from '#safe'
import {
  AddressText,
  Button,
  ButtonLink,
  Disclosure,
  Field,
  Form,
  Notice,
  Problem,
  Select,
  TextInput,
  useForm,
  useText,
} from '#ui'
import { NetworkMark } from '#screens/common/marks'
import { Page } from '#screens/common/pages'
import { useNameProblemText } from '#screens/common/contactName'
import { endpointsLink, usePageHref } from '#screens/core/links'
import { CreateSummary } from './CreateSummary.tsx'
import type { CreateCheck, CreateForm } from './createForm.ts'
import styles from './CreateView.module.css'
import { OwnerFields, type OwnerFieldsProps } from './OwnerFields.tsx'
import { createText } from './text.ts'
import { WarningList } from './WarningList.tsx'

export interface CreateViewProps extends Pick<
  OwnerFieldsProps,
  'chains' | 'rows' | 'found' | 'contacts' | 'you'
> {
  chain: ChainSummary
  form: CreateForm
  onForm: (form: CreateForm) => void
  check: CreateCheck
  /** Why the code at an owner's address couldn't be read. */
  codeFailure: { reason: Failure; retry: () => void } | undefined
  /** Whether a node of the network is set up. */
  hasNode: boolean
  /** Creations that were sent. */
  notices?: ReactNode
  /** undefined while connecting isn't needed or not possible. */
  onConnect: (() => void) | undefined
  onReview: () => void
}

/** The form of a new Safe: name, network, owners, required signatures. */
export function CreateView(props: CreateViewProps) {
  const {
    chains,
    chain,
    form,
    onForm,
    rows,
    found,
    contacts,
    you,
    check,
    codeFailure,
    hasNode,
    notices,
    onConnect,
    onReview,
  } = props
  const text = useText(createText)
  const nameText = useNameProblemText()
  const hrefOf = usePageHref()
  const control = useForm()
  const [isAdvanced, setAdvanced] = useState(
    check.saltNonce !== undefined || form.version !== creationVersions[0],
  )
  const submit = () => {
    if (!hasNode) return
    if (check.saltNonce) setAdvanced(true)
    control.attempt(check.ready !== undefined, onReview)
  }
  return (
    <Page
      heading={text('title')}
      lead={text('intro')}
      aside={
        <CreateSummary
          chain={chain}
          form={form}
          check={check}
          contacts={contacts}
          you={you}
          action={
            <Button
              variant="primary"
              type="submit"
              form={control.id}
              disabledReason={hasNode ? undefined : text('reason.noNode')}
            >
              {text('review')}
            </Button>
          }
        />
      }
    >
      {notices}
      <Form form={control} className={styles.form} onSubmit={submit}>
        <section className={styles.section} aria-label={text('about')}>
          <h2 className={styles.heading}>{text('about')}</h2>
          <Field
            label={text('name')}
            hint={text('name.hint')}
            error={check.name && nameText(check.name)}
            urgent
            optional
          >
            <TextInput
              value={form.name}
              onChange={(event) => onForm({ ...form, name: event.target.value })}
            />
          </Field>
          {check.sameName && (
            <Notice
              tone="warning"
              title={text('name.same', { name: visibleName(form.name) ?? '' })}
              live
            >
              <div className={styles.other}>
                <AddressText
                  address={check.sameName.address}
                  name={check.sameName.name}
                  variant="full"
                  bare
                />
              </div>
            </Notice>
          )}
          <Field
            label={text('network')}
            hint={text('network.hint')}
            error={hasNode ? undefined : text('network.noNode', { network: chain.name })}
            urgent
          >
            <Select
              mark={<NetworkMark chain={chain} size={20} />}
              options={chains.map(({ chainId: value, name }) => ({ value, label: name }))}
              value={chain.chainId}
              onChange={(event) => onForm({ ...form, chainId: event.target.value })}
            />
          </Field>
          {!hasNode && (
            <div>
              <ButtonLink size="s" href={hrefOf(endpointsLink)}>
                {text('network.chooseEndpoint')}
              </ButtonLink>
            </div>
          )}
        </section>
        <section className={styles.section} aria-label={text('owners')}>
          <h2 className={styles.heading}>{text('owners')}</h2>
          <p className={styles.quiet}>{text('owners.hint')}</p>
          <OwnerFields
            chains={chains}
            rows={rows}
            onRows={(owners) => onForm({ ...form, owners })}
            found={found}
            checks={check.owners}
            contacts={contacts}
            you={you}
          />
          {codeFailure && (
            <Problem
              variant="inline"
              title={text('owner.codeFailed')}
              reason={codeFailure.reason}
              onRetry={codeFailure.retry}
            />
          )}
        </section>
        <section className={`${styles.section} ${styles.required}`} aria-label={text('required')}>
          <Field label={text('required')} hint={text('required.hint', { owners: rows.length })}>
            <Select
              value={String(check.threshold)}
              onChange={(event) => onForm({ ...form, threshold: Number(event.target.value) })}
              options={rows.map((_, at) => ({ value: String(at + 1), label: String(at + 1) }))}
            />
          </Field>
          <WarningList warnings={check.warnings} />
        </section>
        <Disclosure summary={text('advanced')} open={isAdvanced} onOpenChange={setAdvanced}>
          <div className={styles.advanced}>
            <Field label={text('version')} hint={text('version.hint')}>
              <Select
                value={form.version}
                onChange={({ target: { value } }) =>
                  isCreationVersion(value) && onForm({ ...form, version: value })
                }
                options={creationVersions.map((value, at) => ({
                  value,
                  label: at === 0 ? text('version.recommended', { version: value }) : value,
                }))}
              />
            </Field>
            <Field
              label={text('saltNonce')}
              hint={text('saltNonce.hint')}
              error={check.saltNonce && text('problem.saltNonce')}
            >
              <TextInput
                mono
                inputMode="numeric"
                dir="ltr"
                value={form.saltNonce}
                onChange={(event) => onForm({ ...form, saltNonce: event.target.value })}
              />
            </Field>
          </div>
        </Disclosure>
      </Form>
      {/* Below the form: whether a wallet is connected is known only after it is shown. */}
      {onConnect && (
        <Notice
          action={
            <Button size="s" variant="primary" onClick={onConnect}>
              {text('connect')}
            </Button>
          }
        >
          {text('connect.text')}
        </Notice>
      )}
    </Page>
  )
}
