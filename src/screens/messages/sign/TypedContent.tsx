import { type ChainSummary, isAddressLike, visibleText } from '#base'
import type { TypedMessage } from '#domain'
import { DataItem, DataList, Disclosure, useText } from '#ui'
import { transactionText } from '#screens/common/signing'
import { messagesText } from '#screens/messages/common'
import { AccountItem } from './AccountItem.tsx'
import styles from './Message.module.css'
import { shownTypedData } from './shownTypedData.ts'
import { SignedText } from './SignedText.tsx'
import { fieldsIn, showFields } from './typedFields.ts'
import { TypedFields } from './TypedFields.tsx'

export interface TypedContentProps {
  data: TypedMessage
  /** The chain that the data is for; undefined if it isn't known. */
  chain: ChainSummary | undefined
  whole?: boolean | undefined
  /** Whether a sentence says it already. */
  isFolded?: boolean | undefined
}

/**
 * Typed data: whose it is, and a table of everything in it; its JSON and its types are one step
 * away. What a sentence says already is collapsed.
 */
export function TypedContent({ data, chain, whole, isFolded }: TypedContentProps) {
  const text = useText(messagesText)
  const { message, types } = shownTypedData(data)
  const json = <SignedText label={text('typed')} words={message} whole={whole} />
  const fields = fieldsIn(data.types, { type: data.primaryType, value: data.message }) ?? []
  return (
    <>
      {!isFolded && (
        <>
          <DomainList data={data} chain={chain} />
          <div role="group" aria-label={text('text')} className={styles.fields}>
            <TypedFields fields={showFields(data.types, fields)} types={data.types} chain={chain} />
          </div>
        </>
      )}
      <Disclosure summary={text('typed')}>
        <div className={styles.body}>
          {isFolded && <DomainList data={data} chain={chain} hasKind />}
          {json}
        </div>
      </Disclosure>
      <Disclosure summary={text('types')}>
        <SignedText label={text('types')} words={types} whole={whole} />
      </Disclosure>
    </>
  )
}

const domainLabels = {
  name: 'domainName',
  version: 'domainVersion',
  chainId: 'chain',
  salt: 'domainSalt',
} as const

/** Everything in the domain of typed data, which is signed as well. */
function DomainList({
  data,
  chain,
  hasKind,
}: Pick<TypedContentProps, 'data' | 'chain'> & {
  /** Whether to name the kind of data, because no heading does. */
  hasKind?: boolean
}) {
  const text = useText(messagesText)
  const common = useText(transactionText)
  const { kind, domain } = shownTypedData(data)
  const labelOf = (name: string) =>
    name === 'verifyingContract'
      ? common('field.contract')
      : Object.hasOwn(domainLabels, name)
        ? text(domainLabels[name as keyof typeof domainLabels])
        : visibleText(name)
  return (
    <DataList dense>
      {hasKind && <DataItem label={text('kind')}>{visibleText(kind)}</DataItem>}
      {domain.map(([name, value]) =>
        name === 'verifyingContract' && isAddressLike(value) ? (
          <AccountItem key={name} label={labelOf(name)} address={value} chain={chain} />
        ) : (
          <DataItem key={name} label={labelOf(name)}>
            <bdi>{visibleText(value)}</bdi>
            {name === 'chainId' && chain && ` (${chain.name})`}
          </DataItem>
        ),
      )}
    </DataList>
  )
}
