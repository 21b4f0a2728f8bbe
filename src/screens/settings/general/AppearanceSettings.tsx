import Monitor from 'lucide-react/icons/monitor'
import Moon from 'lucide-react/icons/moon'
import Sun from 'lucide-react/icons/sun'
import { accents, Switch, useText } from '#ui'
import type { Preferences } from '#screens/core/preferences'
import { AccentSample } from './AccentSample.tsx'
import { Choice } from './Choice.tsx'
import { Setting, SettingGroup } from '#screens/common/setting'
import styles from '../../common/setting/SettingsView.module.css'
import { settingsText } from '#screens/settings/common'

type Appearance = Pick<Preferences, 'theme' | 'contrast' | 'accent' | 'density' | 'singleKeys'>

export interface AppearanceSettingsProps {
  settings: Appearance
  onChange: (part: Partial<Appearance>) => void
}

const themes = [
  { value: 'light', icon: Sun },
  { value: 'dark', icon: Moon },
  { value: 'system', icon: Monitor },
] as const

/** Theme, contrast, accent, density, and single keys. */
export function AppearanceSettings({
  settings: { theme, contrast, accent, density, singleKeys },
  onChange,
}: AppearanceSettingsProps) {
  const text = useText(settingsText)
  return (
    <SettingGroup title={text('appearance')}>
      <Setting label={text('theme')} help={text('theme.help')}>
        {(ids) => (
          <Choice
            ids={ids}
            options={themes.map((one) => ({ ...one, label: text(`theme.${one.value}`) }))}
            value={theme}
            onChange={(value) => onChange({ theme: value })}
          />
        )}
      </Setting>
      <div className={styles.switch}>
        <Switch
          label={text('contrast')}
          hint={text('contrast.help')}
          checked={contrast === 'high'}
          onChange={(checked) => onChange({ contrast: checked ? 'high' : 'standard' })}
        />
      </div>
      <Setting label={text('accent')} help={text('accent.help')}>
        {(ids) => (
          <Choice
            variant="samples"
            ids={ids}
            options={accents.map((value) => ({
              value,
              label: text(`accent.${value}`),
              sample: <AccentSample accent={value} selected={value === accent} />,
            }))}
            value={accent}
            onChange={(value) => onChange({ accent: value })}
          />
        )}
      </Setting>
      <Setting label={text('density')} help={text('density.help')}>
        {(ids) => (
          <Choice
            ids={ids}
            options={(['comfortable', 'compact'] as const).map((value) => ({
              value,
              label: text(`density.${value}`),
            }))}
            value={density}
            onChange={(value) => onChange({ density: value })}
          />
        )}
      </Setting>
      <div className={styles.switch}>
        <Switch
          label={text('singleKeys')}
          hint={text('singleKeys.help')}
          checked={singleKeys === 'on'}
          onChange={(checked) => onChange({ singleKeys: checked ? 'on' : 'off' })}
        />
      </div>
    </SettingGroup>
  )
}
