import { useState, useSyncExternalStore } from 'react'
import { clearPersistedCache } from '#queries/cache'
import { deviceKey } from '#screens/settings/notifications'
import { Button, Field, Select, useText } from '#ui'
import { recentTransactionsKey } from '#wallet'
import { people, type PersonName } from '../people.ts'
import { secondNodes } from '../services/secondNode.ts'
import { walletBehaviors } from '../wallet/behavior.ts'
import type { WalletController } from '../wallet/createWalletController.ts'
import type { World } from '../world.ts'
import {
  type Choice,
  keepChoice,
  networkConditions,
  scenarios,
  shownBehaviors,
} from './chosenWorld.ts'
import styles from './DemoPanel.module.css'
import { MailboxPanel } from './MailboxPanel.tsx'
import { RecoveryButton } from './RecoveryButton.tsx'
import { type DemoPush, type PushBehavior, pushBehaviors } from './demoPush.ts'
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
  const { person, behavior } = useSyncExternalStore(wallet.subscribe, wallet.get)
  const pushBehavior = useSyncExternalStore(push.listen, () => push.get().behavior)
  const [current, setChoice] = useState(choice)
  const { scenario, networkCondition, serviceBehavior, gateway, secondNode } = current
  const change = (part: Partial<Choice>) => {
    const next = { ...current, ...part }
    keepChoice(next)
    setChoice(next)
    world.setNetworkCondition(next.networkCondition)
    world.setServiceBehavior(next.serviceBehavior)
    // A different scenario, gateway, or node needs a reload.
    if (part.scenario ?? part.gateway ?? part.secondNode) location.assign('/')
  }
  const reset = async () => {
    await world.reset()
    clearPersistedCache(world.gatewayUrl)
    // The new chain doesn't know them.
    const sent = Object.keys(localStorage).filter((key) =>
      /^coffer\.(pending|creations|queue)/.test(key),
    )
    for (const key of [recentTransactionsKey, deviceKey, ...sent]) localStorage.removeItem(key)
    push.set({ behavior: 'agrees', permission: 'default', subscription: 0 })
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
      <Field label={text('behavior')}>
        <Select
          value={behavior}
          options={walletBehaviors.map((value) => ({ value, label: text(`behavior.${value}`) }))}
          onChange={(event) =>
            wallet.set({ behavior: event.target.value as (typeof walletBehaviors)[number] })
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
      <Field label={text('gateway')}>
        <Select
          value={gateway}
          options={(['served', 'none'] as const).map((value) => ({
            value,
            label: text(`gateway.${value}`),
          }))}
          onChange={(event) => change({ gateway: event.target.value as Choice['gateway'] })}
        />
      </Field>
      <Field label={text('secondNode')}>
        <Select
          value={secondNode}
          options={(['none', ...secondNodes] as const).map((value) => ({
            value,
            label: text(`secondNode.${value}`),
          }))}
          onChange={(event) => change({ secondNode: event.target.value as Choice['secondNode'] })}
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
      <Field label={text('serviceBehavior')}>
        <Select
          value={serviceBehavior}
          options={shownBehaviors.map((value) => ({
            value,
            label: text(`serviceBehavior.${value}`),
          }))}
          onChange={(event) =>
            change({ serviceBehavior: event.target.value as Choice['serviceBehavior'] })
          }
        />
      </Field>
      <Field label={text('push')}>
        <Select
          value={pushBehavior}
          options={pushBehaviors.map((value) => ({ value, label: text(`push.${value}`) }))}
          onChange={(event) => push.set({ behavior: event.target.value as PushBehavior })}
        />
      </Field>
      <MailboxPanel world={world} choice={current} />
      <RecoveryButton world={world} />
      <Button variant="danger" onClick={() => void reset()}>
        {text('reset')}
      </Button>
    </div>
  )
}
