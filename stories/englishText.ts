import { type Catalogue, makeText, type Text } from '#ui'

/** The English texts of a catalog, for stories and tests that find a part by what it says. */
export const englishText = <Id extends string>(catalogue: Catalogue<Id>): Text<Id> =>
  makeText(catalogue, {
    locale: 'en',
    direction: 'ltr',
    timeZone: 'UTC',
    pseudo: undefined,
    translations: {},
  })
