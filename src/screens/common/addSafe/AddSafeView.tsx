import { useRef } from 'react'
import type { ChainSummary, Remote } from '#base'
import type { SafeDetail } from '#domain'
import { Button, Dialog, Field, Form, Link, Select, TextInput, useForm, useText } from '#ui'
import { NetworkMark } from '#screens/common/marks'
import { useScan } from '#screens/common/scan'
import { ContactWarningList, type ContactWarnings } from '#screens/common/contactForm'
import { type NameProblem, useNameProblemText } from '#screens/common/contactName'
import {
  type LinkTarget,
  LookupProblem,
  type NameLookup,
  LookAlikeNotice,
  typedAddressText,
} from '#screens/common/typedAddress'
import styles from './AddSafeView.module.css'
import { isShownImmediately, type SafeAddressProblem } from './addSafe.ts'
import { FoundSafe } from './FoundSafe.tsx'
import { addSafeText } from './text.ts'
import { useProblemText } from './useProblemText.ts'

/** A page that can be opened instead of adding the Safe. */
export interface PageOfLink {
  page: 'safe' | LinkTarget['page']
  href: string
}

export interface AddSafeViewProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Closes it deliberately, so what was typed is discarded. */
  onCancel: () => void
  chains: readonly ChainSummary[]
  chainId: string
  onChain: (chainId: string) => void
  typed: string
  onTyped: (typed: string) => void
  /** Why the input is not a valid address. */
  problem: SafeAddressProblem | undefined
  /** An ENS name instead of an address, and its resolved address. */
  ens: { name: string; lookup: NameLookup } | undefined
  /** The gateway's response for the address; undefined without a valid address. */
  lookup: Remote<SafeDetail> | undefined
  /** Whether the connected account is an owner of the Safe. */
  isOwner: boolean
  /** The Safe's name on this device. */
  name: string
  onName: (name: string) => void
  nameProblem: NameProblem | undefined
  /** Warnings about the name and the address. */
  warnings: ContactWarnings
  /** The page that a pasted link leads to. */
  opens: PageOfLink | undefined
  onAdd: () => void
}

/** Network and address of a Safe, their problems, and the Safe that was found. */
export function AddSafeView(props: AddSafeViewProps) {
  const {
    open,
    onOpenChange,
    onCancel,
    chains,
    chainId,
    onChain,
    typed,
    onTyped,
    problem,
    ens,
    lookup,
    isOwner,
    name,
    onName,
    nameProblem,
    warnings,
    opens,
    onAdd,
  } = props
  const text = useText(addSafeText)
  const typedText = useText(typedAddressText)
  const nameText = useNameProblemText()
  const form = useForm()
  const address = useRef<HTMLInputElement>(null)
  const { button, scanner } = useScan((read) => {
    onTyped(read)
    address.current?.focus()
  })
  const chain = chains.find((one) => one.chainId === chainId)
  const chosen = chain?.name ?? chainId
  const words = useProblemText(chains, chosen)
  const isNotASafe = lookup?.status === 'failed' && lookup.reason.kind === 'notFound'
  const addressError = problem
    ? words(problem)
    : isNotASafe
      ? text('add.problem.notASafe', { chain: chosen })
      : undefined
  const nameError = nameProblem && nameText(nameProblem)
  const disabledReason =
    addressError ?? nameError ?? (lookup?.status === 'ready' ? undefined : text('add.wait'))
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={text('add.title')}
      description={text('add.text')}
      footer={
        <>
          <Button onClick={onCancel}>{text('add.cancel')}</Button>
          <Button
            variant="primary"
            type="submit"
            form={form.id}
            busy={lookup?.status === 'loading' || ens?.lookup.status === 'loading'}
            disabledReason={disabledReason}
          >
            {text('add.save')}
          </Button>
        </>
      }
    >
      <Form
        form={form}
        className={styles.form}
        onSubmit={() => form.attempt(disabledReason === undefined, onAdd)}
      >
        <Field label={text('add.chain')}>
          <Select
            mark={chain && <NetworkMark chain={chain} size={20} />}
            options={chains.map(({ chainId: value, name }) => ({ value, label: name }))}
            value={chainId}
            onChange={(event) => onChain(event.target.value)}
          />
        </Field>
        <Field
          label={text('add.address')}
          hint={text('add.hint', { prefix: chain?.shortName ?? chainId })}
          error={addressError}
          urgent={!problem || isShownImmediately(problem)}
        >
          <TextInput
            ref={address}
            mono
            dir="ltr"
            autoCapitalize="none"
            value={typed}
            onChange={(event) => onTyped(event.target.value)}
            trailing={button}
          />
        </Field>
        {scanner}
        {problem?.why === 'otherChain' && (
          <Button size="s" className={styles.switch} onClick={() => onChain(problem.chain.chainId)}>
            {text('add.switch', { name: problem.chain.name })}
          </Button>
        )}
        {opens && (
          <Link href={opens.href} className={styles.opens} onClick={onCancel}>
            {typedText(`link.${opens.page}`)}
          </Link>
        )}
        {ens?.lookup.status === 'failed' || ens?.lookup.status === 'offChain' ? (
          <LookupProblem {...ens} />
        ) : (
          <FoundSafe
            lookup={isNotASafe ? undefined : lookup}
            ens={ens}
            chain={chosen}
            isOwner={isOwner}
          />
        )}
        <LookAlikeNotice other={warnings.lookAlike} />
        <Field
          label={text('add.name')}
          hint={text('add.name.hint')}
          error={nameError}
          urgent
          optional
        >
          <TextInput value={name} onChange={(event) => onName(event.target.value)} />
        </Field>
        <ContactWarningList warnings={warnings} chains={chains} name={name.trim()} />
      </Form>
    </Dialog>
  )
}
