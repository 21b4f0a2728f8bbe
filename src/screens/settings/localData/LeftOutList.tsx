import type { ReactNode } from 'react'
import { type ChainSummary, shortAddress, shortName, visibleName } from '#base'
import { useText, useTextSettings } from '#ui'
import { useNameProblemText } from '#screens/common/contactName'
import { formatList } from '#screens/common/hooks'
import { useAddressProblemText } from '#screens/common/typedAddress'
import type { EntryProblem, LeftOut } from './leftOut.ts'
import styles from './LocalData.module.css'
import { safeWallet } from './safeWallet.ts'
import { localDataText } from './text.ts'

/** Maximum lines of each kind. */
const listed = 100

export interface LeftOutListProps {
  leftOut: readonly LeftOut[]
  chains: readonly ChainSummary[]
}

type Of<What extends LeftOut['what']> = Extract<LeftOut, { what: What }>

/** Parts of a file that aren't imported, each with its reason. */
export function LeftOutList({ leftOut, chains }: LeftOutListProps) {
  const text = useText(localDataText)
  const { locale } = useTextSettings()
  const problemText = useProblemText(chains)
  if (leftOut.length === 0) return null
  const of = <What extends LeftOut['what']>(what: What) =>
    leftOut.filter((one): one is Of<What> => one.what === what)
  const networkOf = (chainId: string) =>
    chains.find((one) => one.chainId === chainId)?.name ?? text('left.network', { chainId })
  const [entries, undeployed, endpoints] = [of('entry'), of('undeployed'), of('endpoint')]
  return (
    <section className={styles.parts} aria-label={text('left')}>
      <h3 className={styles.legend}>{text('left')}</h3>
      <Kind
        title={text('count.unread', { count: entries.length })}
        lines={entries.map(({ key, name, problem }) => (
          <>
            <span className={styles.key}>
              {name !== undefined && <bdi>{shown(name)}</bdi>} <bdi>{shown(key)}</bdi>
            </span>
            {' · '}
            {problemText(problem)}
          </>
        ))}
      />
      <Kind
        title={text('left.endpoints', { count: endpoints.length })}
        help={text('left.endpoints.text')}
        lines={endpoints.map(({ chainId, url }) => (
          <>
            {networkOf(chainId)} · <bdi className={styles.key}>{visibleName(url)}</bdi>
          </>
        ))}
      />
      <Kind
        title={text('left.undeployed', { count: undeployed.length })}
        help={text('left.undeployed.text', { app: safeWallet })}
        lines={undeployed.map(({ at }) => (
          <>
            {networkOf(at.chainId)} · <bdi className={styles.key}>{at.address}</bdi>
          </>
        ))}
      />
      {of('settings').map(({ names }) => (
        <p key="settings">
          {text('left.settings', { names: formatList(locale, names.map(settingName(text))) })}
        </p>
      ))}
      {of('apps').map(({ count }) => (
        <p key="apps">{text('left.apps', { count })}</p>
      ))}
      {of('parts').map(({ names }) => (
        <p key="parts">
          {text('left.parts', {
            names: formatList(locale, names.slice(0, listed).map(shown)),
          })}
        </p>
      ))}
    </section>
  )
}

interface KindProps {
  title: string
  help?: string
  lines: readonly ReactNode[]
}

function Kind({ title, help, lines }: KindProps) {
  const text = useText(localDataText)
  if (lines.length === 0) return null
  return (
    <div>
      <p>{title}</p>
      {help && <p className={styles.quiet}>{help}</p>}
      <ul className={styles.lines}>
        {lines.slice(0, listed).map((line, index) => (
          <li key={index}>{line}</li>
        ))}
        {lines.length > listed && <li>{text('left.more', { count: lines.length - listed })}</li>}
      </ul>
    </div>
  )
}

/** Content of the file, which may be anything. */
const shown = (words: string): string => {
  const name = visibleName(words.slice(0, 200)) ?? ''
  return name.startsWith('0x') ? shortAddress(name) : shortName(name)
}

const settings = [
  'addressEmojis',
  'curatedNestedSafes',
  'hideDust',
  'hideSuspiciousTransactions',
  'shortName',
  'signing',
  'tokenList',
  'transactionExecution',
] as const

type LocalText = ReturnType<typeof useText<keyof (typeof localDataText)['english']>>

/** A setting of Safe{Wallet}; an unknown one by its name in the file. */
const settingName =
  (text: LocalText) =>
  (name: string): string => {
    const known = settings.find((one) => one === name)
    return known ? text(`left.setting.${known}`) : name === 'tenderly' ? 'Tenderly' : shown(name)
  }

function useProblemText(chains: readonly ChainSummary[]): (problem: EntryProblem) => string {
  const text = useText(localDataText)
  const nameText = useNameProblemText()
  const addressText = useAddressProblemText(chains)
  return (problem) => {
    switch (problem.what) {
      case 'address':
        return addressText(problem.problem)
      case 'name':
        return nameText(problem.problem)
      case 'chain':
        return text('left.chain', { text: shown(problem.text) })
      case 'twice':
        return text('left.twice', { name: shown(problem.name) })
      case 'damaged':
        return text('left.damaged')
    }
  }
}
