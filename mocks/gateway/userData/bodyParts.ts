import { readObject, readText } from '../reading/values.ts'
import { invalid } from '../httpError.ts'

type Fields = Record<string, unknown>

/** A list field of a body; 422 for anything else. */
function readList(body: Fields, name: string): unknown[] {
  const value = body[name]
  if (Array.isArray(value)) return value
  throw invalid({
    code: 'invalid_type',
    expected: 'array',
    message: `Invalid input: expected array, received ${value === null ? 'null' : typeof value}`,
    path: [name],
  })
}

/** A list field of objects. */
export const readObjects = (body: Fields, name: string): Fields[] =>
  readList(body, name).map(readObject)

/** A list field of strings. */
export const readTexts = (body: Fields, name: string): string[] =>
  readList(body, name).map((item) => readText({ [name]: item }, name))

/** A string field with one of these values. */
export function readWord<Word extends string>(
  body: Fields,
  name: string,
  words: readonly Word[],
): Word {
  const value = readText(body, name)
  const word = words.find((one) => one === value)
  if (word === undefined)
    throw invalid({
      code: 'custom',
      message: `Invalid option: expected one of ${words.map((one) => `"${one}"`).join('|')}`,
      path: [name],
    })
  return word
}
