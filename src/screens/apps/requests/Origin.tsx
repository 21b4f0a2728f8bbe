import CircleCheck from 'lucide-react/icons/circle-check'
import Globe from 'lucide-react/icons/globe'
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import { createContext, useContext } from 'react'
import { type SafeRef, visibleText } from '#base'
import { DataList, Notice, useText } from '#ui'
import { AppMark, appsText } from '#screens/apps/common'
import { PartyItem } from '#screens/transactions/review'
import { transactionText } from '#screens/common/signing'
import { useChain } from '#screens/core/environment'
import styles from './Request.module.css'

/** Whether the app has abandoned the request. */
export const IsOver = createContext(false)

/** The Safe that an app's request is for; undefined if the content below names it. */
export const AskedSafe = createContext<SafeRef | undefined>(undefined)

/** The requesting app; undefined if only the origin of its page is known. */
export const AskingApp = createContext<
  | {
      name: string
      url: string
      /** Whether the app list of the Safe's network has it; undefined while that isn't known. */
      isListed: boolean | undefined
    }
  | undefined
>(undefined)

/** The name of the requesting app, for a sentence; its origin if it has none. */
export function useAskingName(origin: string): string {
  const name = visibleText(useContext(AskingApp)?.name ?? '').trim()
  return name || origin
}

/**
 * The requesting app and its page's whole origin in the browser's spelling, with other scripts as
 * ASCII; the Safe, because the surrounding page may show another one; and whether the request is
 * still pending.
 */
export function Origin({ origin }: { origin: string }) {
  const text = useText(appsText)
  const isOver = useContext(IsOver)
  const at = useContext(AskedSafe)
  const app = useContext(AskingApp)
  const name = visibleText(app?.name ?? '').trim()
  return (
    <>
      <div className={styles.origin}>
        {app ? <AppMark name={name} url={app.url} size={28} /> : <Globe size={16} aria-hidden />}
        <div className={styles.asking}>
          {app && (
            <span className={styles.head}>
              {name && <bdi className={styles.app}>{name}</bdi>}
              {app.isListed !== undefined && (
                <span className={styles.listed} data-listed={app.isListed}>
                  {app.isListed ? (
                    <CircleCheck size={14} aria-hidden />
                  ) : (
                    <TriangleAlert size={14} aria-hidden />
                  )}
                  {text(app.isListed ? 'request.listed' : 'notice.unknown')}
                </span>
              )}
            </span>
          )}
          <span className={styles.from}>{text('request.from', { origin })}</span>
        </div>
      </div>
      {at && <SafeItem at={at} />}
      {isOver && (
        <Notice live title={text('request.over')}>
          {text('request.overText')}
        </Notice>
      )}
    </>
  )
}

function SafeItem({ at }: { at: SafeRef }) {
  const text = useText(transactionText)
  const chain = useChain(at.chainId)
  return (
    <DataList>
      <PartyItem
        label={text('field.safe')}
        party={{ address: at.address, name: null }}
        chain={chain}
      />
    </DataList>
  )
}
