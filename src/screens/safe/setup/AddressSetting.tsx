import type { ReactNode } from 'react'
import type { Address, ChainSummary } from '#base'
import type { Party } from '#domain'
import { Button, useText } from '#ui'
import { Setting } from '#screens/common/setting'
import { PartyText } from '#screens/common/parties'
import styles from './SetupView.module.css'
import { setupText } from './text.ts'
import type { SetupChange } from './setupForm.ts'

interface AddressSettingProps {
  chain: ChainSummary
  /** An account with the gateway's name for it. */
  party: (address: Address) => Party
  /** Why nothing can be changed. */
  disabledReason: string | undefined
  onChange: (change: SetupChange) => void
  name: 'guard' | 'moduleGuard' | 'handler'
  /** null: none. undefined: unknown. */
  address: Address | null | undefined
  set: 'setGuard' | 'setModuleGuard' | 'setHandler'
  remove: 'removeGuard' | 'removeModuleGuard' | 'removeHandler'
}

/** A contract that the Safe calls, and the buttons that set or remove it. */
export function AddressSetting({
  name,
  address,
  set,
  remove,
  chain,
  party,
  disabledReason,
  onChange,
}: AddressSettingProps) {
  const text = useText(setupText)
  const button = (label: string, kind: typeof set | typeof remove): ReactNode => (
    <Button
      size="s"
      aria-label={text('action', { action: label, name: text(name) })}
      disabledReason={disabledReason}
      onClick={() => onChange({ kind })}
    >
      {label}
    </Button>
  )
  return (
    <Setting label={text(name)} help={text(`${name}.help`)}>
      {() => (
        <span className={styles.values}>
          {address ? (
            <PartyText party={party(address)} chain={chain} prefixed={false} avatar={20} />
          ) : (
            <span className={styles.unset}>{text(address === null ? 'none' : 'unknown')}</span>
          )}
          <span className={styles.buttons}>
            {address && button(text('remove'), remove)}
            {button(text(address ? 'change' : 'set'), set)}
          </span>
        </span>
      )}
    </Setting>
  )
}
