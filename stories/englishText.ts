import { type Catalog, makeText, type Text } from '#ui'

/** A catalog's English text, for stories and tests that find elements by it. */
export const englishText = <Id extends string>(catalog: Catalog<Id>): Text<Id> =>
  makeText(catalog, {
    locale: 'en',
    direction: 'ltr',
    timeZone: 'UTC',
    pseudo: undefined,
    translations: {},
  })
