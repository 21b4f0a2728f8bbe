import { useRef } from 'react'
import type { ChainSummary } from '#base'
import type { ReadQueue, SharedTransaction } from '#safe'
import { Button, ButtonLink, Field, Link, Notice, TextInput, useText } from '#ui'
import { Page } from '#screens/common/pages'
import { useScan } from '#screens/common/scan'
import { safeParam } from '#screens/core/links'
import { FileButton } from '#screens/common/form'
import styles from './OpenSharedView.module.css'
import { type OpenProblem, problemText } from './problemText.ts'
import { sharedTransactionText } from './text.ts'
import type { Adding } from './useAddAll.ts'

export interface OpenSharedViewProps {
  chains: readonly ChainSummary[]
  typed: string
  onTyped: (words: string) => void
  onFile: (file: File) => void
  /** What was found in the link or the file; undefined while there is neither. */
  found:
    | { status: 'read'; shared: SharedTransaction; href: string }
    | { status: 'declined'; problem: OpenProblem; href?: string | undefined }
    | ({ status: 'several' } & SeveralProps)
    | undefined
}

/**
 * A field to paste a link and a button to choose a file, with what was found or why it can't be
 * opened.
 */
export function OpenSharedView({ chains, typed, onTyped, onFile, found }: OpenSharedViewProps) {
  const text = useText(sharedTransactionText)
  const field = useRef<HTMLInputElement>(null)
  const { button, scanner } = useScan((read) => {
    onTyped(read)
    field.current?.focus()
  })
  return (
    <Page width="reading" heading={text('open.heading')} lead={text('open.text')}>
      <Field label={text('open.link')}>
        <TextInput
          ref={field}
          value={typed}
          onChange={({ target }) => onTyped(target.value)}
          mono
          trailing={button}
        />
      </Field>
      {scanner}
      <div>
        <FileButton label={text('open.file')} accept=".json,application/json" onFile={onFile} />
      </div>
      <div role="status" className={styles.found}>
        {found?.status === 'declined' && (
          <Notice tone="danger" title={text('problem.title')}>
            <p>{problemText(text, found.problem, chains)}</p>
            {found.href && (
              <ButtonLink size="s" href={found.href}>
                {text('problem.openThere')}
              </ButtonLink>
            )}
          </Notice>
        )}
        {found?.status === 'read' && <Found {...found} chains={chains} />}
        {found?.status === 'several' && <Several {...found} chains={chains} />}
      </div>
    </Page>
  )
}

function Found({
  shared: { at, tx, signatures },
  href,
  chains,
}: {
  shared: SharedTransaction
  href: string
  chains: readonly ChainSummary[]
}) {
  const text = useText(sharedTransactionText)
  const network = chains.find(({ chainId }) => chainId === at.chainId)?.name ?? at.chainId
  return (
    <>
      <p>
        {text('open.found', {
          nonce: tx.nonce.toString(),
          safe: safeParam(chains, at),
          network,
          count: signatures.length,
        })}
      </p>
      <ButtonLink variant="primary" href={href}>
        {text('open.action')}
      </ButtonLink>
    </>
  )
}

interface SeveralProps {
  queue: ReadQueue
  adding: Adding
  queueHref: string
  onAdd: () => void
}

/** The transactions of one Safe, which are added to its queue together. */
function Several({
  queue: { all, problems },
  adding,
  queueHref,
  onAdd,
  chains,
}: SeveralProps & { chains: readonly ChainSummary[] }) {
  const text = useText(sharedTransactionText)
  const [first] = all
  const [problem] = problems
  const network = chains.find(({ chainId }) => chainId === first?.at.chainId)?.name ?? ''
  return (
    <>
      {first && (
        <p>
          {text('open.several', {
            count: all.length,
            safe: safeParam(chains, first.at),
            network,
          })}
        </p>
      )}
      {problem && (
        <Notice
          tone={first ? 'warning' : 'danger'}
          {...(!first && { title: text('problem.title') })}
        >
          {text('open.unread', {
            count: problems.length,
            reason: problemText(text, problem, chains),
          })}
        </Notice>
      )}
      {adding.status === 'done' ? (
        <Notice tone="done">
          <p>
            {text('open.added', {
              transactions: adding.added.transactions,
              signatures: adding.added.signatures,
            })}
          </p>
          {adding.added.rejected > 0 && (
            <p>{text('open.rejected', { count: adding.added.rejected })}</p>
          )}
          <Link href={queueHref}>{text('open.queue')}</Link>
        </Notice>
      ) : (
        <>
          {adding.status === 'failed' && <p>{text('notice.submitFailed')}</p>}
          {first && (
            <Button variant="primary" busy={adding.status === 'busy'} onClick={onAdd}>
              {text('open.addAll', { count: all.length })}
            </Button>
          )}
        </>
      )}
    </>
  )
}
