import { type Catalogue, makeText, type Text } from '#ui'

/** A catalog's English text, for stories and tests that find elements by it. */
export const englishText = <Id extends string>(catalogue: Catalogue<Id>): Text<Id> =>
  makeText(catalogue, {
    locale: 'en',
    direction: 'ltr',
    timeZone: 'UTC',
    pseudo: undefined,
    translations: {},
  })
