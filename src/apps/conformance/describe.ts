import type { Received } from './createProbe.ts'

const cut = (text: string): string => (text.length > 120 ? `${text.slice(0, 119)}…` : text)

const jsonOf = (value: unknown): string =>
  cut(
    JSON.stringify(value, (_, one: unknown) => (typeof one === 'bigint' ? String(one) : one)) ??
      'undefined',
  )

/** A response in short: its data, or its code and error. */
export function describe(answer: Received | undefined): string {
  if (!answer) return 'no response'
  const { success, data, error, code } = answer.fields
  return success === true
    ? jsonOf(data)
    : cut(`${typeof code === 'number' ? code : 'no code'}, ${String(error)}`)
}

export const isSuccess = (answer: Received | undefined): answer is Received =>
  answer?.fields.success === true

export const codeOf = (answer: Received | undefined): unknown =>
  answer?.fields.success === false ? answer.fields.code : undefined

/** A changed theme, or an event: messages that no request is waiting for. */
export const isUnasked = ({ fields }: Received): boolean =>
  typeof fields.event === 'string' ||
  (fields.success === true &&
    typeof (fields.data as { darkMode?: unknown } | null | undefined)?.darkMode === 'boolean')
