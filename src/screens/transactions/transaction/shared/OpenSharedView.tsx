import type { ChainSummary } from '#base'
import type { SharedTransaction } from '#safe'
import { ButtonLink, Field, Notice, TextInput, useText } from '#ui'
import { Page } from '#screens/common/pages'
import { safeParam } from '#screens/core/links'
import { FileButton } from '#screens/common/form'
import styles from './OpenSharedView.module.css'
import { type OpenProblem, problemText } from './problemText.ts'
import { sharedTransactionText } from './text.ts'

export interface OpenSharedViewProps {
  chains: readonly ChainSummary[]
  typed: string
  onTyped: (words: string) => void
  onFile: (file: File) => void
  /** What was found in the link or the file; undefined while there is neither. */
  found:
    | { status: 'read'; shared: SharedTransaction; href: string }
    | { status: 'declined'; problem: OpenProblem; href?: string | undefined }
    | undefined
}

/**
 * A field to paste a link and a button to choose a file, with what was found or why it can't be
 * opened.
 */
export function OpenSharedView({ chains, typed, onTyped, onFile, found }: OpenSharedViewProps) {
  const text = useText(sharedTransactionText)
  return (
    <Page width="reading" heading={text('open.heading')} lead={text('open.text')}>
      <Field label={text('open.link')}>
        <TextInput value={typed} onChange={({ target }) => onTyped(target.value)} mono />
      </Field>
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
