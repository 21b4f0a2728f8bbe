import { useState, useSyncExternalStore } from 'react'
import { clearPersistedCache } from '#queries/cache'
import { deviceKey } from '#screens/settings/notifications'
import { Button, Field, Select, useText } from '#ui'
import { recentTransactionsKey } from '#wallet'
import { people, type PersonName } from '../people.ts'
import { walletBehaviours } from '../wallet/behaviour.ts'
import type { WalletController } from '../wallet/createWalletController.ts'
import type { World } from '../world.ts'
import {
  type Choice,
  keepChoice,
  networkConditions,
  scenarios,
  shownBehaviours,
} from './chosenWorld.ts'
import styles from './DemoPanel.module.css'
import { MailboxPanel } from './MailboxPanel.tsx'
import { RecoveryButton } from './RecoveryButton.tsx'
import { type DemoPush, type PushBehaviour, pushBehaviours } from './demoPush.ts'
import { demoText } from './text.ts'

export interface WorldSwitchesProps {
  world: World
  wallet: WalletController
  choice: Choice
  push: DemoPush
}

/**
 * Settings of the demo: person, wallet behavior, scenario, network condition and the services'
 * behavior.
 */
export function WorldSwitches({ world, wallet, choice, push }: WorldSwitchesProps) {
  const text = useText(demoText)
  const { person, behaviour } = useSyncExternalStore(wallet.subscribe, wallet.get)
  const pushBehaviour = useSyncExternalStore(push.listen, () => push.get().behaviour)
  const [{ scenario, networkCondition, serviceBehaviour, gatewayVersion }, setChoice] =
    useState(choice)
  const change = (part: Partial<Choice>) => {
    const next = { scenario, networkCondition, serviceBehaviour, gatewayVersion, ...part }
    keepChoice(next)
    setChoice(next)
    world.setNetworkCondition(next.networkCondition)
    world.setServiceBehaviour(next.serviceBehaviour)
    // Another scenario needs a reload.
    if (part.scenario) location.assign('/')
  }
  const reset = async () => {
    await world.reset()
    clearPersistedCache(world.gatewayUrl)
    // Its chain no longer knows them.
    const sent = Object.keys(localStorage).filter((key) => /^coffer\.(pending|creations)/.test(key))
    for (const key of [recentTransactionsKey, deviceKey, ...sent]) localStorage.removeItem(key)
    push.set({ behaviour: 'agrees', permission: 'default', subscription: 0 })
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
          onChange={(event) =>
            wallet.set({ behaviour: event.target.value as (typeof walletBehaviours)[number] })
          }
        />
      </Field>
      <Field label={text('scenario')}>
        <Select
          value={scenario}
          options={scenarios.map((value) => ({ value, label: text(`scenario.${value}`) }))}
          onChange={(event) => change({ scenario: event.target.value as Choice['scenario'] })}
        />
      </Field>
      <Field label={text('networkCondition')}>
        <Select
          value={networkCondition}
          options={networkConditions.map((value) => ({
            value,
            label: text(`networkCondition.${value}`),
          }))}
          onChange={(event) =>
            change({ networkCondition: event.target.value as Choice['networkCondition'] })
          }
        />
      </Field>
      <Field label={text('serviceBehaviour')}>
        <Select
          value={serviceBehaviour}
          options={shownBehaviours.map((value) => ({
            value,
            label: text(`serviceBehaviour.${value}`),
          }))}
          onChange={(event) =>
            change({ serviceBehaviour: event.target.value as Choice['serviceBehaviour'] })
          }
        />
      </Field>
      <Field label={text('push')}>
        <Select
          value={pushBehaviour}
          options={pushBehaviours.map((value) => ({ value, label: text(`push.${value}`) }))}
          onChange={(event) => push.set({ behaviour: event.target.value as PushBehaviour })}
        />
      </Field>
      <MailboxPanel
        world={world}
        choice={{ scenario, networkCondition, serviceBehaviour, gatewayVersion }}
      />
      <RecoveryButton world={world} />
      <Button variant="danger" onClick={() => void reset()}>
        {text('reset')}
      </Button>
    </div>
  )
}
