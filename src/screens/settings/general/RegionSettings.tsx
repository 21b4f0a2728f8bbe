import type { Remote } from '#base'
import { Button, Select, useFormat, useText } from '#ui'
import type { Preferences } from '#screens/core/preferences'
import { Setting, SettingGroup, type SettingIds } from '#screens/common/setting'
import styles from '../../common/setting/SettingsView.module.css'
import { settingsText } from '#screens/settings/common'

type Region = Pick<Preferences, 'locale' | 'currency' | 'timeZone'>

export interface RegionSettingsProps {
  settings: Region
  onChange: (part: Partial<Region>) => void
  /** Languages of the wallet kit, by BCP 47 tag. */
  languages: readonly { tag: string; name: string }[]
  /** Name of the browser's default. */
  browserLanguage: string
  /** IANA names. */
  timeZones: readonly string[]
  browserTimeZone: string
  /** Milliseconds since 1970, shown in the selected time zone. */
  now: number
  /** Lower-case currency codes. */
  currencies: Remote<readonly string[]>
}

/** Language, currency, and time zone. */
export function RegionSettings({
  settings: { locale, currency, timeZone },
  onChange,
  languages,
  browserLanguage,
  timeZones,
  browserTimeZone,
  now,
  currencies,
}: RegionSettingsProps) {
  const text = useText(settingsText)
  const { dateTime } = useFormat()
  const codes = currencies.status === 'ready' ? currencies.value : []
  const wiring = (ids: SettingIds) => ({
    id: ids.control,
    'aria-describedby': ids.help,
    className: styles.select,
  })
  return (
    <SettingGroup title={text('region')}>
      <Setting labels label={text('language')} help={text('language.help')}>
        {(ids) => (
          <Select
            {...wiring(ids)}
            options={[
              { value: 'system', label: text('language.system', { name: browserLanguage }) },
              ...languages.map(({ tag, name }) => ({ value: tag, label: name })),
            ]}
            value={locale}
            onChange={(event) => onChange({ locale: event.target.value })}
          />
        )}
      </Setting>
      <Setting
        labels
        label={text('currency')}
        help={text(currencies.status === 'loading' ? 'currency.loading' : 'currency.help')}
      >
        {(ids) => (
          <>
            <Select
              {...wiring(ids)}
              // The selected currency is always an option, even while the list is loading.
              options={(codes.includes(currency) ? codes : [currency, ...codes]).map((code) => ({
                value: code,
                label: code.toUpperCase(),
              }))}
              value={currency}
              onChange={(event) => onChange({ currency: event.target.value })}
            />
            {currencies.status === 'failed' && (
              <span className={styles.failed} role="alert">
                {text('currency.failed')}
                <Button size="s" onClick={currencies.retry}>
                  {text('currency.retry')}
                </Button>
              </span>
            )}
          </>
        )}
      </Setting>
      <Setting labels label={text('timeZone')} help={text('timeZone.help', { now: dateTime(now) })}>
        {(ids) => (
          <Select
            {...wiring(ids)}
            options={[
              {
                value: 'system',
                label: text('timeZone.system', { name: spaced(browserTimeZone) }),
              },
              ...timeZones.map((zone) => ({ value: zone, label: spaced(zone) })),
            ]}
            value={timeZone}
            onChange={(event) => onChange({ timeZone: event.target.value })}
          />
        )}
      </Setting>
    </SettingGroup>
  )
}

/** `America/New_York` with a space. */
const spaced = (zone: string) => zone.replaceAll('_', ' ')
