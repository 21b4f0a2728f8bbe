import { TabLink, TabLinks, useText } from '#ui'
import {
  accountLink,
  endpointsLink,
  localDataLink,
  notificationsLink,
  settingsLink,
  usePageHref,
} from '#screens/core/links'
import { useIsWithoutService } from '#screens/core/environment'
import { settingsText } from './text.ts'

/** Pages about a service, which not every site has. */
const ofService: readonly string[] = ['account', 'notifications']

const pages = [
  ['general', settingsLink],
  ['account', accountLink],
  ['notifications', notificationsLink],
  ['endpoints', endpointsLink],
  ['localData', localDataLink],
] as const

export interface SettingsPagesProps {
  current: (typeof pages)[number][0]
}

/** The pages of the settings. */
export function SettingsPages({ current }: SettingsPagesProps) {
  const text = useText(settingsText)
  const hrefOf = usePageHref()
  const isWithoutService = useIsWithoutService()
  return (
    <TabLinks label={text('pages')}>
      {pages
        .filter(([page]) => !isWithoutService || !ofService.includes(page))
        .map(([page, path]) => (
          <TabLink
            key={page}
            href={hrefOf(path)}
            aria-current={page === current ? 'page' : undefined}
          >
            {text(`pages.${page}`)}
          </TabLink>
        ))}
    </TabLinks>
  )
}
