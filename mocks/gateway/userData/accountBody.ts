import type { AccountDataSetting } from '#gateway'
import { readObject, readText } from '../reading/values.ts'
import { HttpError } from '../httpError.ts'
import { readObjects } from './bodyParts.ts'

// Gateways with accounts are from 2025: their validation messages are older.
const wrong = (field: string, issue: Record<string, unknown> & { message: string }) =>
  new HttpError(422, { statusCode: 422, ...issue, path: [field] })
const wrongType = (field: string, expected: string, value: unknown) =>
  wrong(field, {
    code: 'invalid_type',
    expected,
    received: typeof value,
    message: value === undefined ? 'Required' : `Expected ${expected}, received ${typeof value}`,
  })
const lengthIssue = { type: 'string', inclusive: true, exact: false }

/**
 * An account name: 3 to 20 letters and digits, with single dots, underscores, and hyphens between
 * them.
 */
export function readAccountName(body: Record<string, unknown>): string {
  const { name } = body
  if (typeof name !== 'string') throw wrongType('name', 'string', name)
  if (name.length < 3)
    throw wrong('name', {
      code: 'too_small',
      minimum: 3,
      ...lengthIssue,
      message: 'Account names must be at least 3 characters long',
    })
  if (name.length > 20)
    throw wrong('name', {
      code: 'too_big',
      maximum: 20,
      ...lengthIssue,
      message: 'Account names must be at most 20 characters long',
    })
  if (!/^[a-zA-Z0-9]+(?:[._-][a-zA-Z0-9]+)*$/.test(name)) {
    const message =
      'Account names must start with a letter or number and can contain alphanumeric characters, ' +
      'periods, underscores, and hyphens'
    throw wrong('name', { code: 'invalid_string', validation: 'regex', message })
  }
  return name
}

/** The kinds of data an account stores; if one is named twice, the last one counts. */
export function readSettings(raw: unknown): AccountDataSetting[] {
  const asked = readObjects(readObject(raw), 'accountDataSettings').map((item) => {
    const { enabled } = item
    if (typeof enabled !== 'boolean') throw wrongType('enabled', 'boolean', enabled)
    return [readText(item, 'dataTypeId'), enabled] as const
  })
  return [...new Map(asked)].map(([dataTypeId, enabled]) => ({ dataTypeId, enabled }))
}
