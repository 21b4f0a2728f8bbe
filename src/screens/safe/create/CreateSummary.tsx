import type { ReactNode } from 'react'
import { type Address, type ChainSummary, sameAddress, shortAddress, visibleName } from '#base'
import { DataItem, DataList, Identicon, useText } from '#ui'
import { NetworkMark } from '#screens/common/marks'
import { Summary } from '#screens/common/pages'
import { PolicyLine } from '#screens/common/parties'
import type { Contact } from '#screens/core/names'
import type { CreateCheck, CreateForm } from './createForm.ts'
import styles from './CreateSummary.module.css'
import { createText } from './text.ts'

export interface CreateSummaryProps {
  chain: ChainSummary
  form: CreateForm
  check: CreateCheck
  contacts: readonly Contact[]
  /** The connected account. */
  you: Address | undefined
  /** The button that continues. */
  action: ReactNode
}

/**
 * The Safe as it would be created: its name, its network, its owners, and how many of them sign.
 */
export function CreateSummary({ chain, form, check, contacts, you, action }: CreateSummaryProps) {
  const text = useText(createText)
  const { owners, threshold } = check
  return (
    <Summary action={action}>
      <PolicyLine threshold={threshold} owners={owners.length} />
      <ol className={styles.owners}>
        {owners.map(({ address, problem }, at) => {
          const number = at + 1
          const known = !problem && address
          return (
            // Rows have no other identity here: two may be equal while they are typed.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={at} className={styles.owner}>
              {known ? (
                <>
                  <Identicon address={known} size={24} />
                  <Owner address={known} contacts={contacts} you={you} />
                </>
              ) : (
                <>
                  <span className={styles.blank} aria-hidden="true" />
                  <span className={styles.quiet}>{text('owner', { number })}</span>
                </>
              )}
            </li>
          )
        })}
      </ol>
      <DataList dense>
        <DataItem label={text('deploy.name')}>
          <bdi>{visibleName(form.name) ?? text('deploy.unnamed')}</bdi>
        </DataItem>
        <DataItem label={text('deploy.network')}>
          <span className={styles.network}>
            <NetworkMark chain={chain} size={18} />
            <bdi>{chain.name}</bdi>
          </span>
        </DataItem>
        <DataItem label={text('deploy.version')}>{form.version}</DataItem>
      </DataList>
    </Summary>
  )
}

function Owner({
  address,
  contacts,
  you,
}: Pick<CreateSummaryProps, 'contacts' | 'you'> & { address: Address }) {
  const text = useText(createText)
  const name = contacts.find((one) => sameAddress(one.address, address))?.name
  return (
    <span className={styles.words} title={address}>
      {name && <bdi className={styles.name}>{name}</bdi>}
      <span className={styles.hex} dir="ltr">
        {shortAddress(address)}
      </span>
      {sameAddress(address, you) && <span className={styles.quiet}>{text('owner.you')}</span>}
    </span>
  )
}
