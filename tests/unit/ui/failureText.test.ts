import { expect, test } from 'vitest'
import { makeText } from '../../../src/ui/text/useText.ts'
import { uiText } from '../../../src/ui/text/uiText.ts'
import { failureText } from '../../../src/ui/Problem/failureText.ts'

const t = makeText(uiText, { locale: 'en', direction: 'ltr', timeZone: 'UTC', pseudo: undefined, translations: {} })

test('every failure says what happened and what to do', () => {
  expect(
    [
      { kind: 'offline' },
      { kind: 'unreachable' },
      { kind: 'timeout' },
      { kind: 'notFound' },
      { kind: 'refused', status: 422, detail: 'Nonce 7 was already executed' },
      { kind: 'limited' },
      { kind: 'limited', retryAfter: 0.4 },
      { kind: 'broken' },
    ].map((reason) => failureText(t, reason as Parameters<typeof failureText>[1])),
  ).toMatchInlineSnapshot(`
    [
      {
        "detail": undefined,
        "text": "Check your connection. Nothing is lost; this loads again when you are back.",
        "title": "You are offline",
      },
      {
        "detail": undefined,
        "text": "It may be down, or something blocks it. Your funds are not affected. Try again in a moment.",
        "title": "The service cannot be reached",
      },
      {
        "detail": undefined,
        "text": "The service did not answer in time. Try again.",
        "title": "This is taking too long",
      },
      {
        "detail": undefined,
        "text": "The service does not know this. Check the address and the network.",
        "title": "Nothing found here",
      },
      {
        "detail": "Nonce 7 was already executed",
        "text": "It answered with code 422. Try again; if it stays, the details below help whoever looks into it.",
        "title": "The service refused this",
      },
      {
        "detail": undefined,
        "text": "The service asks for a pause. Wait a moment, then try again.",
        "title": "Too many requests",
      },
      {
        "detail": undefined,
        "text": "The service asks for a pause. Try again in 1 second.",
        "title": "Too many requests",
      },
      {
        "detail": undefined,
        "text": "The service sent something unexpected, so it is not shown. Try again later.",
        "title": "The answer could not be read",
      },
    ]
  `)
})

test("the service's detail is kept", () => {
  expect(failureText(t, { kind: 'refused', status: 422, detail: 'Nonce 7 was already executed' }).detail).toBe('Nonce 7 was already executed')
})
