import Trash2 from 'lucide-react/icons/trash-2'
import type { BrowserFeature } from '#apps/host'
import { Button, IconButton, Switch, useText } from '#ui'
import { Setting, SettingGroup } from '#screens/common/setting'
import styles from '../../common/setting/SettingsView.module.css'
import { settingsText } from '#screens/settings/common'

/** An app's permissions, by its exact origin. */
interface AppPermission {
  origin: string
  capability: string
  /** Set for a browser feature. */
  feature?: { id: BrowserFeature; name: string } | undefined
  granted: boolean
}

export interface AppPermissionsProps {
  /** Whether messages are signed by a transaction, even where the owners' signatures are enough. */
  signsOnChain: boolean
  onSignsOnChain: (signsOnChain: boolean) => void
  permissions: readonly AppPermission[]
  onToggle: (permission: AppPermission, granted: boolean) => void
  /** Forgets the decision: the app may request it again. */
  onRemove: (permission: AppPermission) => void
  onClear: () => void
}

/** The user's settings for embedded apps: signatures, data, and features. */
export function AppPermissions({
  signsOnChain,
  onSignsOnChain,
  permissions,
  onToggle,
  onRemove,
  onClear,
}: AppPermissionsProps) {
  const text = useText(settingsText)
  const removeLabel = ({ origin, feature }: AppPermission) =>
    feature
      ? text('apps.removeFeature', { feature: feature.name, origin })
      : text('apps.remove', { origin })
  return (
    <SettingGroup title={text('apps')}>
      <div className={styles.permission}>
        <Switch
          label={text('apps.onChain')}
          hint={text('apps.onChainHelp')}
          checked={signsOnChain}
          onChange={onSignsOnChain}
        />
      </div>
      {permissions.map((permission) => (
        <div key={`${permission.origin} ${permission.capability}`} className={styles.permission}>
          <Switch
            label={<bdi>{permission.origin}</bdi>}
            hint={
              permission.feature
                ? text('apps.feature', { feature: permission.feature.name })
                : text('apps.contacts')
            }
            checked={permission.granted}
            onChange={(granted) => onToggle(permission, granted)}
          />
          <IconButton
            size="s"
            icon={Trash2}
            label={removeLabel(permission)}
            onClick={() => onRemove(permission)}
          />
        </div>
      ))}
      {permissions.length > 0 && (
        <Setting label={text('apps.all')} help={text('apps.help')}>
          {({ help }) => (
            <Button aria-describedby={help} onClick={onClear}>
              {text('apps.clear')}
            </Button>
          )}
        </Setting>
      )}
    </SettingGroup>
  )
}
