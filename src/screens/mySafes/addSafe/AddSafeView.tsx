import { type FormEvent, useId, useState } from 'react'
import type { ChainSummary, Remote } from '#base'
import type { SafeDetail } from '#domain'
import { Button, Dialog, Field, Select, TextInput, useText } from '#ui'
import styles from './AddSafeView.module.css'
import { type AddressProblem, isShownImmediately } from './addSafe.ts'
import { FoundSafe } from './FoundSafe.tsx'
import { addSafeText } from './text.ts'
import { useProblemText } from './useProblemText.ts'

export interface AddSafeViewProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  chains: readonly ChainSummary[]
  chainId: string
  onChain: (chainId: string) => void
  typed: string
  onTyped: (typed: string) => void
  /** Why the input is not a valid address. */
  problem: AddressProblem | undefined
  /** The gateway's response for the address; undefined without a valid address. */
  lookup: Remote<SafeDetail> | undefined
  /** The connected account is an owner of the Safe. */
  isOwner: boolean
  onAdd: () => void
}

/** Network and address of a Safe, their problems, and the Safe that was found. */
export function AddSafeView({ open, onOpenChange, chains, chainId, onChain, typed, onTyped, problem, lookup, isOwner, onAdd }: AddSafeViewProps) {
  const text = useText(addSafeText)
  const form = useId()
  const [isBlurred, setBlurred] = useState(false)
  const chain = chains.find((one) => one.chainId === chainId)
  const chosen = chain?.name ?? chainId
  const words = useProblemText(chains, chosen)
  const isNotASafe = lookup?.status === 'failed' && lookup.reason.kind === 'notFound'
  const shownError =
    problem && (isBlurred || isShownImmediately(problem)) ? words(problem) : isNotASafe ? text('add.problem.notASafe', { chain: chosen }) : undefined
  const disabledReason = problem
    ? words(problem)
    : isNotASafe
      ? text('add.problem.notASafe', { chain: chosen })
      : lookup?.status === 'ready'
        ? undefined
        : text('add.wait')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setBlurred(true)
    if (disabledReason === undefined) onAdd()
  }
  const change = (next: string) => {
    setBlurred(false)
    onTyped(next)
  }
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={text('add.title')}
      description={text('add.text')}
      footer={
        <>
          <Button onClick={() => onOpenChange(false)}>{text('add.cancel')}</Button>
          <Button variant="primary" type="submit" form={form} busy={lookup?.status === 'loading'} disabledReason={disabledReason}>
            {text('add.save')}
          </Button>
        </>
      }
    >
      <form id={form} className={styles.form} onSubmit={submit} noValidate>
        <Field label={text('add.chain')}>
          <Select
            options={chains.map(({ chainId: value, name }) => ({ value, label: name }))}
            value={chainId}
            onChange={(event) => onChain(event.target.value)}
          />
        </Field>
        <Field label={text('add.address')} hint={text('add.hint', { prefix: chain?.shortName ?? chainId })} error={shownError}>
          <TextInput
            mono
            dir="ltr"
            autoCapitalize="none"
            value={typed}
            onChange={(event) => change(event.target.value)}
            onBlur={() => setBlurred(typed.trim() !== '')}
          />
        </Field>
        {problem?.why === 'otherChain' && (
          <Button size="s" className={styles.switch} onClick={() => onChain(problem.chain.chainId)}>
            {text('add.switch', { name: problem.chain.name })}
          </Button>
        )}
        <FoundSafe lookup={isNotASafe ? undefined : lookup} chain={chosen} isOwner={isOwner} />
      </form>
    </Dialog>
  )
}
