import { useId } from 'react'
import type { ChainSummary } from '#base'
import { Checkbox, useText } from '#ui'
import styles from '../../../common/contactForm/ContactView.module.css'
import { contactText } from '#screens/common/contactForm'

export interface NetworkChoiceProps {
  chains: readonly ChainSummary[]
  /** Whether the name counts on all networks. */
  isForAll: boolean
  /** IDs of the chosen networks. */
  chosen: readonly string[]
  onChange: (isForAll: boolean, chosen: readonly string[]) => void
  error: string | undefined
}

/** All networks, or some of them. */
export function NetworkChoice({ chains, isForAll, chosen, onChange, error }: NetworkChoiceProps) {
  const text = useText(contactText)
  const errorId = useId()
  // A contact may be for a network that this site doesn't support.
  const others = chosen.filter((id) => !chains.some(({ chainId }) => chainId === id))
  const options = [
    ...chains.map(({ chainId, name }) => ({ chainId, name })),
    ...others.map((chainId) => ({ chainId, name: text('networks.unknown', { chainId }) })),
  ]
  return (
    <fieldset
      className={styles.networks}
      data-invalid={error ? '' : undefined}
      aria-describedby={error ? errorId : undefined}
    >
      <legend className={styles.legend}>{text('networks')}</legend>
      <Checkbox
        label={text('networks.all')}
        checked={isForAll}
        onChange={(all) => onChange(all, chosen)}
      />
      {!isForAll && (
        <div className={styles.options}>
          {options.map(({ chainId, name }) => (
            <Checkbox
              key={chainId}
              label={name}
              checked={chosen.includes(chainId)}
              onChange={(checked) =>
                onChange(
                  false,
                  checked ? [...chosen, chainId] : chosen.filter((one) => one !== chainId),
                )
              }
            />
          ))}
        </div>
      )}
      <div aria-live="polite">
        {error && (
          <p id={errorId} className={styles.error}>
            {error}
          </p>
        )}
      </div>
    </fieldset>
  )
}
