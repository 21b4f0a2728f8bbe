import { Button, useText } from '#ui'
import { Setting, SettingGroup } from '#screens/common/setting'
import styles from '../../common/setting/SettingsView.module.css'
import { settingsText } from '#screens/settings/common'
import { BuildSettings, type BuildSettingsProps } from './BuildSettings.tsx'

export interface AboutSettingsProps {
  about: BuildSettingsProps & {
    version: string
    licensesHref: string
    /** Host of the gateway; undefined if there is none. */
    gateway: string | undefined
    /** Each network's node; undefined if none is configured. */
    nodes: readonly { name: string; host: string | undefined }[]
  }
  /** Undefined where nothing is saved. */
  onClearSaved: (() => void) | undefined
}

/** About the app and its data sources. */
export function AboutSettings({ about, onClearSaved }: AboutSettingsProps) {
  const text = useText(settingsText)
  return (
    <SettingGroup title={text('about')}>
      <Setting label={text('version')}>
        {() => <span className={styles.value}>{about.version}</span>}
      </Setting>
      <BuildSettings build={about.build} filesHref={about.filesHref} />
      <Setting label={text('licenses')} help={text('licenses.help')}>
        {() => (
          <a href={about.licensesHref} target="_blank" rel="noreferrer">
            {text('licenses.open')}
          </a>
        )}
      </Setting>
      <Setting
        label={text('gateway')}
        help={text(about.gateway === undefined ? 'gateway.local' : 'gateway.help')}
      >
        {() =>
          about.gateway === undefined ? (
            <span className={styles.value}>{text('gateway.none')}</span>
          ) : (
            <bdi className={styles.value}>{about.gateway}</bdi>
          )
        }
      </Setting>
      <Setting label={text('nodes')} help={text('nodes.help')}>
        {({ label }) => (
          <ul className={styles.nodes} aria-labelledby={label}>
            {about.nodes.map(({ name, host }) => (
              <li key={name}>
                <bdi className={styles.quiet}>{name}</bdi>
                {host ? (
                  <bdi className={styles.value}>{host}</bdi>
                ) : (
                  <span className={styles.value}>{text('nodes.none')}</span>
                )}
              </li>
            ))}
          </ul>
        )}
      </Setting>
      {onClearSaved && (
        <Setting
          label={text('saved')}
          help={text(about.gateway === undefined ? 'saved.local' : 'saved.help')}
        >
          {({ help }) => (
            <Button aria-describedby={help} onClick={onClearSaved}>
              {text('saved.clear')}
            </Button>
          )}
        </Setting>
      )}
    </SettingGroup>
  )
}
