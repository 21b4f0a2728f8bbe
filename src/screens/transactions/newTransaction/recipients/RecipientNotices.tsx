import { Notice, useText, useTextSettings } from '#ui'
import { formatList } from '#screens/common/hooks'
import { LookupProblem } from '#screens/common/typedAddress'
import styles from '../../../common/form/fields.module.css'
import { newTransactionText } from '../text.ts'
import type { RecipientsReading } from './readRecipients.ts'

/** What to know about recipients before they are added: names, look-alikes, and repetitions. */
export function RecipientNotices({
  reading: { lines, pending },
  network,
}: {
  reading: RecipientsReading
  network: string
}) {
  const text = useText(newTransactionText)
  const { locale } = useTextSettings()
  const lookAlikes = [false, true].map((isReported) => ({
    isReported,
    alike: lines.filter(
      ({ lookAlike }) => lookAlike && (lookAlike.isReported ?? false) === isReported,
    ),
  }))
  const repeated = lines.filter(({ isRepeated }) => isRepeated)
  const named = lines.filter(({ name }) => name !== undefined)
  const unresolved = new Map(pending.map((one) => [one.name, one]))
  return (
    <>
      {[...unresolved.values()].map(({ name, lookup }) => (
        <LookupProblem key={name} name={name} lookup={lookup} />
      ))}
      {named.length > 0 && (
        <Notice title={text('recipients.resolved', { network })}>
          <ul className={styles.problems}>
            {named.map(({ number, name, to }) => (
              <li key={number}>
                {text('recipients.line', { number, problem: `${name} = ${to}` })}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {lookAlikes.map(
        ({ isReported, alike }) =>
          alike.length > 0 && (
            <Notice
              key={String(isReported)}
              tone={isReported ? 'warning' : 'danger'}
              title={text(isReported ? 'recipients.reported' : 'recipients.lookAlike')}
            >
              <ul className={styles.problems}>
                {alike.map(({ number, to, lookAlike }) => (
                  <li key={number}>
                    {text('recipients.line', {
                      number,
                      problem: `${to} ≠ ${lookAlike?.name ?? ''} ${lookAlike?.address}`,
                    })}
                  </li>
                ))}
              </ul>
            </Notice>
          ),
      )}
      {repeated.length > 0 && (
        <Notice tone="warning">
          {text('recipients.repeated', {
            lines: formatList(
              locale,
              repeated.map(({ number }) => String(number)),
            ),
          })}
        </Notice>
      )}
    </>
  )
}
