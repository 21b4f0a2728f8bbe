import { useText } from '#ui'
import { Page } from '#screens/common/pages'
import { AboutSettings, type AboutSettingsProps } from './AboutSettings.tsx'
import { AppPermissions, type AppPermissionsProps } from './AppPermissions.tsx'
import { AppearanceSettings, type AppearanceSettingsProps } from './AppearanceSettings.tsx'
import { RegionSettings, type RegionSettingsProps } from './RegionSettings.tsx'
import { SettingsPages, settingsText } from '#screens/settings/common'

export interface SettingsViewProps
  extends Omit<RegionSettingsProps, 'settings' | 'onChange'>, AboutSettingsProps {
  /** Embedded apps' data permissions. */
  apps: AppPermissionsProps
  settings: AppearanceSettingsProps['settings'] & RegionSettingsProps['settings']
  onChange: AppearanceSettingsProps['onChange'] & RegionSettingsProps['onChange']
}

/** The settings of the app on this device. */
export function SettingsView({
  settings,
  onChange,
  apps,
  about,
  onClearSaved,
  ...region
}: SettingsViewProps) {
  const text = useText(settingsText)
  return (
    <Page
      width="reading"
      heading={text('title')}
      lead={text('kept')}
      tabs={<SettingsPages current="general" />}
    >
      <AppearanceSettings settings={settings} onChange={onChange} />
      <RegionSettings settings={settings} onChange={onChange} {...region} />
      <AppPermissions {...apps} />
      <AboutSettings about={about} onClearSaved={onClearSaved} />
    </Page>
  )
}
