import { Button, type Status, StatusBadge, useText } from '#ui'
import { NetworkMark } from '#screens/common/marks'
import { Page } from '#screens/common/pages'
import { SettingGroup } from '#screens/common/setting'
import { SettingsPages } from '#screens/settings/common'
import type { NodeHealth } from './nodeHealth.ts'
import styles from './Endpoints.module.css'
import { endpointsText } from './text.ts'

/**
 * A network and its endpoint. `config`: from the site's configuration; `table`: the public one that
 * ships with the app; `suggested`: the gateway's, which isn't used; `agreed`: the gateway's, with
 * the user's consent; `none`: there is none. The others are the user's own.
 */
export interface NetworkEndpoint {
  chainId: string
  name: string
  host: string | undefined
  state: 'config' | 'table' | 'suggested' | 'agreed' | 'none' | 'asking' | NodeHealth
}

export interface EndpointsViewProps {
  networks: readonly NetworkEndpoint[]
  onChange: (chainId: string) => void
}

const statuses: Partial<Record<NetworkEndpoint['state'], Status>> = {
  none: 'canceled',
  suggested: 'canceled',
  agreed: 'awaiting',
  asking: 'awaiting',
  answers: 'done',
  silent: 'failed',
  otherChain: 'failed',
}

/** The networks, each with the endpoint that it is read from. */
export function EndpointsView({ networks, onChange }: EndpointsViewProps) {
  const text = useText(endpointsText)
  return (
    <Page
      width="reading"
      heading={text('title')}
      lead={text('lead')}
      tabs={<SettingsPages current="endpoints" />}
    >
      <SettingGroup title={text('networks')}>
        <ul className={styles.list} aria-label={text('networks')}>
          {networks.map(({ chainId, name, host, state }) => {
            const status = statuses[state]
            return (
              <li key={chainId} className={styles.row}>
                <NetworkMark chain={{ chainId, name }} size={28} />
                <div className={styles.words}>
                  <bdi className={styles.name}>{name}</bdi>
                  {host !== undefined && (
                    <bdi dir="ltr" className={styles.host}>
                      {host}
                    </bdi>
                  )}
                </div>
                <div className={styles.state}>
                  {status ? (
                    <StatusBadge variant="plain" status={status} words={text(`row.${state}`)} />
                  ) : (
                    <span className={styles.quiet}>{text(`row.${state}`)}</span>
                  )}
                </div>
                <Button
                  size="s"
                  aria-label={text('change.label', { network: name })}
                  onClick={() => onChange(chainId)}
                >
                  {text('change')}
                </Button>
              </li>
            )
          })}
        </ul>
      </SettingGroup>
    </Page>
  )
}
