import ArrowRight from 'lucide-react/icons/arrow-right'
import type { ChainSummary } from '#base'
import type { OwnersChange } from '#safe'
import { DataItem, useText, VisuallyHidden } from '#ui'
import { settingsTitle } from '#screens/common/action'
import { PartyText } from '#screens/common/parties'
import { transactionText } from '#screens/common/signing'
import { sharedText } from '#screens/core/text'
import styles from '../../common/signing/Review.module.css'

/** Who owns the Safe, who is added and removed, and how many have to sign: fields of a list. */
export function OwnersItems({
  owners,
  before,
  after,
  chain,
}: OwnersChange & { chain: ChainSummary | undefined }) {
  const text = useText(transactionText)
  const shared = useText(sharedText)
  const of = (one: OwnersChange['before']) => text('threshold.of', one)
  const isSame = of(before) === of(after)
  return (
    <>
      <DataItem label={text('field.owners')}>
        <ul className={styles.owners}>
          {owners.map(({ address, change }) => (
            <li key={address} data-change={change}>
              {change !== 'kept' && (
                <>
                  <VisuallyHidden>
                    {settingsTitle(shared, {
                      type: change === 'added' ? 'addOwner' : 'removeOwner',
                    })}
                  </VisuallyHidden>
                  <span aria-hidden>{change === 'added' ? '+' : '−'}</span>
                </>
              )}
              <PartyText
                party={{ address, name: null }}
                chain={chain}
                prefixed={false}
                avatar={20}
              />
            </li>
          ))}
        </ul>
      </DataItem>
      <DataItem label={text('field.threshold')}>
        {isSame ? (
          of(after)
        ) : (
          <>
            <VisuallyHidden>
              {text('threshold.change', { before: of(before), after: of(after) })}
            </VisuallyHidden>
            <span className={styles.change} aria-hidden>
              {of(before)}
              <ArrowRight size={15} />
              {of(after)}
            </span>
          </>
        )}
      </DataItem>
    </>
  )
}
