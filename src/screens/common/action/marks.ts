import type { TextValues } from '#ui'

/** Placeholders for elements that a sentence has instead of text. */
export const marks = {
  amount: '\uE000',
  party: '\uE001',
  from: '\uE002',
  token: '\uE003',
  worth: '\uE004',
} as const

/** Removes the placeholders that untrusted text in a sentence's values may contain. */
export const unmarked = <Values extends TextValues>(values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? value.replaceAll(/[\uE000-\uE004]/g, '\uFFFD') : value,
    ]),
  ) as Values
