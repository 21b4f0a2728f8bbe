import type { LoggedMessage } from '#apps/host'

/** A message with its response, as a row. */
export interface MessageRow {
  key: number
  /** Milliseconds. */
  at: number
  direction: 'in' | 'out'
  id: string | undefined
  /** The method, or the name of an event. */
  name: string
  origin: string | undefined
  check: 'accepted' | 'declined' | 'foreign' | 'ignored' | undefined
  /** Undefined until there is a response. */
  answer: { ms: number; error: { text: string; code: number | undefined } | undefined } | undefined
}

/** Rows to keep; older ones are dropped. */
export const maxRows = 500

/** Adds a message: a request as a new row, a response to the last request with its ID. */
export function withMessage(
  rows: readonly MessageRow[],
  message: LoggedMessage,
): readonly MessageRow[] {
  const key = (rows.at(-1)?.key ?? 0) + 1
  if (message.kind === 'answer') {
    const index = rows.findLastIndex(
      (row) => row.direction === 'in' && row.id === message.id && row.answer === undefined,
    )
    const asked = rows[index]
    if (asked)
      return rows.with(index, {
        ...asked,
        answer: { ms: message.at - asked.at, error: message.error },
      })
    // The theme is sent as an unsolicited response.
    return [
      ...rows,
      {
        key,
        at: message.at,
        direction: 'out',
        id: message.id,
        name: '',
        origin: undefined,
        check: undefined,
        answer: undefined,
      } as const,
    ].slice(-maxRows)
  }
  const row: MessageRow =
    message.kind === 'event'
      ? {
          key,
          at: message.at,
          direction: 'out',
          id: undefined,
          name: message.name,
          origin: undefined,
          check: undefined,
          answer: undefined,
        }
      : {
          key,
          at: message.at,
          direction: 'in',
          id: message.id,
          name: message.method ?? '',
          origin: message.origin,
          check: message.check,
          answer: undefined,
        }
  return [...rows, row].slice(-maxRows)
}
