import { Disclosure, useText } from '#ui'
import { type AppEntry, AppFacts, appsText } from '#screens/apps/common'

/** What the gateway's list says about the open app, collapsed. */
export function AboutApp({ app }: { app: AppEntry }) {
  const text = useText(appsText)
  if (!app.listed) return null
  return (
    <Disclosure summary={text('about.title')}>
      <AppFacts app={app} />
    </Disclosure>
  )
}
