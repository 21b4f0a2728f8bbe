import Trash2 from 'lucide-react/icons/trash-2'
import type { BrowserFeature } from '#apps/host'
import { Button, IconButton, Switch, useText } from '#ui'
import { Setting, SettingGroup } from './Setting.tsx'
import styles from './SettingsView.module.css'
import { settingsText } from './text.ts'

/** What an app may read or use, by its exact origin. */
interface AppPermission {
  origin: string
  capability: string
  /** Set for a feature of the browser. */
  feature?: { id: BrowserFeature; name: string } | undefined
  granted: boolean
}

export interface AppPermissionsProps {
  permissions: readonly AppPermission[]
  onToggle: (permission: AppPermission, granted: boolean) => void
  /** Forgets the decision: the app may ask again. */
  onRemove: (permission: AppPermission) => void
  onClear: () => void
}

/** What embedded apps may read and use, as the person decided. Nothing if there was no decision. */
export function AppPermissions({ permissions, onToggle, onRemove, onClear }: AppPermissionsProps) {
  const text = useText(settingsText)
  const removeLabel = ({ origin, feature }: AppPermission) =>
    feature ? text('apps.removeFeature', { feature: feature.name, origin }) : text('apps.remove', { origin })
  if (permissions.length === 0) return null
  return (
    <SettingGroup title={text('apps')}>
      {permissions.map((permission) => (
        <div key={`${permission.origin} ${permission.capability}`} className={styles.permission}>
          <Switch
            label={<bdi>{permission.origin}</bdi>}
            hint={permission.feature ? text('apps.feature', { feature: permission.feature.name }) : text('apps.contacts')}
            checked={permission.granted}
            onChange={(granted) => onToggle(permission, granted)}
          />
          <IconButton size="s" icon={Trash2} label={removeLabel(permission)} onClick={() => onRemove(permission)} />
        </div>
      ))}
      <Setting label={text('apps.all')} help={text('apps.help')}>
        {({ help }) => (
          <Button aria-describedby={help} onClick={onClear}>
            {text('apps.clear')}
          </Button>
        )}
      </Setting>
    </SettingGroup>
  )
}
