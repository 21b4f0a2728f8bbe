import { ButtonLink, useText } from '#ui'
import { Setting, SettingGroup } from '#screens/common/setting'
import { setupText } from './text.ts'

/** Links to the email alerts page. */
export function AlertsLink({ href }: { href: string }) {
  const text = useText(setupText)
  return (
    <SettingGroup title={text('alerts')}>
      <Setting label={text('alerts.label')} help={text('alerts.help')}>
        {() => (
          <ButtonLink size="s" href={href}>
            {text('alerts.open')}
          </ButtonLink>
        )}
      </Setting>
    </SettingGroup>
  )
}
