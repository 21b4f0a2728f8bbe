import type { ReactNode } from 'react'
import { type ChainSummary, shortAddress, shortName } from '#base'
import { Checkbox, useText, useTextSettings } from '#ui'
import { formatList } from '#screens/common/hooks'
import styles from './ImportView.module.css'
import type { ImportedContact, ImportPlan } from './planImport.ts'
import type { UnreadLine } from './readContacts.ts'
import { importText } from './text.ts'
import { useLineProblemText } from './useLineProblemText.ts'

/** Maximum contacts of a file, and problems, of each kind that are listed individually. */
const listed = 100

const keyOf = ({ contact: { address, chains, name } }: ImportedContact): string =>
  `${address} ${chains.join()} ${name}`

export interface ImportPreviewProps {
  plan: ImportPlan
  problems: readonly UnreadLine[]
  chains: readonly ChainSummary[]
  /** They come from a link: each is chosen individually, by its whole address. */
  isShared?: boolean
  isChosen: (one: ImportedContact) => boolean
  onChoose: (those: readonly ImportedContact[], isChosen: boolean) => void
}

/**
 * What a file or a link would change: ambiguous contacts, changes, and new contacts; then each
 * unreadable line.
 */
export function ImportPreview({
  plan: { added, changed },
  problems,
  chains,
  isShared = false,
  ...choice
}: ImportPreviewProps) {
  const text = useText(importText)
  const { locale } = useTextSettings()
  const problemText = useLineProblemText(chains)
  const nameOf = (chainId: string) =>
    chains.find((one) => one.chainId === chainId)?.name ?? text('networks.unknown', { chainId })
  const payee = ({ token, note }: ImportedContact['contact']) =>
    token || note ? formatList(locale, [token, note]) : undefined
  const place = ({ contact, payeeBefore }: ImportedContact, address: string) =>
    formatList(locale, [placeOf(contact, address), payeeBefore ? undefined : payee(contact)])
  const placeOf = ({ chains: ids }: ImportedContact['contact'], address: string) =>
    ids.length > 0
      ? text('change.networks', { address, networks: formatList(locale, ids.map(nameOf)) })
      : address
  const label = ({ before, contact }: ImportedContact) =>
    before === undefined || before === contact.name ? (
      <bdi>{shortName(contact.name)}</bdi>
    ) : (
      text('change', { before: shortName(before), after: shortName(contact.name) })
    )
  /** Its current token and note, next to those that it would get. */
  const payeeChanges = ({ contact, payeeBefore }: ImportedContact) =>
    payeeBefore &&
    (['token', 'note'] as const).map((what) => {
      const [before, after] = [payeeBefore[what], contact[what]]
      if (after === undefined || before === after) return undefined
      const change =
        before === undefined ? text('change.new', { after }) : text('change', { before, after })
      return (
        <span key={what} className={styles.reason}>
          {text(`change.${what}`, { change })}
        </span>
      )
    })
  const reasons = (one: ImportedContact) => (
    <>
      <span className={styles.reason}>{place(one, one.contact.address)}</span>
      {payeeChanges(one)}
      {doubts(one)}
    </>
  )
  const doubts = ({ resembles: { lookAlike, sameName } = {} }: ImportedContact) => (
    <>
      {lookAlike && (
        <span className={styles.reason}>
          {lookAlike.name === undefined
            ? text(lookAlike.isReported ? 'resembles.reported' : 'resembles.safe', {
                address: lookAlike.address,
              })
            : text('resembles.address', {
                name: shortName(lookAlike.name),
                address: lookAlike.address,
              })}
        </span>
      )}
      {sameName && (
        <span className={styles.reason}>
          {text('resembles.name', { address: sameName.address })}
        </span>
      )}
    </>
  )
  const flagged = [...added, ...changed].filter(({ resembles }) => resembles)
  const plain = added.filter(({ resembles }) => !resembles)
  const addressOf = ({ contact: { address } }: ImportedContact) =>
    isShared ? address : shortAddress(address)
  const most = isShared ? Infinity : listed
  return (
    <>
      <Choices
        title={text('flagged')}
        all={flagged}
        most={most}
        label={label}
        hint={reasons}
        {...choice}
      />
      <Choices
        title={text('changes')}
        text={text('changes.keep')}
        hasAll={!isShared}
        most={most}
        all={changed.filter(({ resembles }) => !resembles)}
        label={label}
        hint={(one) => (
          <>
            <span className={styles.reason}>{place(one, addressOf(one))}</span>
            {payeeChanges(one)}
          </>
        )}
        {...choice}
      />
      {isShared && (
        <Choices
          title={text('added')}
          all={plain}
          most={most}
          label={label}
          hint={reasons}
          {...choice}
        />
      )}
      {!isShared && plain.length > 0 && (
        <section className={styles.group}>
          <h3 className={styles.heading}>{text('added')}</h3>
          <ul className={styles.lines}>
            {plain.slice(0, listed).map((one) => (
              <li key={keyOf(one)}>
                <bdi>{shortName(one.contact.name)}</bdi>{' '}
                <span className={styles.line}>{place(one, shortAddress(one.contact.address))}</span>
              </li>
            ))}
            {plain.length > listed && (
              <li>{text('added.more', { count: plain.length - listed })}</li>
            )}
          </ul>
        </section>
      )}
      {problems.length > 0 && (
        <section className={styles.group}>
          <h3 className={styles.heading}>{text('problems')}</h3>
          <ul className={styles.lines}>
            {problems.slice(0, listed).map(({ line, problem }) => (
              <li key={line}>
                <span className={styles.line}>{text('line', { line })}</span> ·{' '}
                {problemText(problem)}
              </li>
            ))}
            {problems.length > listed && (
              <li>{text('problems.more', { count: problems.length - listed })}</li>
            )}
          </ul>
        </section>
      )}
    </>
  )
}

interface ChoicesProps extends Pick<ImportPreviewProps, 'isChosen' | 'onChoose'> {
  title: string
  text?: string
  /** Whether all of them can be chosen at once. */
  hasAll?: boolean
  /** How many are listed individually. */
  most: number
  all: readonly ImportedContact[]
  label: (one: ImportedContact) => ReactNode
  hint: (one: ImportedContact) => ReactNode
}

/** Contacts with a checkbox each, and one for those that aren't listed. */
function Choices({
  title,
  text: words,
  hasAll = false,
  most,
  all,
  label,
  hint,
  isChosen,
  onChoose,
}: ChoicesProps) {
  const text = useText(importText)
  const rest = all.slice(most)
  if (all.length === 0) return null
  return (
    <fieldset className={styles.group}>
      <legend className={styles.heading}>{title}</legend>
      {words && <p className={styles.words}>{words}</p>}
      {hasAll && all.length > 1 && (
        <Checkbox
          label={text('changes.all')}
          checked={all.every(isChosen)}
          onChange={(checked) => onChoose(all, checked)}
        />
      )}
      {all.slice(0, most).map((one) => (
        <Checkbox
          key={keyOf(one)}
          label={label(one)}
          hint={hint(one)}
          checked={isChosen(one)}
          onChange={(checked) => onChoose([one], checked)}
        />
      ))}
      {rest.length > 0 && (
        <Checkbox
          label={text('changes.more', { count: rest.length })}
          checked={rest.every(isChosen)}
          onChange={(checked) => onChoose(rest, checked)}
        />
      )}
    </fieldset>
  )
}
