import { expect, test } from 'vitest'
import type { Failure } from '#base'
import { englishText } from '../../../stories/englishText.ts'
import { problemText } from '../../../src/ui/Problem/text.ts'
import { failureText } from '../../../src/ui/Problem/failureText.ts'

const t = englishText(problemText)

test.each<[Failure, ReturnType<typeof failureText>]>([
  [
    { kind: 'offline' },
    { title: t('problem.offline.title'), text: t('problem.offline.text'), detail: undefined },
  ],
  [
    { kind: 'declined', status: 422, detail: 'Nonce 7 was already executed' },
    {
      title: t('problem.declined.title'),
      text: t('problem.declined.text', { status: 422 }),
      detail: 'Nonce 7 was already executed',
    },
  ],
  [
    { kind: 'notSent', detail: 'This "transactionId" cannot be sent.' },
    {
      title: "This link or ID isn't valid",
      text: "The request wasn't sent. Check that the link or ID is complete.",
      detail: 'This "transactionId" cannot be sent.',
    },
  ],
  [
    { kind: 'notOffered' },
    { title: t('problem.notOffered.title'), text: t('problem.notOffered.text'), detail: undefined },
  ],
  [
    { kind: 'redirected' },
    { title: t('problem.redirected.title'), text: t('problem.redirected.text'), detail: undefined },
  ],
  [
    { kind: 'limited' },
    { title: t('problem.limited.title'), text: t('problem.limited.text'), detail: undefined },
  ],
  // A fraction of a second is rounded up.
  [
    { kind: 'limited', retryAfter: 0.4 },
    {
      title: t('problem.limited.title'),
      text: t('problem.limited.seconds', { seconds: 1 }),
      detail: undefined,
    },
  ],
])('%o has a title, a text, and its technical detail', (failure, shown) =>
  expect(failureText(t, failure)).toEqual(shown),
)
