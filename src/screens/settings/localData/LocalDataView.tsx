import Download from 'lucide-react/icons/download'
import FileUp from 'lucide-react/icons/file-up'
import { Button, useFormat, useText, useTextSettings } from '#ui'
import { Page } from '#screens/common/pages'
import { Setting, SettingGroup } from '#screens/common/setting'
import { SettingsPages } from '#screens/settings/common'
import { formatList } from '#screens/common/hooks'
import styles from './LocalData.module.css'
import { countOf, type LocalData, localParts } from './localData.ts'
import { safeWallet } from './safeWallet.ts'
import { type StoredKind, storedKinds } from './storedKinds.ts'
import { localDataText } from './text.ts'

export interface LocalDataViewProps {
  data: LocalData
  /** Bytes of each kind. */
  stored: Readonly<Record<StoredKind, number>>
  onExport: () => void
  onImport: () => void
  onErase: (kind: StoredKind | 'all') => void
}

/** This browser's data: export, import, and erase. */
export function LocalDataView({ data, stored, onExport, onImport, onErase }: LocalDataViewProps) {
  const text = useText(localDataText)
  const format = useFormat()
  const { locale } = useTextSettings()
  const made = localParts.filter((part) => countOf(data, part) > 0)
  const contents = formatList(
    locale,
    made.map((part) => text(`part.${part}`, { count: countOf(data, part) })),
  )
  const total = storedKinds.reduce((sum, kind) => sum + stored[kind], 0)
  const size = (bytes: number) =>
    text('stored.size', { size: format.number(Math.max(0.1, Math.round(bytes / 100) / 10)) })
  return (
    <Page
      width="reading"
      heading={text('title')}
      lead={text('text')}
      tabs={<SettingsPages current="localData" />}
    >
      <SettingGroup title={text('export')} help={text('export.text')}>
        <Setting label={made.length > 0 ? contents : text('export.empty')}>
          {() => (
            <Button
              icon={Download}
              onClick={onExport}
              disabledReason={made.length > 0 ? undefined : text('export.empty')}
            >
              {text('export.save')}
            </Button>
          )}
        </Setting>
      </SettingGroup>
      <SettingGroup title={text('import')}>
        <Setting label={text('import')} help={text('import.text', { app: safeWallet })}>
          {({ help }) => (
            <Button icon={FileUp} onClick={onImport} aria-describedby={help}>
              {text('import.open')}
            </Button>
          )}
        </Setting>
      </SettingGroup>
      <SettingGroup
        title={text('stored')}
        help={text('stored.text')}
        action={
          <Button
            size="s"
            variant="danger"
            onClick={() => onErase('all')}
            disabledReason={total > 0 ? undefined : text('stored.none')}
          >
            {text('erase.all')}
          </Button>
        }
      >
        {storedKinds
          .filter((kind) => kind !== 'queue' || stored.queue > 0)
          .map((kind) => (
            <Setting key={kind} label={text(`kind.${kind}`)} help={text(`kind.${kind}.help`)}>
              {({ help }) => (
                <span className={styles.kind}>
                  <span className={styles.size}>
                    {stored[kind] > 0 ? size(stored[kind]) : text('stored.none')}
                  </span>
                  <Button
                    size="s"
                    aria-label={text('erase.label', { kind: text(`kind.${kind}`) })}
                    aria-describedby={help}
                    onClick={() => onErase(kind)}
                    disabledReason={stored[kind] > 0 ? undefined : text('stored.none')}
                  >
                    {text('erase')}
                  </Button>
                </span>
              )}
            </Setting>
          ))}
      </SettingGroup>
    </Page>
  )
}
