import { List, ListRow, Notice, RowButton, useText } from '#ui'
import { CircleCheck, LoaderCircle } from 'lucide-react'
import { useId } from 'react'
import { walletText } from '../walletText.ts'
import styles from './NetworkList.module.css'
import type { NetworkState } from './networkFlow.ts'

export interface NetworkListProps {
  chains: readonly { id: number; name: string }[]
  /** The wallet's chain, which need not be in the list. */
  current: number | undefined
  state: NetworkState
  /** Undefined where the wallet cannot be switched from here. */
  onSwitch?: ((chainId: number) => void) | undefined
}

/** The networks that are served here: which one the wallet is on, and a way to the others. */
export function NetworkList({ chains, current, state, onSwitch }: NetworkListProps) {
  const t = useText(walletText)
  const headingId = useId()
  const unsupported = current !== undefined && !chains.some(({ id }) => id === current)
  return (
    <section className={styles.networks} aria-labelledby={headingId}>
      <h3 id={headingId} className={styles.heading}>
        {t('network.title')}
      </h3>
      {unsupported && (
        <Notice tone="warning" title={t('network.unsupported.title')}>
          {t('network.unsupported.text')}
        </Notice>
      )}
      {state.status === 'failed' && (
        <Notice tone={state.failure.kind === 'rejected' ? 'info' : 'warning'} live>
          {failureText(t, state, chains)}
        </Notice>
      )}
      <List label={t('network.list')}>
        {chains.map(({ id, name }) => {
          const isCurrent = id === current
          const isSwitching = state.status === 'switching' && state.chainId === id
          return (
            <ListRow
              key={id}
              data-status={isCurrent ? 'current' : isSwitching ? 'switching' : 'other'}
              aria-current={isCurrent || undefined}
              title={isCurrent || isSwitching || !onSwitch ? name : <RowButton onClick={() => onSwitch(id)}>{name}</RowButton>}
              trailing={
                isCurrent ? (
                  <span className={styles.mark} data-status="current">
                    <CircleCheck size={15} aria-hidden />
                    {t('network.current')}
                  </span>
                ) : isSwitching ? (
                  <span className={styles.mark} data-status="switching" role="status">
                    <LoaderCircle size={15} aria-hidden />
                    {t('network.switching')}
                  </span>
                ) : undefined
              }
            />
          )
        })}
      </List>
      {!onSwitch && chains.length > (unsupported ? 0 : 1) && <p className={styles.fixed}>{t('network.fixed')}</p>}
    </section>
  )
}

const told = ['rejected', 'pending', 'chainUnknown'] as const

function failureText(t: ReturnType<typeof useText<keyof (typeof walletText)['english']>>, { chainId, failure }: Extract<NetworkState, { status: 'failed' }>, chains: NetworkListProps['chains']) {
  const network = chains.find(({ id }) => id === chainId)?.name ?? String(chainId)
  return t(`network.${told.find((kind) => kind === failure.kind) ?? 'failed'}`, { network })
}
