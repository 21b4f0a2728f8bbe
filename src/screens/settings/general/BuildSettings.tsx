import type { Remote } from '#base'
import { Button, CopyButton, Skeleton, useText } from '#ui'
import { Setting } from '#screens/common/setting'
import styles from '../../common/setting/SettingsView.module.css'
import { settingsText } from '#screens/settings/common'
import type { SiteBuild } from './loadSiteBuild.ts'

export interface BuildSettingsProps {
  build: Remote<SiteBuild>
  /** URL of the list of all files. */
  filesHref: string
}

/** Digits that are enough to compare by eye. */
const commitDigits = 10
const rootDigits = 16

/** Which build this site says it serves. */
export function BuildSettings({ build, filesHref }: BuildSettingsProps) {
  const text = useText(settingsText)
  const value = build.status === 'ready' ? build.value : undefined
  const short = (hex: string, digits: number, what: string) => (
    <span className={styles.hash}>
      <bdi title={hex}>{hex.slice(0, digits)}…</bdi>
      <CopyButton value={hex} what={what} />
    </span>
  )
  return (
    <>
      {value?.kind === 'found' && (
        <Setting label={text('commit')}>
          {() =>
            value.commit ? (
              short(value.commit, commitDigits, text('commit.what'))
            ) : (
              <span className={styles.value}>{text('commit.none')}</span>
            )
          }
        </Setting>
      )}
      <Setting label={text('build')} help={text('build.help')}>
        {() =>
          build.status === 'loading' ? (
            <Skeleton width={180} announced />
          ) : build.status === 'failed' ? (
            <span className={styles.failed} role="alert">
              {text('build.failed')}
              <Button size="s" onClick={build.retry}>
                {text('build.retry')}
              </Button>
            </span>
          ) : build.value.kind === 'found' ? (
            <>
              {short(build.value.root, rootDigits, text('build.what'))}
              <a href={filesHref} target="_blank" rel="noreferrer">
                {text('build.files')}
              </a>
            </>
          ) : (
            <span className={styles.value}>
              {build.value.kind === 'other'
                ? text('build.other', { version: build.value.version })
                : text(`build.${build.value.kind}`)}
            </span>
          )
        }
      </Setting>
    </>
  )
}
