import type { ChainSummary } from '#base'
import { AddressText, Notice, useText, useTextSettings } from '#ui'
import { formatList } from '#screens/common/hooks'
import styles from './ContactView.module.css'
import type { ContactWarnings } from './contactForm.ts'
import { contactText } from './text.ts'

export interface ContactWarningListProps {
  warnings: Pick<ContactWarnings, 'sameName' | 'replaced'>
  chains: readonly ChainSummary[]
  /** The entered name. */
  name: string
}

/** What is known of the name and its networks, before saving. */
export function ContactWarningList({
  warnings: { sameName, replaced },
  chains,
  name,
}: ContactWarningListProps) {
  const text = useText(contactText)
  const { locale } = useTextSettings()
  const nameOf = (chainId: string) =>
    chains.find((one) => one.chainId === chainId)?.name ?? text('networks.unknown', { chainId })
  return (
    <div className={styles.warnings} aria-live="polite">
      {sameName && (
        <Notice tone="warning" title={text('sameName.title', { name })}>
          <div className={styles.other}>
            <AddressText address={sameName.address} name={sameName.name} variant="full" bare />
          </div>
        </Notice>
      )}
      {replaced.length > 0 && (
        <Notice tone="info" title={text('replaced.title')}>
          {replaced.map((one, index) => (
            <p key={index}>
              {one.chains.length > 0
                ? text('replaced', {
                    name: one.name,
                    networks: formatList(locale, one.chains.map(nameOf)),
                  })
                : text('replaced.all', { name: one.name })}
            </p>
          ))}
        </Notice>
      )}
    </div>
  )
}
