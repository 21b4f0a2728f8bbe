import { type ChainSummary, type Remote, shortAddress } from '#base'
import {
  Button,
  Identicon,
  List,
  ListRow,
  PartialBanner,
  Problem,
  Skeleton,
  useFormat,
  useText,
  useTextSettings,
} from '#ui'
import { namesText, nameText, resolveName, useNames } from '#screens/core/names'
import { SettingGroup } from '#screens/common/setting'
import row from '../PartyRow.module.css'
import styles from '../SetupView.module.css'
import { setupText } from '../text.ts'
import { durationText } from './duration.ts'
import type { Participation } from './participation.ts'

/** What owners did in a number of transactions. */
export interface RecentParticipation {
  /** Transactions that owners sign. */
  count: number
  /** When the oldest was executed, in milliseconds. */
  since: number
  owners: readonly Participation[]
}

export interface ParticipationViewProps {
  chain: ChainSummary
  /** undefined until it is asked for. */
  recent: Remote<RecentParticipation> | undefined
  onLoad: () => void
}

/** Who proposed and signed the latest transactions, and after how long. */
export function ParticipationView({ chain, recent, onLoad }: ParticipationViewProps) {
  const text = useText(setupText)
  const words = useText(namesText)
  const names = useNames()
  const format = useFormat()
  const { locale } = useTextSettings()
  const shown = recent?.status === 'ready' ? recent.value : undefined
  return (
    <SettingGroup
      title={text('participation')}
      help={text('participation.help')}
      action={
        !recent && (
          <Button size="s" onClick={onLoad}>
            {text('participation.load')}
          </Button>
        )
      }
    >
      {!recent && <p className={styles.none}>{text('participation.notLoaded')}</p>}
      {recent?.status === 'loading' && <Skeleton shape="row" announced />}
      {recent?.status === 'failed' && (
        <Problem
          variant="inline"
          title={text('participation.failed')}
          reason={recent.reason}
          onRetry={recent.retry}
        />
      )}
      {recent?.status === 'ready' && (
        <PartialBanner missing={recent.missing} onRetry={recent.retry} />
      )}
      {shown?.count === 0 && <p className={styles.none}>{text('participation.none')}</p>}
      {shown !== undefined && shown.count > 0 && (
        <>
          <p className={styles.none}>
            {text('participation.since', { count: shown.count, date: format.day(shown.since) })}
          </p>
          <List variant="plain" label={text('participation')}>
            {shown.owners.map(({ owner, proposed, signed, typical }) => {
              const name = resolveName(names, { address: owner }, chain.chainId)
              return (
                <ListRow
                  key={owner}
                  className={row.row ?? ''}
                  leading={<Identicon address={owner} size={32} />}
                  title={<bdi>{name ? nameText(words, name) : shortAddress(owner)}</bdi>}
                  detail={[
                    text('participation.did', { signed, count: shown.count, proposed }),
                    ...(typical === undefined
                      ? []
                      : [text('participation.typical', { time: durationText(typical, locale) })]),
                  ].join(' ')}
                />
              )
            })}
          </List>
        </>
      )}
    </SettingGroup>
  )
}
