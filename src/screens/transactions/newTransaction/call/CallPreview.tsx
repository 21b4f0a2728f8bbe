import type { ChainSummary } from '#base'
import type { Erc20 } from '#chain'
import type { BuilderCall } from '#safe'
import { Code, Disclosure, useText } from '#ui'
import type { ReadCall } from '#screens/transactions/draft'
import { useCallSentence } from '#screens/transactions/review'
import { ArgumentsLine } from '../ArgumentsLine.tsx'
import { newTransactionText } from '../text.ts'
import styles from './CallView.module.css'

/** A call as it would be added. */
export interface PreviewedCall {
  call: BuilderCall
  /** What it does, decoded from its data. */
  read: ReadCall
  tokens: readonly Erc20[]
}

/** What a call will do, in the words of its review, while it is drafted. */
export function CallPreview({
  preview,
  chain,
}: {
  /** undefined: it isn't complete. */
  preview: PreviewedCall | undefined
  chain: ChainSummary
}) {
  const text = useText(newTransactionText)
  return (
    <section className={styles.preview} aria-label={text('call.preview')}>
      <span className={styles.label} aria-hidden>
        {text('call.preview')}
      </span>
      {preview ? (
        <Said {...preview} chain={chain} />
      ) : (
        <p className={styles.empty}>{text('call.preview.empty')}</p>
      )}
    </section>
  )
}

function Said({ call, read, tokens, chain }: PreviewedCall & { chain: ChainSummary }) {
  const text = useText(newTransactionText)
  const { drawn, title } = useCallSentence({ ...read, tokens, chain, valued: true })
  const { decoded } = read
  return (
    <>
      <p className={styles.sentence}>{drawn}</p>
      {title && <p className={styles.details}>{title}</p>}
      {decoded && decoded.parameters.length > 0 && (
        <p className={styles.details}>
          <ArgumentsLine decoded={decoded} chain={chain} />
        </p>
      )}
      {call.data !== '0x' && (
        <Disclosure summary={text('call.data')}>
          <Code label={text('call.data')} value={call.data} />
        </Disclosure>
      )}
    </>
  )
}
