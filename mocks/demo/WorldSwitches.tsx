import { useState, useSyncExternalStore } from 'react'
import { forgetCache } from '#queries'
import { Button, Field, Select, useText } from '#ui'
import { people, type PersonName } from '../people.ts'
import { walletBehaviours } from '../wallet/behaviour.ts'
import type { WalletSwitch } from '../wallet/createWalletSwitch.ts'
import type { World } from '../world.ts'
import { ages, type Choice, keepChoice, scenarios, weathers } from './chosenWorld.ts'
import styles from './DemoPanel.module.css'
import { demoText } from './text.ts'

export interface WorldSwitchesProps {
  world: World
  wallet: WalletSwitch
  choice: Choice
}

/** Who is in front of the demo, what the wallet does, and which world it is. */
export function WorldSwitches({ world, wallet, choice }: WorldSwitchesProps) {
  const text = useText(demoText)
  const { person, behaviour } = useSyncExternalStore(wallet.subscribe, wallet.get)
  const [{ scenario, weather, age }, setChoice] = useState(choice)
  const change = (part: Partial<Choice>) => {
    const next = { scenario, weather, age, ...part }
    keepChoice(next)
    setChoice(next)
    world.setWeather(next.weather)
    // Another scenario is another chain, another age another gateway: the page starts anew on it.
    if (part.scenario || part.age) location.assign('/')
  }
  const reset = async () => {
    await world.reset()
    forgetCache(world.gatewayUrl)
    location.assign('/')
  }
  return (
    <div className={styles.switches}>
      <p className={styles.intro}>{text('intro')}</p>
      <Field label={text('person')}>
        <Select
          value={person}
          options={Object.entries(people).map(([value, { name }]) => ({ value, label: name }))}
          onChange={(event) => wallet.set({ person: event.target.value as PersonName })}
        />
      </Field>
      <Field label={text('behaviour')}>
        <Select
          value={behaviour}
          options={walletBehaviours.map((value) => ({ value, label: text(`behaviour.${value}`) }))}
          onChange={(event) => wallet.set({ behaviour: event.target.value as (typeof walletBehaviours)[number] })}
        />
      </Field>
      <Field label={text('scenario')}>
        <Select
          value={scenario}
          options={scenarios.map((value) => ({ value, label: text(`scenario.${value}`) }))}
          onChange={(event) => change({ scenario: event.target.value as Choice['scenario'] })}
        />
      </Field>
      <Field label={text('age')}>
        <Select
          value={age}
          options={ages.map((value) => ({ value, label: text(`age.${value}`) }))}
          onChange={(event) => change({ age: event.target.value as Choice['age'] })}
        />
      </Field>
      <Field label={text('weather')}>
        <Select
          value={weather}
          options={weathers.map((value) => ({ value, label: text(`weather.${value}`) }))}
          onChange={(event) => change({ weather: event.target.value as Choice['weather'] })}
        />
      </Field>
      <Button variant="danger" onClick={() => void reset()}>
        {text('reset')}
      </Button>
    </div>
  )
}
