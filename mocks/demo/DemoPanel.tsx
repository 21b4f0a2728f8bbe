import { FlaskConical } from 'lucide-react'
import { useState, useSyncExternalStore } from 'react'
import { forgetCache } from '#queries'
import { usePreferences } from '#screens'
import { Button, defineCatalogue, Field, Popover, Select, TextProvider, ThemeRoot, useText } from '#ui'
import { people, type PersonName } from '../people.ts'
import { walletBehaviours } from '../wallet/behaviour.ts'
import type { WalletSwitch } from '../wallet/createWalletSwitch.ts'
import type { World } from '../world.ts'
import { type Choice, keepChoice, scenarios, weathers } from './chosenWorld.ts'
import styles from './DemoPanel.module.css'
import en from './messages/en.json'

const demoText = defineCatalogue('demo', en)

export interface DemoPanelProps {
  world: World
  wallet: WalletSwitch
  choice: Choice
}

/** Who is in front of the demo, what the wallet does, and which world it is. */
export function DemoPanel(props: DemoPanelProps) {
  const [{ theme }] = usePreferences()
  return (
    <TextProvider locale="en">
      <ThemeRoot theme={theme}>
        <Switches {...props} />
      </ThemeRoot>
    </TextProvider>
  )
}

function Switches({ world, wallet, choice }: DemoPanelProps) {
  const text = useText(demoText)
  const { person, behaviour } = useSyncExternalStore(wallet.subscribe, wallet.get)
  const [{ scenario, weather, age }, setChoice] = useState(choice)
  const change = (part: Partial<Choice>) => {
    const next = { scenario, weather, age, ...part }
    keepChoice(next)
    setChoice(next)
    world.setWeather(next.weather)
    // Another scenario is another chain: the page starts anew on it.
    if (part.scenario || part.age) location.assign('/')
  }
  const reset = async () => {
    await world.reset()
    forgetCache(world.gatewayUrl)
    location.assign('/')
  }
  const trigger = (
    <Button icon={FlaskConical} size="s" aria-label={text('open', { name: people[person].name })}>
      {text('label')} · {people[person].name}
    </Button>
  )
  return (
    <div className={styles.corner}>
      <Popover trigger={trigger} label={text('heading')} side="top" align="start">
        <div className={styles.panel}>
          <p className={styles.intro}>{text('intro')}</p>
          <Field label={text('person')}>
            <Select value={person} options={Object.entries(people).map(([value, { name }]) => ({ value, label: name }))} onChange={(event) => wallet.set({ person: event.target.value as PersonName })} />
          </Field>
          <Field label={text('behaviour')}>
            <Select value={behaviour} options={walletBehaviours.map((value) => ({ value, label: text(`behaviour.${value}`) }))} onChange={(event) => wallet.set({ behaviour: event.target.value as (typeof walletBehaviours)[number] })} />
          </Field>
          <Field label={text('scenario')}>
            <Select value={scenario} options={scenarios.map((value) => ({ value, label: text(`scenario.${value}`) }))} onChange={(event) => change({ scenario: event.target.value as Choice['scenario'] })} />
          </Field>
          <Field label={text('weather')}>
            <Select value={weather} options={weathers.map((value) => ({ value, label: text(`weather.${value}`) }))} onChange={(event) => change({ weather: event.target.value as Choice['weather'] })} />
          </Field>
          <Button variant="danger" onClick={() => void reset()}>
            {text('reset')}
          </Button>
        </div>
      </Popover>
    </div>
  )
}
