import { List, Notice, TextInput, useText } from '#ui'
import Search from 'lucide-react/icons/search'
import { useId, useState } from 'react'
import { networkGroups, type NetworkChoice, searchAbove, searchNetworks } from './networkChoices.ts'
import styles from './NetworkList.module.css'
import type { NetworkState } from './networkFlow.ts'
import { networkText } from './networkText.ts'
import { NetworkRow } from './NetworkRow.tsx'

export interface NetworkListProps {
  chains: readonly NetworkChoice[]
  /** The wallet's chain, which may be missing from the list. */
  current: number | undefined
  state: NetworkState
  /** Undefined if the wallet cannot be switched from here. */
  onSwitch?: ((chainId: number) => void) | undefined
  /** The wallet's name, shown if it cannot be switched. */
  appName?: string | undefined
  /** Whether the heading above is descriptive enough, so that the list has none of its own. */
  titled?: boolean | undefined
}

/**
 * The supported networks: the wallet's current one, and buttons to switch. Test networks are listed
 * separately; long lists have a search field.
 */
export function NetworkList({
  chains,
  current,
  state,
  onSwitch,
  appName,
  titled,
}: NetworkListProps) {
  const t = useText(networkText)
  const headingId = useId()
  const [text, setText] = useState('')
  const unsupported = current !== undefined && !chains.some(({ id }) => id === current)
  const searched = chains.length > searchAbove
  const found = searched ? searchNetworks(chains, text) : chains
  const { real, tests } = networkGroups(found)
  const Heading = titled ? 'h3' : 'h4'
  const rows = (networks: readonly NetworkChoice[]) =>
    networks.map((network) => (
      <NetworkRow
        key={network.id}
        network={network}
        status={
          network.id === current
            ? 'current'
            : isAsked(state) && state.chainId === network.id
              ? 'switching'
              : 'other'
        }
        onSwitch={onSwitch && (() => onSwitch(network.id))}
      />
    ))
  return (
    <section
      className={styles.networks}
      {...(titled ? { 'aria-label': t('network.list') } : { 'aria-labelledby': headingId })}
    >
      {!titled && (
        <h3 id={headingId} className={styles.heading}>
          {t('network.title')}
        </h3>
      )}
      {unsupported && <Notice tone="warning">{t('network.unsupported')}</Notice>}
      {state.status === 'adding' && (
        <Notice live>{t('network.adding', { network: nameOf(state.chainId, chains) })}</Notice>
      )}
      {state.status === 'failed' && (
        <Notice tone={state.failure.kind === 'rejected' ? 'info' : 'warning'} live>
          {failureText(t, state, chains)}
        </Notice>
      )}
      {searched && (
        <TextInput
          type="search"
          leading={<Search size={16} aria-hidden />}
          aria-label={t('network.search')}
          placeholder={t('network.search')}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      )}
      {real.length > 0 && <List label={t('network.list')}>{rows(real)}</List>}
      {tests.length > 0 && (
        <>
          <Heading className={styles.heading}>{t('network.tests')}</Heading>
          <List label={t('network.tests')}>{rows(tests)}</List>
        </>
      )}
      {found.length === 0 && (
        <p className={styles.fixed} role="status">
          {t('network.noneFound', { text: text.trim() })}
        </p>
      )}
      {!onSwitch && chains.length > (unsupported ? 0 : 1) && (
        <p className={styles.fixed}>
          {t('network.fixed', { app: appName ?? t('network.thisApp') })}
        </p>
      )}
    </section>
  )
}

const isAsked = (state: NetworkState) => state.status === 'switching' || state.status === 'adding'
const nameOf = (chainId: number, chains: NetworkListProps['chains']) =>
  chains.find(({ id }) => id === chainId)?.name ?? String(chainId)

const told = ['rejected', 'pending', 'chainUnknown'] as const

function failureText(
  t: ReturnType<typeof useText<keyof (typeof networkText)['english']>>,
  { chainId, failure, adding }: Extract<NetworkState, { status: 'failed' }>,
  chains: NetworkListProps['chains'],
) {
  const network = nameOf(chainId, chains)
  if (adding && failure.kind === 'rejected') return t('network.addRejected', { network })
  return t(
    `network.${told.find((kind) => kind === failure.kind) ?? (adding ? 'chainUnknown' : 'failed')}`,
    { network },
  )
}
