import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { fiatCodesQuery, toRemote } from '#queries'
import { bestLanguage, languages } from '#wallet/languages'
import { useEnvironment } from '#screens/core/environment'
import { usePreferences } from '#screens/core/preferences'
import type { PrefetchInput } from '#screens/core/prefetch'
import { useAppPermissions } from './useAppPermissions.ts'
import { hostOf } from '#screens/common/setting'
import { SettingsView } from './SettingsView.tsx'
import { siteBuildQuery } from './siteBuildQuery.ts'
import { timeZones } from './timeZones.ts'

const version = import.meta.env.COFFER_VERSION
/** Next to the page, as the app's other files are. */
const filesHref = `${import.meta.env.BASE_URL}manifest.json`

/** The app's settings on this device, and information about it. */
export function SettingsScreen() {
  const { gateway, chains, client, clearSaved, isWithoutService } = useEnvironment()
  const [preferences, update] = usePreferences()
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 60_000)
    return () => clearInterval(timer)
  }, [])
  const currencies = toRemote(useQuery(fiatCodesQuery(gateway)))
  const build = toRemote(useQuery(siteBuildQuery(filesHref, version)))
  const browserTag = bestLanguage(navigator.languages)
  return (
    <SettingsView
      settings={preferences}
      onChange={update}
      languages={languages}
      browserLanguage={languages.find(({ tag }) => tag === browserTag)?.name ?? browserTag}
      timeZones={timeZones(preferences.timeZone)}
      browserTimeZone={Intl.DateTimeFormat().resolvedOptions().timeZone}
      now={now}
      currencies={currencies}
      apps={useAppPermissions()}
      about={{
        version,
        build,
        filesHref,
        licensesHref: `${import.meta.env.BASE_URL}third-party-notices.txt`,
        gateway: isWithoutService ? undefined : (hostOf(gateway.baseUrl) ?? gateway.baseUrl),
        nodes: chains.map(({ chainId, name }) => ({
          name,
          host: hostOf(client(chainId)?.transport.url),
        })),
      }}
      onClearSaved={clearSaved}
    />
  )
}

SettingsScreen.prefetch = ({ gateway, queries }: PrefetchInput) =>
  void queries.prefetchQuery(fiatCodesQuery(gateway))
