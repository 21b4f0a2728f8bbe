import Compass from 'lucide-react/icons/compass'
import { ButtonLink, EmptyState, useText, VisuallyHidden } from '#ui'
import { mySafesLink } from '#screens/core/links'
import { notFoundText } from './text.ts'

type NotFoundReason =
  | { why: 'page' }
  | { why: 'unknownChain'; prefix: string; names: readonly string[] }
  | { why: 'invalid'; text: string }
  | { why: 'badChecksum'; text: string }
  | { why: 'notOffered'; network: string }

export interface NotFoundScreenProps {
  reason?: NotFoundReason
}

/** The page for unknown URLs, with a link to continue. */
export function NotFoundScreen({ reason = { why: 'page' } }: NotFoundScreenProps) {
  const text = useText(notFoundText)
  const words = {
    page: () => ({ title: text('notFound.title'), body: text('notFound.text') }),
    unknownChain: () => ({
      title: text('unknownChain.title'),
      body:
        reason.why === 'unknownChain'
          ? text('unknownChain.text', { prefix: reason.prefix, names: reason.names.join(', ') })
          : '',
    }),
    invalid: () => ({
      title: text('invalid.title'),
      body: reason.why === 'invalid' ? text('invalid.text', { text: reason.text }) : '',
    }),
    badChecksum: () => ({
      title: text('badChecksum.title'),
      body: reason.why === 'badChecksum' ? text('badChecksum.text', { text: reason.text }) : '',
    }),
    notOffered: () => ({
      title: text('notOffered.title'),
      body: reason.why === 'notOffered' ? text('notOffered.text', { network: reason.network }) : '',
    }),
  }[reason.why]()
  return (
    <>
      <VisuallyHidden>
        <h1>{text('notFound.heading')}</h1>
      </VisuallyHidden>
      <EmptyState
        variant="page"
        icon={Compass}
        title={words.title}
        text={words.body}
        action={
          <ButtonLink variant="primary" href={mySafesLink}>
            {text('notFound.action')}
          </ButtonLink>
        }
      />
    </>
  )
}
