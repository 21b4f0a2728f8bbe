import Plus from 'lucide-react/icons/plus'
import { type Address, type ChainSummary, type Remote, sameAddress } from '#base'
import type { Delegate, SafeDelegates } from '#domain'
import { Button, List, PartialBanner, Problem, Skeleton, useText } from '#ui'
import { nameOrAddress, namesText, resolveName, useNames } from '#screens/core/names'
import { SettingGroup } from '#screens/common/setting'
import { PartyRow } from '../PartyRow.tsx'
import styles from '../SetupView.module.css'
import { setupText } from '../text.ts'

export interface DelegatesViewProps {
  chain: ChainSummary
  /** null: the gateway has none. */
  delegates: Remote<SafeDelegates | null>
  owners: readonly Address[]
  /** The connected account. */
  account: Address | undefined
  /** Why none can be added. */
  disabledReason: string | undefined
  onAdd: () => void
  onRemove: (delegate: Delegate) => void
}

/** Who may propose transactions on an owner's behalf. */
export function DelegatesView({
  chain,
  delegates,
  owners,
  account,
  disabledReason,
  onAdd,
  onRemove,
}: DelegatesViewProps) {
  const text = useText(setupText)
  const words = useText(namesText)
  const names = useNames()
  const nameOf = (address: Address) =>
    nameOrAddress(words, resolveName(names, { address }, chain.chainId), address)
  const where = ({ safe, delegator }: Delegate) => {
    const owner = nameOf(delegator)
    if (!owners.some((one) => sameAddress(one, delegator)))
      return text('delegate.noOwner', { owner })
    return safe
      ? text('delegate.for', { owner })
      : text('delegate.forAll', { owner, network: chain.name })
  }
  const isOffered = delegates.status !== 'ready' || delegates.value !== null
  return (
    <SettingGroup
      title={text('delegates')}
      help={text('delegates.help')}
      action={
        isOffered && (
          <Button size="s" icon={Plus} disabledReason={disabledReason} onClick={onAdd}>
            {text('delegates.add')}
          </Button>
        )
      }
    >
      {delegates.status === 'loading' && <Skeleton shape="row" announced />}
      {delegates.status === 'failed' && (
        <Problem
          variant="inline"
          title={text('delegates.failed')}
          reason={delegates.reason}
          onRetry={delegates.retry}
        />
      )}
      {delegates.status === 'ready' && delegates.value === null && (
        <p className={styles.none}>{text('delegates.notOffered')}</p>
      )}
      {delegates.status === 'ready' && (
        <PartialBanner missing={delegates.missing} onRetry={delegates.retry} />
      )}
      {delegates.status === 'ready' &&
        delegates.value?.items.length === 0 &&
        delegates.missing.length === 0 && <p className={styles.none}>{text('none')}</p>}
      {delegates.status === 'ready' && delegates.value && delegates.value.items.length > 0 && (
        <List variant="plain" label={text('delegates')}>
          {delegates.value.items.map((one) => {
            const isYours =
              sameAddress(one.delegator, account) || sameAddress(one.delegate, account)
            return (
              <PartyRow
                key={`${one.safe}:${one.delegate}:${one.delegator}`}
                party={{ address: one.delegate, name: null }}
                chain={chain}
                menu="delegate"
                about={
                  one.label
                    ? text('delegate.about', { label: one.label, where: where(one) })
                    : where(one)
                }
                items={[
                  {
                    id: 'remove',
                    label: text('delegate.remove'),
                    tone: 'danger',
                    disabledReason: isYours
                      ? undefined
                      : text('delegate.notYours', { owner: nameOf(one.delegator) }),
                    onSelect: () => onRemove(one),
                  },
                ]}
              />
            )
          })}
        </List>
      )}
      {delegates.status === 'ready' && delegates.value?.hasMore && (
        <p className={styles.none}>{text('delegates.more')}</p>
      )}
    </SettingGroup>
  )
}
