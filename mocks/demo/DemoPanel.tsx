import FlaskConical from 'lucide-react/icons/flask-conical'
import { useSyncExternalStore } from 'react'
import { lookOf, usePreferences } from '#screens'
import { Button, Popover, TextProvider, ThemeRoot, useText } from '#ui'
import { people } from '../people.ts'
import styles from './DemoPanel.module.css'
import { demoText } from './text.ts'
import { WorldSwitches, type WorldSwitchesProps } from './WorldSwitches.tsx'

export type DemoPanelProps = WorldSwitchesProps

/** The demo's own panel, which the live product does not have: the settings of its world. */
export function DemoPanel(props: DemoPanelProps) {
  const [preferences] = usePreferences()
  return (
    <TextProvider locale="en">
      <ThemeRoot {...lookOf(preferences)}>
        <Corner {...props} />
      </ThemeRoot>
    </TextProvider>
  )
}

function Corner(props: DemoPanelProps) {
  const { wallet } = props
  const text = useText(demoText)
  const { name } = people[useSyncExternalStore(wallet.subscribe, wallet.get).person]
  const trigger = (
    <Button
      icon={FlaskConical}
      size="s"
      className={styles.button}
      aria-label={text('open', { name })}
    >
      {text('label')} · {name}
    </Button>
  )
  return (
    <div className={styles.corner}>
      <Popover trigger={trigger} label={text('heading')} side="top" align="start">
        <div className={styles.panel}>
          <WorldSwitches {...props} />
        </div>
      </Popover>
    </div>
  )
}
