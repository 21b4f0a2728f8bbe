import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import { useEffect, useRef, useState } from 'react'
import { type Address, type ChainSummary, sameAddress } from '#base'
import { Button, IconButton, Notice, useAnnounce, useText } from '#ui'
import type { Contact } from '#screens/core/names'
import { AddressField, isUrgentProblem } from '#screens/transactions/send'
import { type FoundAddress, useAddressProblemText } from '#screens/common/typedAddress'
import {
  mostOwners,
  type NewOwnerProblem,
  type OwnerCheck,
  type OwnerRow,
  withOwner,
} from './createForm.ts'
import styles from './CreateView.module.css'
import { createText } from './text.ts'

export interface OwnerFieldsProps {
  chains: readonly ChainSummary[]
  rows: readonly OwnerRow[]
  onRows: (rows: readonly OwnerRow[]) => void
  found: readonly FoundAddress[]
  checks: readonly OwnerCheck[]
  contacts: readonly Contact[]
  /** The connected account. */
  you: Address | undefined
}

/** The owners of a new Safe: a field for each of them. */
export function OwnerFields({
  chains,
  rows,
  onRows,
  found,
  checks,
  contacts,
  you,
}: OwnerFieldsProps) {
  const text = useText(createText)
  const addressText = useAddressProblemText(chains)
  const announce = useAnnounce()
  const list = useRef<HTMLOListElement>(null)
  // A row that was added gets the focus, and where one was removed, its neighbor.
  const [focused, setFocused] = useState<{ row: number }>()
  useEffect(() => {
    if (focused)
      list.current?.children[Math.min(focused.row, list.current.children.length - 1)]
        ?.querySelector('input')
        ?.focus()
  }, [focused])
  return (
    <>
      <ol ref={list} className={styles.owners}>
        {rows.map(({ id, typed }, at) => {
          const check = checks[at] ?? {}
          const number = at + 1
          return (
            <li key={id} className={styles.owner}>
              <div className={styles.ownerField}>
                <AddressField
                  label={text('owner', { number })}
                  hint={at === 0 ? text('owner.hint') : undefined}
                  typed={typed}
                  onTyped={(next) =>
                    onRows(rows.map((one) => (one.id === id ? { id, typed: next } : one)))
                  }
                  found={found[at] ?? { status: 'wrong', problem: { why: 'empty' } }}
                  error={
                    check.problem && check.problem.why !== 'unread'
                      ? problemText(check.problem)
                      : undefined
                  }
                  isUrgent={isUrgentProblem(check.problem)}
                  contacts={contacts}
                />
                {you && !check.problem && sameAddress(check.address, you) && (
                  <p className={`${styles.quiet} ${styles.you}`}>{text('owner.you')}</p>
                )}
                {check.isContract && (
                  <Notice tone="warning" live>
                    {text('warning.contractOwner')}
                  </Notice>
                )}
              </div>
              {rows.length > 1 && (
                <IconButton
                  icon={X}
                  label={text('owner.remove', { number })}
                  className={styles.remove ?? ''}
                  onClick={() => {
                    onRows(rows.filter((one) => one.id !== id))
                    announce(text('owner.removed', { number }))
                    setFocused({ row: at })
                  }}
                />
              )}
            </li>
          )
        })}
      </ol>
      <div>
        <Button
          icon={Plus}
          disabledReason={
            rows.length < mostOwners ? undefined : text('owner.most', { count: mostOwners })
          }
          onClick={() => {
            onRows(withOwner(rows))
            setFocused({ row: rows.length })
          }}
        >
          {text('owner.add')}
        </Button>
      </div>
    </>
  )

  function problemText(problem: NewOwnerProblem): string {
    switch (problem.why) {
      case 'otherChain':
        return text('problem.otherChain', { network: problem.network })
      case 'sentinel':
      case 'safeContract':
      case 'duplicate':
      case 'unread':
        return text(`problem.${problem.why}`)
      default:
        return addressText(problem)
    }
  }
}
