import { type FormEvent, useId, useState } from 'react'
import type { ChainSummary, Remote } from '#base'
import type { SafeDetail } from '#domain'
import { Button, Dialog, Field, Select, TextInput, useText } from '#ui'
import styles from './AddSafeView.module.css'
import { type AddressProblem, isToldAtOnce } from './addSafe.ts'
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
  /** What is wrong with what was typed. */
  problem: AddressProblem | undefined
  /** What the gateway knows at this address; undefined while there is no address to ask for. */
  lookup: Remote<SafeDetail> | undefined
  /** The connected wallet is one of the found safe's owners. */
  isOwner: boolean
  onAdd: () => void
}

/** Network and address of a safe, what is wrong with them, and what was found there. */
export function AddSafeView({ open, onOpenChange, chains, chainId, onChain, typed, onTyped, problem, lookup, isOwner, onAdd }: AddSafeViewProps) {
  const text = useText(addSafeText)
  const form = useId()
  const [isLeft, setLeft] = useState(false)
  const chain = chains.find((one) => one.chainId === chainId)
  const chosen = chain?.name ?? chainId
  const words = useProblemText(chains, chosen)
  const isNotASafe = lookup?.status === 'failed' && lookup.reason.kind === 'notFound'
  const told = problem && (isLeft || isToldAtOnce(problem)) ? words(problem) : isNotASafe ? text('add.problem.notASafe', { chain: chosen }) : undefined
  const refusal = problem
    ? words(problem)
    : isNotASafe
      ? text('add.problem.notASafe', { chain: chosen })
      : lookup?.status === 'ready'
        ? undefined
        : text('add.wait')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setLeft(true)
    if (refusal === undefined) onAdd()
  }
  const change = (next: string) => {
    setLeft(false)
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
          <Button variant="primary" type="submit" form={form} busy={lookup?.status === 'loading'} disabledReason={refusal}>
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
        <Field label={text('add.address')} hint={text('add.hint', { prefix: chain?.shortName ?? chainId })} error={told}>
          <TextInput
            mono
            dir="ltr"
            autoCapitalize="none"
            value={typed}
            onChange={(event) => change(event.target.value)}
            onBlur={() => setLeft(typed.trim() !== '')}
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
