/** Characters that are invisible, or that change how the text around them is read. */
const hidden =
  /[\u007F-\u009F\u00AD\u061C\u180E\u200B-\u200F\u2028-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB]/g

/** JSON text of a value with hidden characters escaped: it reads as it is, and means the same. */
export const rawJson = (value: unknown): string =>
  JSON.stringify(
    value,
    (_, one: unknown) => (typeof one === 'bigint' ? one.toString() : one),
    2,
  ).replaceAll(hidden, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`)
