import type { Remote } from '#base'
import type { DataType } from '#domain'
import { Problem, Skeleton, Switch, useText } from '#ui'
import { SettingGroup } from '#screens/common/setting'
import styles from './AccountView.module.css'
import { type DataChanges, isOn } from './dataChange.ts'
import { accountText } from './text.ts'

export interface DataTypesProps {
  types: Remote<readonly DataType[]>
  /** IDs of the types that the account stores. */
  enabled: Remote<readonly string[]>
  changes: DataChanges
  onChange: (id: string, enabled: boolean) => void
}

/** The types of data that the account may store, each with its switch. */
export function DataTypes({ types, enabled, changes, onChange }: DataTypesProps) {
  const text = useText(accountText)
  return (
    <SettingGroup title={text('data')} help={text('data.help')}>
      {types.status === 'failed' ? (
        <Problem
          variant="inline"
          title={text('data.failed')}
          reason={types.reason}
          onRetry={types.retry}
        />
      ) : enabled.status === 'failed' ? (
        <Problem
          variant="inline"
          title={text('data.settingsFailed')}
          reason={enabled.reason}
          onRetry={enabled.retry}
        />
      ) : types.status === 'loading' || enabled.status === 'loading' ? (
        <Skeleton shape="row" count={3} announced />
      ) : types.value.length === 0 ? (
        <p className={styles.words}>{text('data.none')}</p>
      ) : (
        types.value.map((type) => (
          <DataTypeSwitch
            key={type.id}
            type={type}
            enabled={enabled.value}
            changes={changes}
            onChange={onChange}
          />
        ))
      )}
    </SettingGroup>
  )
}

const known = ['AddressBook', 'CounterfactualSafes', 'Watchlist'] as const

interface DataTypeSwitchProps extends Pick<DataTypesProps, 'changes' | 'onChange'> {
  type: DataType
  enabled: readonly string[]
}

function DataTypeSwitch({
  type: { id, name, description, active },
  enabled,
  changes,
  onChange,
}: DataTypeSwitchProps) {
  const text = useText(accountText)
  const kind = known.find((one) => one === name)
  const label = kind ? text(`data.${kind}`) : (description ?? name)
  const about = kind ? text(`data.${kind}.about`) : ''
  const change = changes[id]
  const hint = !active
    ? text('data.inactive', { about })
    : change?.status === 'saving'
      ? text('data.saving', { about })
      : about
  return (
    <div className={styles.switch}>
      <Switch
        label={kind ? label : <bdi>{label}</bdi>}
        hint={hint.trim()}
        checked={isOn(id, enabled, changes)}
        disabled={!active}
        onChange={(checked) => onChange(id, checked)}
      />
      {change?.status === 'failed' && (
        <Problem
          variant="inline"
          title={text('data.saveFailed', { name: label })}
          reason={change.reason}
          onRetry={() => onChange(id, change.enabled)}
        />
      )}
    </div>
  )
}
